import type { Deletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PictureItemTable } from '../../../office-kit/picture-item/picture-item-table.tsx';
import { ManyPictures } from './many-pictures.tsx';
import { mediaItemAdminContent as texts } from './media-item-admin.content.ts';
import { useAdminMediaQuery } from './media-item-admin.generated.ts';

const sortFields = ['createdAt', 'name'];
const deletion: Deletion = {
  kind: 'MEDIA_ITEM',
  texts: texts.deletion,
};

export function MediaItemListTab() {
  const list = useListState({ sortFields });
  const { data, ...state } = useListResult(
    useAdminMediaQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      name="media"
      texts={texts.list}
      nameField="name"
      list={list}
      items={data?.adminMedia.items}
      totalCount={data?.adminMedia.totalCount}
      deletion={deletion}
      above={<ManyPictures />}
    />
  );
}
