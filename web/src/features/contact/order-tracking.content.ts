import type { ContactSource, ContactState } from '../../visitor/enquiry/contact.generated.ts';

export const orderTrackingContent = {
  title: 'Order Tracking',
  crumb: 'Order Tracking',
  line: 'Enter the reference that you were shown, and the e-mail address you gave. You see where your request is.',
  description: 'Look up a request to us by its reference and e-mail address.',
  form: {
    reference: { label: 'Order ID*', hint: 'The reference from the thank-you message, such as AHG-7F3K2' },
    email: { label: 'Billing email*', hint: 'The e-mail address you sent the request with' },
    submit: 'Track order',
    submitting: 'Looking...',
  },
  missing: 'Please fill out all required fields.',
  failed: 'The look-up did not work. Please try again.',
  notFound: {
    title: 'Nothing matches both',
    text: 'Please check the reference and the e-mail address. If both are right, call us: we find it by your name.',
    link: 'Contact us',
  },
  found: {
    title: 'Your request',
    states: {
      NEW: {
        label: 'Received',
        text: 'It is on our desk. We answer within the hour between nine and eight.',
      },
      CONTACTED: {
        label: 'In good hands',
        text: 'One of us has been in touch with you. If you missed the call, call us: we know of it.',
      },
      VISIT_PLANNED: {
        label: 'Visit planned',
        text: 'A visit is agreed with you. If the time no longer suits you, call us and we find another.',
      },
      CLOSED: {
        label: 'Completed',
        text: 'We have taken care of it. If anything is left open, write to us again: we take it up at once.',
      },
    } satisfies Record<ContactState, { label: string; text: string }>,
    reference: 'Order ID',
    sent: 'Sent',
    about: 'About',
    from: 'Sent from',
  },
  sources: {
    CONTACT: 'the contact form',
    CONSULTATION: 'the free consultation form',
    ENQUIRY: 'the enquiry form of a property',
    AGENT: 'the form of an agent',
    NEWSLETTER: 'the newsletter box',
    COMING_SOON: 'the launch notice',
    REGISTER: 'the registration form',
    ADD_LISTING: 'the listing form',
    CHECKOUT: 'the checkout',
  } satisfies Record<ContactSource, string>,
};
