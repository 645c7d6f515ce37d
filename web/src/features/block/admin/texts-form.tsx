import { useState } from 'react';
import type { ReactNode } from 'react';
import { PublicationField } from '../../../office-kit/field/publication-field.tsx';
import { readPublication } from '../../../office-kit/publication.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { blockContent } from './block.content.ts';
import type { SiteText } from './site-texts.ts';
import type { Typing } from './use-typed-texts.ts';

const texts = blockContent.page;

interface TextsFormProps {
  typing: Typing;
  /** The texts that it saves; all that were typed into by default. */
  only?: readonly SiteText[];
  className?: string;
  children: ReactNode;
}

/** Fields of texts above the choice of when visitors read them. */
export function TextsForm({ typing, only, className, children }: TextsFormProps) {
  const [wrongDate, setWrongDate] = useState<string>();
  const { busy, failure, changed, save } = typing;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { publication, wrong } = readPublication(new FormData(event.currentTarget));
        setWrongDate(wrong ?? undefined);
        const chosen = only ? changed.filter((text) => only.includes(text)) : changed;
        if (!wrong && !busy) void save(publication, chosen);
      }}
      className={className}
    >
      <div inert={busy}>{children}</div>
      <div className="form-foot sticky bottom-0 z-10 mt-6 border-t border-line bg-paper py-4">
        {failure && (
          <div className="mb-3">
            <StatusMessage tone="danger">{failure}</StatusMessage>
          </div>
        )}
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PublicationField
            values={{ publication: 'PUBLISHED' }}
            error={wrongDate}
            live
            onState={() => setWrongDate(undefined)}
          />
          <Button type="submit" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
