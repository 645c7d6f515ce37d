import { stateOf } from '../../../testing/state.ts';
import { EnquiryForm } from './enquiry-form.tsx';

export default { title: 'Forms/Enquiry' };

const form = { propertyId: 'p1', submit: 'Ask for a call' };

export const OfHome = stateOf(() => <EnquiryForm {...form} status={null} />);
export const OfProject = stateOf(() => <EnquiryForm {...form} status="REGISTERED" />);
export const OfResale = stateOf(() => <EnquiryForm {...form} status="RESALE_BY_OWNER" />);
export const OfHomeToRent = stateOf(() => <EnquiryForm {...form} status="RENT" />);
