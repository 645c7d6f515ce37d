import { useApolloClient } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PreviewPage } from '../../../office-kit/preview/preview-page.tsx';
import { PreviewState } from '../../../office-kit/preview/preview-state.tsx';
import { publicationContent } from '../../../office-kit/publication.content.ts';
import { SeededPage } from '../../../office-kit/preview/seeded-page.tsx';
import { TypedPreview } from '../../../office-kit/preview/typed-preview.tsx';
import { ProjectDetails } from '../details/project-details-page.tsx';
import { PropertyDetailsDocument } from '../property.generated.ts';
import {
  SetPropertyPublicationDocument,
  TypedPropertyDocument,
  usePropertyPreviewQuery,
} from './property-admin.generated.ts';
import { draftKeyOf, readPropertyForm } from './form/property-form-values.ts';
import { projectPath } from 'domain/site/item-paths.ts';

/** The page of a project as visitors will see it: as it is stored, or as it is being typed. */
export function PropertyPreviewTab() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return search.has('typed') ? <TypedProperty id={id} /> : <StoredProperty id={id} />;
}

function TypedProperty({ id }: { id: string }) {
  const address = { id };
  return (
    <TypedPreview
      draftKey={draftKeyOf(id)}
      fill={async (client, form, page) => {
        const { input, pictures } = readPropertyForm(form);
        const { data } = await client.query({
          query: TypedPropertyDocument,
          variables: {
            ...(id !== 'new' && { id }),
            input: { ...input, title: input.title || publicationContent.bar.untitled },
            pictures,
          },
          fetchPolicy: 'no-cache',
        });
        if (!data) throw new Error(publicationContent.bar.loadFailed);
        page.keep(PropertyDetailsDocument, address, { property: data.previewProperty });
        return data.previewProperty.title;
      }}
    >
      <ProjectDetails address={address} />
    </TypedPreview>
  );
}

function StoredProperty({ id }: { id: string }) {
  const client = useApolloClient();
  const { data, error, refetch } = usePropertyPreviewQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
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
        await refetch();
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminProperties' });
      }}
    >
      <SeededPage
        key={property.updatedAt}
        fill={(page) => page.keep(PropertyDetailsDocument, { id }, { property })}
      >
        <ProjectDetails address={{ id }} />
      </SeededPage>
    </PreviewPage>
  );
}
