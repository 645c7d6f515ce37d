import { Link } from 'react-router-dom';
import { presentNotice } from 'domain/site/notice-versions.ts';
import { consentContent } from './consent.content.ts';
import type { ConsentName } from './consents.ts';

const { boxes, legend, line, link, notice } = consentContent;
const linkClass =
  'inline-flex min-h-6 items-center font-semibold text-pine underline underline-offset-4 pointer-coarse:min-h-11';

/** Says what a form is for, with the notice, whose version the form sends along. */
export function NoticeLine({ purpose = 'enquiry' }: { purpose?: keyof typeof line }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-muted">
      <input type="hidden" name="noticeVersion" value={presentNotice.version} />
      <input type="hidden" name="noticeLanguage" value={presentNotice.language} />
      {line[purpose]}
      <Link to="/privacy" className={linkClass}>
        {notice}
      </Link>
    </p>
  );
}

interface ConsentFieldsProps {
  /** What this form can ask for beyond the answer. */
  offers: readonly ConsentName[];
  purpose?: keyof typeof line;
  values?: Record<string, string>;
  /** Whether the boxes stand folded below their legend. */
  folded?: boolean;
}

/** One box for each purpose beyond the answer, none ticked before the visitor does. */
export function ConsentFields({ offers, purpose, values = {}, folded = false }: ConsentFieldsProps) {
  const choices = (
    <div className="flex flex-wrap gap-x-6 pt-1">
      {offers.map((name) => (
        <label
          key={name}
          className="inline-flex min-h-8 items-center gap-3 text-sm text-ink-muted pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            name={name}
            defaultChecked={Boolean(values[name])}
            className="size-5 shrink-0"
          />
          {boxes[name]}
        </label>
      ))}
    </div>
  );
  return (
    <div className={folded ? 'grid gap-1' : 'grid gap-2'}>
      {folded ? (
        <details open={offers.some((name) => values[name])}>
          <summary className="text-xs font-semibold pointer-coarse:py-2.5">{legend} …</summary>
          {choices}
        </details>
      ) : (
        <fieldset>
          <legend className="text-sm font-semibold">{legend}</legend>
          {choices}
        </fieldset>
      )}
      <NoticeLine purpose={purpose} />
    </div>
  );
}

/** After sending: the way to the page where a consent is taken back. */
export function ChoicesLink({ path }: { path: string | undefined }) {
  return path ? (
    <p className="mt-4 text-sm">
      <Link to={path} className={linkClass}>
        {link}
      </Link>
    </p>
  ) : null;
}
