import { createBrowserStore } from '../../lib/browser/browser-store.ts';

/** The coupon that the visitor applied; null without one. The server says what it is worth. */
export const couponChoice = createBrowserStore<string | null>('coupon', (stored) =>
  typeof stored === 'string' && stored.length <= 40 ? stored : null,
);
