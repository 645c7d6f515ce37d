import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import { waitingKey } from '../../lib/session.ts';

/**
 * The token of a login of this browser that stays, while it waits to be confirmed with a passkey or a code; null for none. Until then
 * the browser has no login, and reads pages of the site as a visitor.
 */
export const waitingLogin = createBrowserStore<string | null>(waitingKey, (stored) =>
  typeof stored === 'string' ? stored : null,
);
