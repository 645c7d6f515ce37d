import { Link } from 'react-router-dom';
import { useAdminSession } from './admin-session.ts';
import { historyLinkContent } from './history-link.content.ts';

/** Leads the owner to everything that was done to an item; nothing for other accounts. */
export function HistoryLink({ id }: { id: string }) {
  const { isOwner } = useAdminSession();
  if (!isOwner) return null;
  return (
    <Link
      to={`/my-account/activity?item=${id}`}
      className="text-dense font-semibold text-pine underline-offset-4 hover:underline"
    >
      {historyLinkContent.activity}
      <span className="sr-only"> {historyLinkContent.ofThis}</span>
    </Link>
  );
}
