import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { PreviewPage } from '../../../office/preview-page.tsx';
import { PreviewState } from '../../../office/preview-state.tsx';
import { ProjectDetails } from '../details/project-details-page.tsx';
import { projectPath } from '../property-card.tsx';
import { SetPropertyPublicationDocument, usePropertyPreviewQuery } from './property-admin.generated.ts';

/** The page of a project as visitors will see it. */
export function PropertyPreviewTab() {
  const { id = '' } = useParams();
  const client = useApolloClient();
  const { data, error, refetch } = usePropertyPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const property = data?.property;
  if (!property) return <PreviewState loaded={data !== undefined} error={error} retry={refetch} />;
  return (
    <PreviewPage
      title={property.title}
      item={property}
      id={id}
      listPath="/my-account/properties"
      publicPath={projectPath(property.slug)}
      publish={async () => {
        const variables = { id, publication: { state: 'PUBLISHED' as const } };
        await client.mutate({ mutation: SetPropertyPublicationDocument, variables });
        for (const fieldName of ['adminProperties', 'projects']) {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName });
        }
      }}
    >
      <ProjectDetails address={{ id }} />
    </PreviewPage>
  );
}
