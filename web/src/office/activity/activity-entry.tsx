import { Link } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { fieldWords, valueWords } from '../../office-kit/field/field-words.ts';
import { activityContent as texts, nounWords, verbWords } from './activity.content.ts';
import type { ActivitiesQuery } from './activity.generated.ts';

type Activity = ActivitiesQuery['activities']['items'][number];

const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';
/** Verbs about the account’s own login, which need no object. */
const ownVerbs: Activity['verb'][] = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOGOUT',
  'PASSWORD_CHANGED',
  'RECOVERY_CODES_MADE',
];

/** One entry of the log, with its changed fields below. */
export function ActivityEntry({ activity }: { activity: Activity }) {
  const { at, username, address, verb, label, changes } = activity;
  const ofItself = ownVerbs.includes(verb) || (label === username && verb !== 'CREATED');
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-semibold">{username}</strong> {verbWords[verb]}
        {!ofItself && <Item activity={activity} />}
      </p>
      <p className="text-ink-muted">
        <time dateTime={at}>{formatDateTime(at)}</time> <span>{texts.from(address)}</span>
      </p>
      {changes.length > 0 && (
        <ul className="grid gap-1 text-ink-muted sm:col-span-2">
          {changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The object of the entry, linked to its own history. */
function Item({ activity: { noun, itemId, label, verb, versionId } }: { activity: Activity }) {
  const known = nounWords[noun];
  const editTo = itemId && verb !== 'DELETED' && verb !== 'PURGED' ? known?.edit?.(itemId) : undefined;
  return (
    <>
      {' '}
      {(known?.name ?? noun).toLowerCase()}{' '}
      {itemId ? (
        <Link to={`/my-account/activity?item=${itemId}`} className={linkClass}>
          {label || itemId}
        </Link>
      ) : (
        label
      )}
      {editTo && (
        <>
          {' · '}
          <Link to={editTo} className={linkClass}>
            {texts.open}
            <span className="sr-only"> {label}</span>
          </Link>
        </>
      )}
      {itemId && versionId && known?.hasVersions && (
        <>
          {' · '}
          <Link to={`/my-account/${noun}/${itemId}/versions/${versionId}`} className={linkClass}>
            {texts.version}
            <span className="sr-only"> {label}</span>
          </Link>
        </>
      )}
    </>
  );
}

function Change({ field, before, after }: Activity['changes'][number]) {
  if (before === null && after === null) {
    return (
      <li>
        {fieldWords(field)} {texts.changed}
      </li>
    );
  }
  return (
    <li className="[overflow-wrap:anywhere]">
      {fieldWords(field)}:{' '}
      {before !== null && (
        <>
          <Value field={field} value={before} />
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> {texts.became} </span>
        </>
      )}
      <Value field={field} value={after} />
    </li>
  );
}

function Value({ field, value }: { field: string; value: string | null }) {
  if (value === null) return <i>{texts.nothing}</i>;
  return <span className="text-ink">{valueWords(field, value)}</span>;
}
