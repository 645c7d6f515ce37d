import type { Deletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PictureItemTable } from '../../../office-kit/picture-item/picture-item-table.tsx';
import { teamMemberAdminContent as texts } from './team-member-admin.content.ts';
import { useAdminTeamMembersQuery } from './team-member-admin.generated.ts';

const sortFields = ['createdAt', 'name'];
const deletion: Deletion = {
  kind: 'TEAM_MEMBER',
  staleFields: ['teamMembers', 'teamMember'],
  texts: texts.deletion,
};

export function TeamMemberListTab() {
  const list = useListState({ sortFields });
  const { data, ...state } = useListResult(
    useAdminTeamMembersQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      name="team"
      texts={texts.list}
      nameField="name"
      list={list}
      items={data?.adminTeamMembers.items.map(({ name, position, email, phone, ...item }) => ({
        ...item,
        name,
        line: position,
        text: [email, phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ') || '–',
      }))}
      totalCount={data?.adminTeamMembers.totalCount}
      deletion={deletion}
    />
  );
}
