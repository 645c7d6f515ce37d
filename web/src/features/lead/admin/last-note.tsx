import { formatNearDate } from '../../../office-kit/moments.ts';
import { leadWorkContent } from './lead-work.content.ts';
import type { LeadEventFragment } from './lead-work.generated.ts';

const texts = leadWorkContent.note;

/** The newest note below the field: a colleague reads it before calling, and sees that a new one is stored. */
export function LastNote({ histories }: { histories: readonly (readonly LeadEventFragment[])[] }) {
  const last = histories
    .flat()
    .filter(({ kind }) => kind === 'NOTE')
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  return (
    <div aria-live="polite">
      {last && (
        <div className="mt-4 border-t border-line pt-3 text-dense">
          <p className="text-xs text-ink-muted">
            {texts.last}, <time dateTime={last.at}>{formatNearDate(last.at)}</time>{' '}
            {last.by && leadWorkContent.history.by.replace('{name}', last.by)}
          </p>
          <p className="mt-0.5 line-clamp-4 [overflow-wrap:anywhere] whitespace-pre-line">{last.text}</p>
        </div>
      )}
    </div>
  );
}
