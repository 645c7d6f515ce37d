import type { Router } from 'express';
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
  return {
    ...legacyItem(member),
    name: member.name,
    position: member.position,
    bio: member.bio,
    experience: member.experience,
    location: member.location,
    email: member.email,
    phone: member.phone,
    fax: member.fax ?? null,
    facebookUrl: member.facebookUrl ?? null,
    instagramUrl: member.instagramUrl ?? null,
    linkedinUrl: member.linkedinUrl ?? null,
    youtubeUrl: member.youtubeUrl ?? null,
    slug: member.slug,
    image: member.image.url,
  };
}
