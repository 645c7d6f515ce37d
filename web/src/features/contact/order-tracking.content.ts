import type { ContactSource, ContactState } from 'domain/schema.generated.ts';

export const orderTrackingContent = {
  title: 'Order Tracking',
  crumb: 'Order Tracking',
  line: 'Enter your reference and the e-mail address that you gave us to see the state of your order or request.',
  description: 'Look up an order or a request by its reference and e-mail address.',
  form: {
    reference: {
      label: 'Order ID*',
      hint: 'The reference that we showed you; its last five characters, such as 7F3K2, are enough',
    },
    email: { label: 'Billing email*', hint: 'The e-mail address that you gave us' },
    submit: 'Track order',
    submitting: 'Looking...',
  },
  missing: 'Please fill out all required fields.',
  beside: {
    reference: 'Please enter your reference.',
    email: 'Please enter your e-mail address.',
  },
  failed: 'We could not look it up. Please try again.',
  notFound: {
    title: 'We found nothing',
    text: 'Please check the reference and the e-mail address. If both are right, call us and we will find it by your name.',
    link: 'Contact us',
  },
  found: {
    title: 'Your request',
    orderTitle: 'Your order',
    states: {
      NEW: {
        label: 'Received',
        text: 'We have your request. We answer {{answer}}{{, hours}}.||We have your request.',
      },
      CONTACTED: {
        label: 'Contacted',
        text: 'We have called or written to you. If you missed our call, please call us back.',
      },
      VISIT_PLANNED: {
        label: 'Visit planned',
        text: 'We have agreed a visit with you. If the time no longer suits you, call us to change it.',
      },
      CLOSED: {
        label: 'Closed',
        text: 'Your request is closed. If anything is still open, please write to us again.',
      },
    } satisfies Record<ContactState, { label: string; text: string }>,
    orderStates: {
      NEW: { label: 'Received', text: 'We have your order and are getting your brochures ready.' },
      CONTACTED: {
        label: 'Confirmed',
        text: 'We have called or written to you about your order. If you missed our call, please call us back.',
      },
      VISIT_PLANNED: {
        label: 'Visit planned',
        text: 'We have agreed a visit with you. If the time no longer suits you, call us to change it.',
      },
      CLOSED: {
        label: 'Closed',
        text: 'Your order is closed. If your brochures have not arrived, please write to us.',
      },
    } satisfies Record<ContactState, { label: string; text: string }>,
    reference: 'Order ID',
    sent: 'Sent',
    about: 'About',
    from: 'Received through',
  },
  order: {
    title: 'Printed brochures by post',
    copies: (count: number) => (count === 1 ? '1 copy' : `${count} copies`),
    removed: 'This property is no longer on our site.',
    shipping: 'Shipping',
    discount: (code: string) => `Coupon ${code}`,
    vat: 'VAT',
    total: 'Total',
    payment: 'Payment',
    sentTo: 'Delivery to',
  },
  sources: {
    CONTACT: 'the contact form',
    CONSULTATION: 'the free consultation form',
    ENQUIRY: 'a property enquiry form',
    AGENT: 'an agent’s form',
    REGISTER: 'the registration form',
    ADD_LISTING: 'the listing form',
    CHECKOUT: 'the checkout',
    SHORTLIST: 'a shared shortlist',
    PHONE_CALL: 'your phone call',
    WALK_IN: 'your visit to our office',
    CHAT: 'your message',
    PARTNER: 'a partner of ours',
  } satisfies Record<ContactSource, string>,
};
