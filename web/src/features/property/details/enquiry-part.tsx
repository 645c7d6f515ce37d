import { laterPart } from '../../../ui/later-part.tsx';

/** The form of an enquiry about a property; see `EnquiryForm`. */
export const EnquiryPart = laterPart(
  async () => (await import('../../../visitor/enquiry/enquiry-form.tsx')).EnquiryForm,
);
