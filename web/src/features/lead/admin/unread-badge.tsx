import { useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { useLeadCountsQuery } from './lead-counts.generated.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

/** The number of unread enquiries; hidden at zero. */
export function UnreadContacts() {
  return <UnreadBadge count="unreadContacts" />;
}

/** The number of unread applications; hidden at zero. */
export function UnreadApplications() {
  return <UnreadBadge count="unreadApplications" />;
}

function UnreadBadge({ count: name }: { count: 'unreadContacts' | 'unreadApplications' }) {
  const { data, error } = useLeadCountsQuery({ fetchPolicy: 'cache-and-network' });
  useSessionOf(error);
  const count = data?.leadCounts[name];
  if (!count) return null;
  return (
    <span className="ml-auto min-w-6 rounded-full bg-on-band px-2 py-0.5 text-center text-xs font-semibold whitespace-nowrap text-footer-ink tabular-nums">
      {count > 999 ? '999+' : count}
      <span className="sr-only"> {texts.unread}</span>
    </span>
  );
}
