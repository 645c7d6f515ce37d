import { publicationContent } from '../publication.content.ts';

/** Leads to the page of a published item on the site. */
export function ViewLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      className="inline-flex items-center text-dense font-semibold text-pine underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {publicationContent.bar.view}
    </a>
  );
}
