import { formatDay } from 'domain/text/format.ts';
import type { Deletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PictureItemTable } from '../../../office-kit/picture-item/picture-item-table.tsx';
import { progressAdminContent as texts } from './progress-admin.content.ts';
import { useAdminProgressPhotosQuery } from './progress-admin.generated.ts';

const sortFields = ['createdAt', 'takenOn'];
const deletion: Deletion = { kind: 'PROGRESS_PHOTO', staleFields: ['property'], texts: texts.deletion };

export function ProgressListTab() {
  const list = useListState({ sortFields });
  const { data, ...state } = useListResult(
    useAdminProgressPhotosQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      name="progress"
      texts={texts.list}
      nameField="takenOn"
      list={list}
      items={data?.adminProgressPhotos.items.map(({ takenOn, tower, text, propertyTitle, ...item }) => ({
        ...item,
        name: text,
        line: [formatDay(takenOn), tower].filter(Boolean).join(', '),
        text: propertyTitle ?? '–',
      }))}
      totalCount={data?.adminProgressPhotos.totalCount}
      deletion={deletion}
    />
  );
}
