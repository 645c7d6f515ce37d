import { Link } from 'react-router-dom';
import { useAdminSession } from './session/admin-session.ts';
import { historyLinkContent } from './history-link.content.ts';

interface HistoryLinkProps {
  id: string;
  /** The item, where the page shows several. */
  of?: string;
}

/** Links an owner to the history of an item; other accounts see nothing. */
export function HistoryLink({ id, of }: HistoryLinkProps) {
  const { isOwner } = useAdminSession();
  if (!isOwner) return null;
  return (
    <Link
      to={`/my-account/activity?item=${id}`}
      className="inline-flex items-center text-dense font-semibold text-pine underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {historyLinkContent.activity}
      <span className="sr-only"> {of ? historyLinkContent.of(of) : historyLinkContent.ofThis}</span>
    </Link>
  );
}
