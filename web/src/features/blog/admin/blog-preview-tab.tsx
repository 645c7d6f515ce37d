import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { PreviewPage } from '../../../office/preview-page.tsx';
import { PreviewState } from '../../../office/preview-state.tsx';
import { blogPath } from '../blog-card.tsx';
import { StoryDetails } from '../blog-details-page.tsx';
import { SetBlogPublicationDocument, useBlogPreviewQuery } from './blog-admin.generated.ts';

/** The page of a story as visitors will see it. */
export function BlogPreviewTab() {
  const { id = '' } = useParams();
  const client = useApolloClient();
  const { data, error, refetch } = useBlogPreviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const blog = data?.blog;
  if (!blog) return <PreviewState loaded={data !== undefined} error={error} retry={refetch} />;
  return (
    <PreviewPage
      title={blog.title}
      item={blog}
      id={id}
      listPath="/my-account/blogs"
      publicPath={blogPath(blog.slug)}
      publish={async () => {
        const variables = { id, publication: { state: 'PUBLISHED' as const } };
        await client.mutate({ mutation: SetBlogPublicationDocument, variables });
        for (const fieldName of ['adminBlogs', 'blogs']) {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName });
        }
      }}
    >
      <StoryDetails address={{ id }} />
    </PreviewPage>
  );
}
