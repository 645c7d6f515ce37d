import type { Router } from 'express';
import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { restNames } from 'domain/text/text-rows.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { legacyItem } from '../../kit/rest/legacy.ts';
import { pictureItemRouter } from '../../kit/rest/picture-item-router.ts';
import { createTeamMember, deleteTeamMember, teamMembers } from './team-member.service.ts';
import type { TeamMember } from './team-member.type.ts';

/** The documented paths of team members. */
export function teamMemberRouter(kept: KeptAnswers): Router {
  return pictureItemRouter(kept, {
    path: '/api/teamMembers',
    list: teamMembers,
    create: createTeamMember,
    created: 'Team member added successfully!',
    remove: deleteTeamMember,
    label: 'Team member',
    legacy: legacyTeamMember,
  });
}

function legacyTeamMember(member: TeamMember) {
  const texts = restNames(teamMemberFields).map((name) => [name, member[name] ?? null]);
  return {
    ...legacyItem(member),
    ...(Object.fromEntries(texts) as Record<string, string | null>),
    slug: member.slug,
    image: member.image.url,
  };
}
