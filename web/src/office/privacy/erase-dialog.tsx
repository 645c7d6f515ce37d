import { useApolloClient } from '@apollo/client/react';
import { formatDay } from 'domain/text/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SmallForm } from '../../office-kit/field/small-form.tsx';
import { privacyOfficeContent } from './privacy.content.ts';
import { ErasePersonalDataDocument } from './privacy.generated.ts';

const texts = privacyOfficeContent.erase;

/** What other screens have read, and must read again. */
const shownBy = [
  'contacts',
  'contact',
  'applications',
  'application',
  'subscribers',
  'listingReports',
  'trash',
];

interface EraseDialogProps {
  person: string;
  open: boolean;
  onClose: () => void;
  onErased: () => Promise<void>;
}

/** Says what an erasure does and what stays, and asks for it. */
export function EraseDialog({ person, open, onClose, onErased }: EraseDialogProps) {
  const client = useApolloClient();

  async function erase() {
    const { data } = await client.mutate({ mutation: ErasePersonalDataDocument, variables: { person } });
    if (!data) return;
    const { items, keptUntil } = data.erasePersonalData;
    showToast({ tone: 'success', text: texts.done(items, formatDay(keptUntil)) });
    for (const fieldName of shownBy) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    client.cache.gc();
    await onErased();
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <p>{texts.line}</p>
      <p className="mt-3 mb-5 text-sm text-ink-muted">{texts.law}</p>
      <div className="flex flex-wrap items-start gap-2">
        <SmallForm
          submitLabel={texts.submit}
          submittingLabel={texts.submitting}
          failed={texts.failed}
          look="danger"
          send={erase}
        />
        <Button look="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
