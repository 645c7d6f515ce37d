import { registerOfficeWorker } from '../../../auth/phone/push-browser.ts';

/** Has the worker of the office keep its files, so that it opens without the network. */
export async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await registerOfficeWorker();
  active?.postMessage({ type: 'keep' });
}
