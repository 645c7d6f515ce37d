import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { enquiriesPath, enquiryPath } from 'domain/lead/enquiry-path.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import type { StoredValues } from '../../../office-kit/form/edited-form.ts';
import { singleValues } from '../../../office-kit/form/form-values.ts';
import { LeadWaiting } from '../../lead/admin/lead-parts.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { contactEntryContent as texts } from './contact-entry.content.ts';
import { ContactEntryForm, readDetails, readEntry } from './contact-entry-form.tsx';
import {
  ContactForEditDocument,
  CreateContactDocument,
  UpdateContactDocument,
  useContactForEditQuery,
} from './contact-entry.generated.ts';
import type { ContactForEditQuery, CreateContactMutation } from './contact-entry.generated.ts';
import { propertyValue } from './property-choice.tsx';

/** What is not asked for again when it is shown. */
const staleField = 'leadCounts';

/** Enters an enquiry that came by phone, in the office or in a chat. */
export function NewContactTab() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const made = useRef<CreateContactMutation['createContact']>(null);
  return (
    <>
      <TabHeader title={texts.add.title} line={texts.add.line} />
      <ContactEntryForm
        isNew
        texts={texts.add}
        draftKey="new-contact"
        cancelTo={enquiriesPath}
        stored={{ values: singleValues({ source: 'PHONE_CALL', state: 'CONTACTED' }), updatedAt: null }}
        save={async (form) => {
          const input = readEntry(form);
          const { data } = await withSession(() =>
            client.mutate({ mutation: CreateContactDocument, variables: { input } }),
          );
          made.current = data?.createContact ?? null;
        }}
        onSaved={() => {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName: staleField });
          const { id = '', personId, reference = '', isOfColleague = false } = made.current ?? {};
          const added = isOfColleague ? texts.add.ofColleague : texts.add.added;
          showToast({ tone: 'success', text: added.replace('{reference}', reference) });
          void navigate(isOfColleague ? enquiriesPath : enquiryPath({ id, personId }), { replace: true });
        }}
      />
    </>
  );
}

/** Corrects the details of an enquiry, and leads back to it among the enquiries of the list that it was opened from. */
export function EditContactTab() {
  const { id = '' } = useParams();
  const result = useContactForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { data, failed, onRetry } = useListResult(result);
  const contact = data?.contact.id === id ? data.contact : undefined;
  return (
    <>
      <TabHeader title={texts.edit.title} line={texts.edit.line} />
      {contact ? (
        <Correction key={id} contact={contact} />
      ) : (
        <LeadWaiting
          failed={failed}
          missing={readError(result.error, '').code !== 'UNREACHABLE'}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

function Correction({ contact }: { contact: ContactForEditQuery['contact'] }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const { withSession } = useAdminSession();
  const { id } = contact;
  const backTo = enquiryPath(contact, search);
  return (
    <ContactEntryForm
      isNew={false}
      texts={texts.edit}
      draftKey={`contact-${id}`}
      cancelTo={backTo}
      stored={storedValues(contact)}
      reload={async () => {
        const { data } = await client.query({
          query: ContactForEditDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return storedValues(data?.contact ?? contact);
      }}
      save={async (form, readAt) => {
        const variables = { id, input: readDetails(form), readAt };
        await withSession(() => client.mutate({ mutation: UpdateContactDocument, variables }));
      }}
      onSaved={() => {
        client.cache.evict({ id: 'ROOT_QUERY', fieldName: staleField });
        showToast({ tone: 'success', text: texts.edit.saved });
        void navigate(backTo, { replace: true, state });
      }}
    />
  );
}

function storedValues(contact: ContactForEditQuery['contact']): StoredValues {
  const { name, phone, email, service, propertyId, propertyTitle, message, updatedAt, updatedBy } = contact;
  const property = propertyValue(propertyId ? { id: propertyId, title: propertyTitle ?? '' } : null);
  const values = { name, phone, email, service, property, message };
  const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
  return { values: singleValues(texts), updatedAt, updatedBy };
}
