import type { TeamMemberInput } from 'domain/schema.generated.ts';
import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { eachText } from 'domain/text/text-rows.ts';
import { formTexts } from '../../../office-kit/field/form-text.tsx';
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
  texts: { ...teamMemberAdminContent.form, fields: formTexts(teamMemberFields) },
  staleFields: ['adminTeamMembers', 'teamMembers', 'teamMember'],
  usualAlt: ({ name = '' }) => `Portrait of ${name}`,
  readInput,
  create: CreateTeamMemberDocument,
  one: EditedTeamMemberDocument,
  read: (data) => data.teamMember,
  valuesOf: (member) => eachText(teamMemberFields, (name) => member[name] ?? ''),
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
