import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { documentsContent as texts } from '../property-documents.content.ts';
import { PropertyDocuments } from '../property-documents.tsx';

interface DocumentsPartProps {
  /** The property; undefined for one that is not saved. */
  id: string | undefined;
  /** Whether its tab is open; it loads when it first is. */
  isOpen: boolean;
  /** Called after a document was added or removed. */
  onChanged: () => void;
  /** Saves a draft and comes back to the documents. */
  onFirst: () => void;
}

/** The documents in the form of their property. A document belongs to a saved property, so the first one saves a draft. */
export function DocumentsPart({ id, isOpen, onChanged, onFirst }: DocumentsPartProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (id) return wasOpen && <PropertyDocuments id={id} onChanged={onChanged} />;
  return (
    <div>
      <Button look="outline" onClick={onFirst}>
        {texts.addFirst}
      </Button>
    </div>
  );
}
