import { useParams } from 'react-router-dom';
import { SeededPage } from '../../../office-kit/preview/seeded-page.tsx';
import { VersionPage } from '../../../office-kit/versions/version-page.tsx';
import { VersionState } from '../../../office-kit/versions/version-state.tsx';
import { StoryDetails } from '../blog-details-page.tsx';
import { BlogDetailsDocument } from '../blog.generated.ts';
import { useBlogVersionQuery } from './blog-admin.generated.ts';

/** The page of a story after one save. */
export function BlogVersionTab() {
  const { id = '', versionId = '' } = useParams();
  const { data, error, refetch } = useBlogVersionQuery({
    variables: { id: versionId },
    fetchPolicy: 'no-cache',
  });
  const { version } = data ?? {};
  const blog = version?.blog;
  if (!version || !blog) return <VersionState loaded={data !== undefined} error={error} retry={refetch} />;
  const address = { id };
  return (
    <VersionPage version={version} itemPath={`/my-account/blogs/${id}`}>
      <SeededPage key={version.id} fill={(page) => page.keep(BlogDetailsDocument, address, { blog })}>
        <StoryDetails address={address} />
      </SeededPage>
    </VersionPage>
  );
}
