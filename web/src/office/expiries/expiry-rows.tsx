import { Link } from 'react-router-dom';
import type { ExpiryKind } from 'domain/schema.generated.ts';
import { formatDay } from 'domain/text/format.ts';
import { expiriesContent as texts } from './expiries.content.ts';
import type { ExpiryFactsFragment } from './expiries.generated.ts';

/** From so many days before, a line is alarming. */
const urgentDays = 30;

/** The field of a property that each kind stands in. */
const fields: Partial<Record<ExpiryKind, string>> = {
  REGISTRATION: 'rera.validTo',
  EXTENSION: 'rera.extensionTo',
  AUTHORITY: 'rera.authorityTo',
  PORTAL_CHECK: 'rera.checkedOn',
};

function pathOf({ kind, itemId }: ExpiryFactsFragment): string {
  if (!itemId) return '/my-account/settings/company';
  const field = fields[kind];
  return field ? `/my-account/properties/${itemId}/edit#${field}` : `/my-account/team/${itemId}/edit`;
}

/** What ends, with its day and a link to its field. */
export function ExpiryRows({ expiries }: { expiries: readonly ExpiryFactsFragment[] }) {
  return (
    <ul className="text-dense">
      {expiries.map((expiry) => (
        <li
          key={`${expiry.kind}-${expiry.itemId ?? ''}`}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-5 py-1.5"
        >
          <div className="min-w-0">
            <Link
              to={pathOf(expiry)}
              className="inline-flex min-h-11 items-center font-medium [overflow-wrap:anywhere] underline-offset-4 hover:underline md:min-h-8"
            >
              {expiry.name}
            </Link>
            <p className="text-ink-muted">{texts.kinds[expiry.kind]}</p>
          </div>
          <p className={expiry.daysLeft <= urgentDays ? 'font-semibold text-danger' : 'text-brass-deep'}>
            {formatDay(expiry.day)}, {texts.left(expiry.daysLeft)}
          </p>
        </li>
      ))}
    </ul>
  );
}
