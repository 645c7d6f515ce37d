import { useParams } from 'react-router-dom';
import { useBuilderVersionQuery } from './builder-admin.generated.ts';
import { VersionPage } from '../../../office-kit/versions/version-page.tsx';
import { VersionState } from '../../../office-kit/versions/version-state.tsx';
import { BuilderDetails } from '../builder-details.tsx';

/** The page of a builder after one save. */
export function BuilderVersionTab() {
  const { id = '', versionId = '' } = useParams();
  const { data, error, refetch } = useBuilderVersionQuery({
    variables: { id: versionId },
    fetchPolicy: 'no-cache',
  });
  const { version } = data ?? {};
  const builder = version?.builder;
  if (!version || !builder) return <VersionState loaded={data !== undefined} error={error} retry={refetch} />;
  return (
    <VersionPage version={version} itemPath={`/my-account/builders/${id}`} atOnce>
      <article className="container-page">
        <BuilderDetails builder={builder} />
      </article>
    </VersionPage>
  );
}
