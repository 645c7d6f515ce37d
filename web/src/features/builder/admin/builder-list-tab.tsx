import type { Deletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PictureItemTable } from '../../../office-kit/picture-item/picture-item-table.tsx';
import { builderAdminContent as texts } from './builder-admin.content.ts';
import { useAdminBuildersQuery } from './builder-admin.generated.ts';

const sortFields = ['createdAt', 'name'];
const deletion: Deletion = {
  kind: 'BUILDER',
  staleFields: ['builders', 'builder', 'builderTexts', 'property'],
  texts: texts.deletion,
};

export function BuilderListTab() {
  const list = useListState({ sortFields });
  const { data, ...state } = useListResult(
    useAdminBuildersQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  const { listed, unusual } = texts.list;
  return (
    <PictureItemTable
      {...state}
      name="builders"
      texts={texts.list}
      nameField="name"
      list={list}
      items={data?.adminBuilders.items.map(({ introduction, listedCount, promoterNumberFits, ...item }) => ({
        ...item,
        line: [listed(listedCount), promoterNumberFits === false && unusual].filter(Boolean).join(', '),
        text: introduction ?? '–',
      }))}
      totalCount={data?.adminBuilders.totalCount}
      deletion={deletion}
    />
  );
}
