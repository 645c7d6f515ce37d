import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { PictureItemTable } from '../../ui/picture-item-table.tsx';
import { blogAdminContent as texts } from './blog-admin.content.ts';
import { DeleteBlogDocument, RestoreBlogDocument, useAdminBlogsQuery } from './blog-admin.generated.ts';

const sortFields = ['createdAt', 'title'];
const deletion = {
  deleteDocument: DeleteBlogDocument,
  restoreDocument: RestoreBlogDocument,
  typename: 'Blog',
  publicFields: ['blogs', 'blog'],
  texts: texts.deletion,
};

export function BlogListTab() {
  const list = useListState({ perPage: 10, sortFields });
  const { data, ...state } = useListResult(
    useAdminBlogsQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      texts={texts.list}
      addTo="/my-account/blogs/new"
      nameField="title"
      list={list}
      items={data?.adminBlogs.items.map(({ title, writtenBy, description, ...item }) => ({
        ...item,
        name: title,
        line: `By: ${writtenBy}`,
        text: description,
      }))}
      totalCount={data?.adminBlogs.totalCount}
      deletion={deletion}
    />
  );
}
