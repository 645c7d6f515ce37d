import { ContactFields } from '../../visitor/enquiry/contact-fields.tsx';
import { PageForm } from '../../visitor/enquiry/page-form.tsx';
import { teamDetailsContent } from './team-details.content.ts';

/** A message to one person, sent to its own page; thanks replace it. */
export function AgentForm() {
  return (
    <PageForm id="message" submit={teamDetailsContent.form.submit} heading="h3" remembers>
      {({ fields, values }) => <ContactFields fields={fields} values={values} callPromised />}
    </PageForm>
  );
}
