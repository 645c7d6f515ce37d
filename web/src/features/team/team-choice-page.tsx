import { Link, Navigate, useLocation } from 'react-router-dom';
import { readChoice } from '../../lib/addressed.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { teamDetailsContent } from './team-details.content.ts';
import { TeamMembersDocument, useTeamMembersQuery } from './team.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { memberPath } from 'domain/site/item-paths.ts';

export const texts: readonly string[] = ['teamDetails'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: TeamMembersDocument })]);
}

/** The page without a person in its address: opens the person in the navigation state, or lets the visitor choose. */
export function Component() {
  const { title, parent, choice } = useTexts('teamDetails', teamDetailsContent);
  const { slug } = readChoice(useLocation().state);
  const { data, error, refetch } = useTeamMembersQuery();
  const isEmpty = data?.teamMembers.length === 0;
  if (slug) return <Navigate to={memberPath(slug)} replace />;
  return (
    <div className="container-page">
      <PageMeta title={title} description={choice.line} />
      <PageIntro
        crumb={title}
        parent={{ label: parent, to: '/team' }}
        title={title}
        line={isEmpty ? undefined : choice.line}
      />
      <ul className="mt-10 grid gap-x-16 sm:grid-cols-2">
        {data?.teamMembers.map(({ id, slug: address, name, position, image }) => (
          <li key={id} className="border-t border-line">
            <Link to={memberPath(address)} className="group flex items-center gap-5 py-4">
              <Picture image={image} decorative sizes="80px" className="size-20 shrink-0 rounded-field" />
              <span className="min-w-0">
                <span className="block font-heading text-lg font-semibold group-hover:text-pine">{name}</span>
                <span className="text-sm text-ink-muted">{position}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isEmpty && <ListMessage title={choice.empty} className="mt-10" />}
      {error && !data && (
        <ListMessage tone="failed" title={choice.failed} className="mt-10">
          <Button onClick={() => void refetch().catch(() => undefined)}>{choice.retry}</Button>
        </ListMessage>
      )}
    </div>
  );
}
