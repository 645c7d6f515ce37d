import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { isUnauthenticated, useAdminSession, useSessionOf } from '../../../office/admin-session.ts';
import { HistoryLink } from '../../../office/history-link.tsx';
import { publicationContent } from '../../../office/publication.content.ts';
import type { Published } from '../../../office/publication.ts';
import { savedSentence } from '../../../office/saved-sentence.ts';
import { TabHeader } from '../../../office/tab-header.tsx';
import { ViewLink } from '../../../office/view-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import {
  CreatePropertyDocument,
  EditedPropertyDocument,
  UpdatePropertyDocument,
  useEditedPropertyQuery,
} from './property-admin.generated.ts';
import { draftKeyOf, formValuesOf, newPropertyValues, valuesOf } from './property-form-values.ts';
import type { EditedProperty } from './property-form-values.ts';
import { PropertyForm } from './property-form.tsx';

const texts = propertyAdminContent.form;
const listPath = '/my-account/properties';
const typedPreviewPath = (id: string) => `${listPath}/${id}/preview?typed`;

export function NewPropertyTab() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const saved = useRef<Saved>(null);
  return (
    <>
      <TabHeader title={texts.addTitle} />
      <PropertyForm
        values={newPropertyValues}
        updatedAt={null}
        draftKey={draftKeyOf('new')}
        previewPath={typedPreviewPath('new')}
        submitLabel={texts.submit}
        save={async (variables) => {
          const { data } = await withSession(() =>
            client.mutate({ mutation: CreatePropertyDocument, variables }),
          );
          forgetProperties(client);
          if (!data) throw new Error(texts.failed);
          saved.current = data.createProperty;
          tellSaved(texts.submitted, data.createProperty);
          return data.createProperty;
        }}
        onSaved={(stay) => {
          const path = stay && saved.current ? `${listPath}/${saved.current.id}/edit` : listPath;
          void navigate(path, { replace: stay });
        }}
      />
    </>
  );
}

export function EditPropertyTab() {
  const { id = '' } = useParams();
  // Bypasses the cache, so that the answer to another query does not replace the input.
  const { data, error, refetch } = useEditedPropertyQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useSessionOf(error);
  const property = data?.property;
  if (property) return <EditProperty key={property.id} property={property} />;
  const unreachable = error && readError(error, '').code === 'UNREACHABLE';
  const gone = error ? !unreachable && !isUnauthenticated(error) : data !== undefined;
  return (
    <>
      <TabHeader title={texts.editTitle} />
      {!data && !error && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {unreachable && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{texts.loadFailed}</p>
          <Button
            onClick={() => {
              // The query shows the error itself if it fails again.
              refetch().catch(() => undefined);
            }}
          >
            {texts.retry}
          </Button>
        </div>
      )}
      {gone && (
        <p role="alert">
          {texts.notFound}{' '}
          <Link to={listPath} className="font-semibold text-pine underline underline-offset-4">
            {texts.backToList}
          </Link>
        </p>
      )}
    </>
  );
}

function EditProperty({ property }: { property: EditedProperty }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const { id } = property;
  return (
    <>
      <TabHeader title={texts.editTitle} line={property.title}>
        <div className="flex gap-5">
          <HistoryLink id={id} />
          {property.publication === 'PUBLISHED' && <ViewLink to={pathOf(property)} />}
        </div>
      </TabHeader>
      <PropertyForm
        values={valuesOf(property)}
        updatedAt={property.updatedAt}
        draftKey={draftKeyOf(id)}
        previewPath={typedPreviewPath(id)}
        reload={async () => {
          const { data } = await client.query({
            query: EditedPropertyDocument,
            variables: { id },
            fetchPolicy: 'no-cache',
          });
          if (!data?.property) throw new Error(texts.notFound);
          const { updatedAt, updatedBy } = data.property;
          return { values: formValuesOf(valuesOf(data.property)), updatedAt, updatedBy };
        }}
        submitLabel={texts.save}
        save={async (values, readAt) => {
          const variables = { id, readAt, ...values };
          const { data } = await withSession(() =>
            client.mutate({ mutation: UpdatePropertyDocument, variables }),
          );
          client.cache.evict({ id: `Property:${id}` });
          forgetProperties(client);
          if (!data) throw new Error(texts.failed);
          tellSaved(texts.saved, data.updateProperty);
          return data.updateProperty;
        }}
        onSaved={(stay) => {
          if (!stay) void navigate(listPath);
        }}
      />
    </>
  );
}

/** Drops all lists of properties from the cache, because they are out of date. */
function forgetProperties({ cache }: ApolloClient): void {
  for (const fieldName of ['adminProperties', 'projects', 'property']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

interface Saved extends Published {
  id: string;
  slug: string;
}

/** Confirms the save, with a link to the property. */
function tellSaved(text: string, saved: Saved): void {
  const { view, preview } = { view: texts.viewAction, preview: publicationContent.preview };
  showToast({
    tone: 'success',
    text: savedSentence(text, saved),
    action: {
      label: saved.publication === 'PUBLISHED' ? view : preview,
      run: () => window.location.assign(pathOf(saved)),
    },
  });
}

/** The address that shows the property now. */
function pathOf({ id, slug, publication }: Saved): string {
  return publication === 'PUBLISHED' ? `/project-details/${slug}` : `${listPath}/${id}/preview`;
}
