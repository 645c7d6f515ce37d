import { useApolloClient } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { picturesToSend } from '../../../office-kit/pictures/held-pictures.ts';
import { PreviewPage } from '../../../office-kit/preview/preview-page.tsx';
import { PreviewState } from '../../../office-kit/preview/preview-state.tsx';
import { publicationContent } from '../../../office-kit/publication.content.ts';
import { SeededPage } from '../../../office-kit/preview/seeded-page.tsx';
import { TypedPreview } from '../../../office-kit/preview/typed-preview.tsx';
import { StoryDetails } from '../blog-details-page.tsx';
import { BlogDetailsDocument } from '../blog.generated.ts';
import {
  SetBlogPublicationDocument,
  TypedBlogDocument,
  useBlogPreviewQuery,
} from './blog-admin.generated.ts';
import { readBlogInput } from './blog-form-values.ts';
import { storyPath } from 'domain/site/item-paths.ts';

/** The page of a story as visitors will see it: as it is stored, or as it is being typed. */
export function BlogPreviewTab() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return search.has('typed') ? <TypedBlog id={id} /> : <StoredBlog id={id} />;
}

function TypedBlog({ id }: { id: string }) {
  const address = { id };
  return (
    <TypedPreview
      draftKey={`blogs/${id}`}
      fill={async (client, form, page) => {
        const typed = [...form].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        const input = readBlogInput(Object.fromEntries(typed) as Record<string, string>);
        const { data } = await client.query({
          query: TypedBlogDocument,
          variables: {
            ...(id !== 'new' && { id }),
            picture: picturesToSend(form.getAll('picture').map(String))[0],
            input: { ...input, title: input.title || publicationContent.bar.untitled },
          },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error(publicationContent.bar.loadFailed);
        page.keep(BlogDetailsDocument, address, { blog: data.previewBlog });
        return data.previewBlog.title;
      }}
    >
      <StoryDetails address={address} />
    </TypedPreview>
  );
}

function StoredBlog({ id }: { id: string }) {
  const client = useApolloClient();
  const { data, error, refetch } = useBlogPreviewQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const blog = data?.blog;
  if (!blog) return <PreviewState loaded={data !== undefined} error={error} retry={refetch} />;
  return (
    <PreviewPage
      title={blog.title}
      item={blog}
      id={id}
      listPath="/my-account/blogs"
      publicPath={storyPath(blog.slug)}
      publish={async () => {
        const variables = { id, publication: { state: 'PUBLISHED' as const } };
        await client.mutate({ mutation: SetBlogPublicationDocument, variables });
        await refetch();
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminBlogs' });
      }}
    >
      <SeededPage key={blog.publishAt} fill={(page) => page.keep(BlogDetailsDocument, { id }, { blog })}>
        <StoryDetails address={{ id }} />
      </SeededPage>
    </PreviewPage>
  );
}
