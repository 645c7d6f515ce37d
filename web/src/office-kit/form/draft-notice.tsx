import { formatDateTime } from 'domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { draftNoticeContent as texts } from './draft-notice.content.ts';
import type { Draft } from './drafts.ts';

interface DraftNoticeProps {
  draft: Draft | null;
  onRestore: () => void;
  onDrop: () => void;
}

/** Offers unsaved input from an earlier visit. */
export function DraftNotice({ draft, onRestore, onDrop }: DraftNoticeProps) {
  if (!draft) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-field bg-warning-soft py-1 pr-1 pl-4 text-dense text-warning"
    >
      <p>
        {texts.typedOn} <time dateTime={draft.typedAt}>{formatDateTime(draft.typedAt)}</time>.
      </p>
      <div className="flex flex-wrap gap-1">
        <Button look="outline" onClick={onRestore}>
          {texts.restore}
        </Button>
        <Button look="quiet" onClick={onDrop}>
          {texts.discard}
        </Button>
      </div>
    </div>
  );
}
