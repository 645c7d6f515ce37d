import { createBrowserStore } from '../browser/browser-store.ts';
import { keptKeys } from '../kept-keys.ts';

/** Whether forms are kept on this device; the code that sends and shows them is loaded only then. */
export const outboxMark = createBrowserStore(keptKeys.outbox, (stored) => stored === true);
