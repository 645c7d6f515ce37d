/** An answer to a box to tick. */
export function yesOrNo(ticked: boolean): string {
  return ticked ? 'Yes' : 'No';
}

export const contactAdminContent = {
  title: 'Contact Form Data',
  search: 'Search name, e-mail, phone, reference',
  empty: 'No Current Contact Requests available.',
  columns: {
    email: 'E-mail and phone',
    source: 'Source and type',
    property: 'Property',
    agree: 'Save my details',
  },
  details: {
    title: 'Enquiry',
    reference: 'Reference',
    source: 'Form',
    email: 'E-mail',
    phone: 'Phone',
    service: 'Looking for',
    page: 'Page',
    thread: 'Other requests of this person',
    subject: 'Your request {reference}',
    greeting: 'Hello {name},',
    greetingNameless: 'Hello,',
    aboutProperty: 'thank you for asking about {property}.',
    aboutRequest: 'thank you for your request.',
  },
  order: {
    title: 'Brochures by post',
    removed: '(no longer on the site)',
    sendTo: 'Send to',
    payment: 'Payment',
    coupon: 'Coupon',
    total: 'Total',
  },
  nameless: 'No name given',
  messageOf: 'Message of',
  sources: {
    CONTACT: 'Contact form',
    CONSULTATION: 'Consultation',
    ENQUIRY: 'Property enquiry',
    AGENT: 'Agent form',
    NEWSLETTER: 'Newsletter',
    COMING_SOON: 'Coming soon',
    REGISTER: 'Registration',
    ADD_LISTING: 'Add listing',
    CHECKOUT: 'Brochure order',
  },
  deletion: {
    deleted: 'Contact request with ID {id} deleted successfully!',
    failed: 'Failed to delete contact request.',
    unreachable: 'An error occurred while deleting the contact request.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Contact request restored.',
    notRestored: 'The contact request could not be restored. Please try again.',
  },
};
