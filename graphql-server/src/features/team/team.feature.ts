import { contentRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  bySample,
  bySlug,
  byTouch,
  byWord,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import { finderOf } from '../../kit/finder.ts';
import { TeamMemberResolver } from './team-member.resolver.ts';
import { teamMemberRouter } from './team-member.rest.ts';
import { teamMemberNoun } from './team-member.service.ts';

/** What the product takes from this room. */
export const teamFeature: Feature = {
  resolvers: [TeamMemberResolver],
  routes: (kept) => [teamMemberRouter(kept)],
  kinds: {
    TEAM_MEMBER: { roles: contentRoles, noun: teamMemberNoun, nameFields: ['name'], picture: 'image' },
  },
  finders: {
    TEAM_MEMBER: finderOf(teamMemberNoun, contentRoles, ({ name, position }) => ({
      title: name,
      detail: position,
    })),
  },
  files: [{ collection: 'teamMembers', field: 'image.fileId' }],
  indexes: {
    teamMembers: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      bySample,
      ...bySlug,
      sortedBy('name'),
      { key: { deleted: 1, email: 1 } },
      { key: { 'image.fileId': 1 } },
    ],
  },
};
