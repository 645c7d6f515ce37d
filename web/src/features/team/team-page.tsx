import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { TeamMemberCard } from './team-member-card.tsx';
import { teamContent } from './team.content.ts';
import { TeamMembersDocument, useTeamMembersQuery } from './team.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['team'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: TeamMembersDocument })]);
}

export function Component() {
  const { title, everyone, line, description, empty, failed } = useTexts('team', teamContent);
  const { data, error, refetch } = useTeamMembersQuery();
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/team" />
      <PageIntro crumb={title} title={title} line={line} />
      <h2 className="sr-only">{everyone}</h2>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {data?.teamMembers.map((member, index) => (
          <li key={member.id}>
            <TeamMemberCard member={member} withBio eager={index < 4} />
          </li>
        ))}
      </ul>
      {data?.teamMembers.length === 0 && <ListMessage title={empty} />}
      {error && !data && (
        <ListMessage tone="failed" title={failed.title}>
          <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
        </ListMessage>
      )}
    </div>
  );
}
