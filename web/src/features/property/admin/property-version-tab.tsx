import { useParams } from 'react-router-dom';
import { SeededPage } from '../../../office-kit/preview/seeded-page.tsx';
import { VersionPage } from '../../../office-kit/versions/version-page.tsx';
import { VersionState } from '../../../office-kit/versions/version-state.tsx';
import { ProjectDetails } from '../details/project-details-page.tsx';
import { PropertyDetailsDocument } from '../property.generated.ts';
import { usePropertyVersionQuery } from './property-admin.generated.ts';

/** The page of a project after one save. */
export function PropertyVersionTab() {
  const { id = '', versionId = '' } = useParams();
  const { data, error, refetch } = usePropertyVersionQuery({
    variables: { id: versionId },
    fetchPolicy: 'no-cache',
  });
  const { version } = data ?? {};
  const property = version?.property;
  if (!version || !property)
    return <VersionState loaded={data !== undefined} error={error} retry={refetch} />;
  const address = { id };
  return (
    <VersionPage version={version} itemPath={`/my-account/properties/${id}`}>
      <SeededPage key={version.id} fill={(page) => page.keep(PropertyDetailsDocument, address, { property })}>
        <ProjectDetails address={address} />
      </SeededPage>
    </VersionPage>
  );
}
