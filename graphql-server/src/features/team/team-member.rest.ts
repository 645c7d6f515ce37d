import { Router } from 'express';
import { maxImageBytes } from '../../files/images.ts';
import { legacyItem } from '../../rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../rest/multipart.ts';
import { allow, answer } from '../../rest/route.ts';
import { contentRoles } from '../../roles.ts';
import type { TeamMemberInput } from './team-member.input.ts';
import { createTeamMember, deleteTeamMember, teamMembers } from './team-member.service.ts';
import type { TeamMember } from './team-member.type.ts';

/** The documented paths of team members. */
export function teamMemberRouter(): Router {
  const router = Router();
  const picture = multipart({
    field: 'image',
    maxFiles: 1,
    maxBytes: maxImageBytes,
    tooLarge: 'The picture may have at most 10 MB.',
  });
  router.get(
    '/api/teamMembers',
    answer(async (context) => (await teamMembers(context)).map(legacyTeamMember)),
  );
  router.post(
    '/api/teamMembers',
    allow(contentRoles),
    picture,
    answer(async (context, request, response) => {
      const created = await createTeamMember(
        context,
        fieldsOf(request) as unknown as TeamMemberInput,
        filesOf(request)[0],
      );
      response.status(201);
      return { message: 'Team member added successfully!', data: legacyTeamMember(created) };
    }),
  );
  router.delete(
    '/api/teamMembers/:id',
    allow(contentRoles),
    answer(async (context, { params: { id = '' } }) => {
      await deleteTeamMember(context, id);
      return { message: `Team member with ID ${id} deleted successfully!` };
    }),
  );
  return router;
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
    slug: member.slug,
    image: member.image.url,
  };
}
