import { Link } from 'react-router-dom';
import { versionsContent } from './versions.content.ts';

/** Leads to the versions of an item. */
export function VersionsLink({ to }: { to: string }) {
  return (
    <Link to={to} className="text-dense font-semibold text-pine underline-offset-4 hover:underline">
      {versionsContent.link}
    </Link>
  );
}
