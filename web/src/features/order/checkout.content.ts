import type { PaymentMethod } from 'domain/schema.generated.ts';
import { postCountries } from 'domain/site/brochure-order.ts';

export const checkoutContent = {
  title: 'Checkout',
  description: 'Order the printed brochures in your cart by post.',
  line: 'Tell us where to send your brochures.',
  promise: 'We charge nothing on this page and ask for no card number.',
  withoutScriptLink: 'write to us',
  billing: 'Billing details',
  name: 'Your Name*',
  email: 'Your Email*',
  phone: 'Phone*',
  country: 'Country*',
  countries: postCountries,
  address: { label: 'Address*', hint: 'House, street and sector' },
  town: 'Town*',
  postcode: { label: 'PIN or postal code', hint: 'Required in India' },
  notes: { label: 'Order notes', hint: 'A landmark, a good time to deliver, anything else' },
  payment: {
    title: 'How would you like to pay?',
    methods: [
      {
        id: 'CHEQUE',
        label: 'Cheque',
        text: 'Post a cheque for the total to our office, with your reference on the back. We send your brochures when it arrives.',
      },
      {
        id: 'CASH_ON_DELIVERY',
        label: 'Cash on delivery',
        text: 'Pay the total in cash when the parcel arrives. In India only.',
      },
      {
        id: 'PAYPAL',
        label: 'PayPal',
        text: 'We send a payment link to your e-mail address.',
      },
    ],
  } as const,
  order: {
    title: 'Your order',
    change: 'Change the cart',
    each: (quantity: number) => `× ${quantity}`,
    removed: 'No longer on our site',
  },
  submit: 'Place the order',
  submitting: 'Submitting...',
  errors: {
    missing: 'Please fill out all required fields.',
    beside: {
      name: 'Please enter your name.',
      email: 'Please enter your e-mail address.',
      phone: 'Please enter a phone number that we can call.',
      address: 'Please enter the house, street and sector.',
      town: 'Please enter the town.',
    },
    pin: 'Please enter the six digits of your PIN code.',
    empty: 'Your cart is empty. Please add a brochure first.',
    failed: 'An error occurred. Please try again.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Open the quick view of a property and add its printed brochure.',
    browse: 'Explore Properties',
  },
  done: {
    title: 'Thank You!',
    line: 'We have received your order and confirm it by phone or e-mail.',
    /** What happens next, by the way to pay that was chosen; braces name what the order says. */
    next: {
      CHEQUE:
        'Please make out a cheque for {total} to {payee}, write your reference on the back and post it to {office}. We send your brochures when it arrives.',
      CASH_ON_DELIVERY: 'We send your brochures. Please pay {total} in cash when the parcel arrives.',
      PAYPAL: 'We send a payment link for {total} to {email}, and your brochures once it is paid.',
    } satisfies Record<PaymentMethod, string>,
    theTotal: 'the total',
    free: 'There is nothing to pay. We send your brochures.',
    reference: 'Your reference',
    track: 'Track the order',
    browse: 'Explore Properties',
  },
};
