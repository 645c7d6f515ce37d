import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { PictureItemTable } from '../../ui/picture-item-table.tsx';
import { teamMemberAdminContent as texts } from './team-member-admin.content.ts';
import {
  DeleteTeamMemberDocument,
  RestoreTeamMemberDocument,
  useAdminTeamMembersQuery,
} from './team-member-admin.generated.ts';

const sortFields = ['createdAt', 'name'];
const deletion = {
  deleteDocument: DeleteTeamMemberDocument,
  restoreDocument: RestoreTeamMemberDocument,
  typename: 'TeamMember',
  publicFields: ['teamMembers', 'teamMember'],
  texts: texts.deletion,
};

export function TeamMemberListTab() {
  const list = useListState({ perPage: 10, sortFields });
  const { data, ...state } = useListResult(
    useAdminTeamMembersQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      texts={texts.list}
      addTo="/my-account/team/new"
      nameField="name"
      list={list}
      items={data?.adminTeamMembers.items.map(({ name, position, email, phone, ...item }) => ({
        ...item,
        name,
        line: position,
        text: [email, phone].filter(Boolean).join(', ') || '–',
      }))}
      totalCount={data?.adminTeamMembers.totalCount}
      deletion={deletion}
    />
  );
}
