import { Link } from 'react-router-dom';
import { telephoneLink } from 'domain/text/links.ts';
import { NetworkList } from '../../ui/network-list.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { TeamMembersQuery } from './team.generated.ts';
import { memberPath } from 'domain/site/item-paths.ts';

type TeamMember = TeamMembersQuery['teamMembers'][number];

interface TeamMemberCardProps {
  member: TeamMember;
  withBio?: boolean;
  eager?: boolean;
}

/** A face, a name that leads to the person’s page, what the person does, the phone that the person answers and, beside the bio, the person’s social links. */
export function TeamMemberCard({ member, withBio = false, eager = false }: TeamMemberCardProps) {
  const { slug, name, position, phone, image, bio } = member;
  return (
    <article className="group relative">
      <Picture
        image={image}
        decorative
        eager={eager}
        sizes={`(width >= 80rem) 282px, (width >= 64rem) 22vw, (width >= 48rem) ${withBio ? '29vw' : '45vw'}, 40vw`}
        className="aspect-square w-full rounded-card"
      />
      <h3 className="mt-4 text-lg">
        <Link to={memberPath(slug)} className="stretched-link underline-offset-4 group-hover:text-pine">
          {name}
        </Link>
      </h3>
      <p className="text-sm text-ink-muted">{position}</p>
      {withBio && bio && <p className="mt-2 text-xs sm:text-sm">{bio}</p>}
      {phone && (
        <a
          href={telephoneLink(phone)}
          className="relative inline-flex min-h-11 items-center text-sm font-medium text-pine tabular-nums underline-offset-4 hover:underline"
        >
          {phone}
        </a>
      )}
      {withBio && <NetworkList pages={member} owner={name} className="relative -ml-2 flex w-fit" />}
    </article>
  );
}
