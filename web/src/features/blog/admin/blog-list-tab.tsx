import { readChoice } from 'domain/text/choices.ts';
import type { Deletion } from '../../../office-kit/list/item-deletion.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { PictureItemTable } from '../../../office-kit/picture-item/picture-item-table.tsx';
import { publicationChoices, publicationFilter } from '../../../office-kit/list/publication-filter.ts';
import { blogAdminContent as texts } from './blog-admin.content.ts';
import { DuplicateBlogDocument, useAdminBlogsQuery, useAdminBlogTagsQuery } from './blog-admin.generated.ts';

const sortFields = ['createdAt', 'title'];
const filters = { publication: publicationChoices, tag: 'any' } as const;
const deletion: Deletion = {
  kind: 'BLOG',
  texts: texts.deletion,
};

export function BlogListTab() {
  const list = useListState({ sortFields, filters });
  const { data: tags } = useAdminBlogTagsQuery();
  const filter = {
    publication: readChoice(list.filters.publication, publicationChoices),
    tag: list.filters.tag,
  };
  const { data, ...state } = useListResult(
    useAdminBlogsQuery({ variables: { list: listInput(list), filter }, fetchPolicy: 'cache-and-network' }),
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
        ({ title, writtenBy, description, publication, publishAt, draft, ...item }) => ({
          ...item,
          name: title,
          line: `By: ${writtenBy}`,
          text: description,
          published: { publication, publishAt, draft },
        }),
      )}
      totalCount={data?.adminBlogs.totalCount}
      deletion={{ ...deletion, filter: { blogs: filter } }}
      duplicate={{ document: DuplicateBlogDocument, staleField: 'adminBlogs' }}
      filter={filter}
    />
  );
}
