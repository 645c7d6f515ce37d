import type { CouponScope } from 'domain/schema.generated.ts';

export const couponsContent = {
  line: 'A coupon reduces the shipping charge of a brochure order. The brochures are free.',
  loading: 'Loading…',
  empty: 'There are no coupons.',
  notLoaded: 'The coupons could not be loaded. Please check your connection.',
  retry: 'Try again',
  add: 'Add a coupon',
  change: 'Change',
  remove: 'Remove',
  form: {
    titleNew: 'New coupon',
    title: (code: string) => `Coupon ${code}`,
    code: { label: 'Code*', hint: '3 to 20 letters, digits and hyphens' },
    percent: { label: 'Percent of the shipping*', hint: 'A whole number from 1 to 100' },
    appliesTo: 'Valid for',
    lastDay: { label: 'Last day', hint: 'In IST. Leave it empty if the coupon has no end.' },
    submit: 'Save coupon',
  },
  scopes: {
    FIRST_ORDER: 'a first order',
    EVERY_ORDER: 'every order',
  } satisfies Record<CouponScope, string>,
  facts: (percent: number, scope: string) => `${percent} % off the shipping of ${scope}`,
  until: (day: string) => `until ${day}`,
  saved: 'Coupon saved.',
  removed: 'Coupon removed.',
  failed: 'The coupon could not be saved. Please try again.',
  notRemoved: 'The coupon could not be removed. Please try again.',
};
