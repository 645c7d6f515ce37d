import { ContactFields } from '../contact/enquiry/contact-fields.tsx';
import { PageForm } from '../contact/enquiry/page-form.tsx';
import { teamDetailsContent } from './team-details.content.ts';

/** A message to one person, sent to its own page; thanks replace it. */
export function AgentForm({ personId }: { personId: string }) {
  return (
    <PageForm id="message" submit={teamDetailsContent.form.submit} heading="h3" remembers>
      {({ fields, values }) => (
        <>
          <input type="hidden" name="personId" value={personId} />
          <ContactFields fields={fields} values={values} callPromised />
        </>
      )}
    </PageForm>
  );
}
