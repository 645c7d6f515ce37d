import type { TeamMemberInput } from 'domain/schema.generated.ts';
import { EditPictureItem, NewPictureItem } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import type { PictureItemNoun } from '../../../office-kit/picture-item/picture-item-tab.tsx';
import { teamMemberAdminContent } from './team-member-admin.content.ts';
import {
  CreateTeamMemberDocument,
  EditedTeamMemberDocument,
  UpdateTeamMemberDocument,
} from './team-member-admin.generated.ts';
import type { EditedTeamMemberQuery } from './team-member-admin.generated.ts';

type EditedTeamMember = NonNullable<EditedTeamMemberQuery['teamMember']>;

const noun: PictureItemNoun<TeamMemberInput, EditedTeamMember, EditedTeamMemberQuery> = {
  kind: 'TEAM_MEMBER',
  name: 'team',
  texts: teamMemberAdminContent.form,
  staleFields: ['adminTeamMembers', 'teamMembers', 'teamMember'],
  usualAlt: ({ name = '' }) => `Portrait of ${name}`,
  readInput,
  create: CreateTeamMemberDocument,
  one: EditedTeamMemberDocument,
  read: (data) => data.teamMember,
  valuesOf,
  update: UpdateTeamMemberDocument,
};

export function NewTeamMemberTab() {
  return <NewPictureItem noun={noun} />;
}

export function EditTeamMemberTab() {
  return <EditPictureItem noun={noun} />;
}

function readInput({ name = '', position = '', ...optional }: Record<string, string>): TeamMemberInput {
  return { name, position, ...optional };
}

function valuesOf(member: EditedTeamMember): Record<string, string> {
  const { name, position, bio, experience, location, email, phone, fax } = member;
  const { facebookUrl, instagramUrl, linkedinUrl, youtubeUrl } = member;
  const { reraAgentNumber, reraValidTo, trainingCertificate, trainingPassedOn } = member;
  const agent = { reraAgentNumber, reraValidTo, trainingCertificate, trainingPassedOn };
  const optional = { bio, experience, location, email, phone, fax, ...agent };
  const links = { facebookUrl, instagramUrl, linkedinUrl, youtubeUrl };
  const texts = Object.entries({ ...optional, ...links }).map(([field, text]) => [field, text ?? '']);
  return { name, position, ...(Object.fromEntries(texts) as Record<string, string>) };
}
