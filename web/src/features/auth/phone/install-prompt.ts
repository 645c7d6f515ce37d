/** What a browser gives to a page that it can install. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPrompt | null = null;
let installed = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps the browser’s offer to install the office, which comes once, until a person asks for it. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    tell();
  });
  window.addEventListener('appinstalled', () => {
    offered = null;
    installed = true;
    tell();
  });
}

export type InstallState = 'installed' | 'offered' | 'apple' | 'other';

/** Whether the office runs as an app. */
export function isInstalledApp(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode: standalone)').matches;
}

/** What this browser can do: browsers on iPhones and iPads never offer it, and a person does it in Safari. */
export function installState(): InstallState {
  if (installed || isInstalledApp()) return 'installed';
  if (offered) return 'offered';
  const isTabletOfApple = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return isTabletOfApple || /iPhone|iPad/.test(navigator.userAgent) ? 'apple' : 'other';
}

export function watchInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser ask whether to install the office; false if the person declined. */
export async function install(): Promise<boolean> {
  const prompt = offered;
  if (!prompt) return false;
  // The browser takes an offer once.
  offered = null;
  const { outcome } = await prompt.prompt();
  installed = outcome === 'accepted';
  tell();
  return installed;
}
