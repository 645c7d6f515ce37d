import { Link } from 'react-router-dom';
import { versionsContent } from './versions.content.ts';

/** Leads to the versions of an item. */
export function VersionsLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center text-dense font-semibold text-pine underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {versionsContent.link}
    </Link>
  );
}
