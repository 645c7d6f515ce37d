import { useListResult } from '../../lib/list-result.ts';
import type { Deletion } from '../../lib/item-deletion.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { publicationChoices, publicationFilter } from '../../ui/publication-filter.ts';
import { PictureItemTable } from '../../ui/picture-item-table.tsx';
import { blogAdminContent as texts } from './blog-admin.content.ts';
import { useAdminBlogsQuery, useAdminBlogTagsQuery } from './blog-admin.generated.ts';

const sortFields = ['createdAt', 'title'];
const filters = { publication: publicationChoices, tag: 'any' } as const;
const deletion: Deletion = {
  kind: 'Blog',
  publicFields: ['blogs', 'blog'],
  texts: texts.deletion,
};

export function BlogListTab() {
  const list = useListState({ perPage: 10, sortFields, filters });
  const { data: tags } = useAdminBlogTagsQuery();
  const { data, ...state } = useListResult(
    useAdminBlogsQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <PictureItemTable
      {...state}
      name="blogs"
      texts={texts.list}
      nameField="title"
      list={list}
      filters={[
        publicationFilter,
        {
          kind: 'choice',
          name: 'tag',
          label: texts.list.tagFilter,
          options: (tags?.blogTags ?? []).map(({ tag, count }) => ({
            value: tag,
            label: `${tag} (${count})`,
          })),
        },
      ]}
      items={data?.adminBlogs.items.map(
        ({ title, writtenBy, description, publication, publishAt, ...item }) => ({
          ...item,
          name: title,
          line: `By: ${writtenBy}`,
          text: description,
          published: { publication, publishAt },
        }),
      )}
      totalCount={data?.adminBlogs.totalCount}
      deletion={deletion}
    />
  );
}
