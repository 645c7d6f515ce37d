import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { createBrowserStore, useBrowserFact, useBrowserStore } from '../../../lib/browser/browser-store.ts';
import { Button } from '../../../ui/button.tsx';
import { installState, watchInstall } from './install-prompt.ts';
import { phoneContent } from './phone.content.ts';

const texts = phoneContent.hint;

/** Whether the hint was put away in this browser. */
const putAway = createBrowserStore('office-install-hint-away', (stored) => stored === true);
const isTouched = () => window.matchMedia('(pointer: coarse)').matches;

/** On a phone that has not installed the office: that it can, until the person puts it away. */
export function InstallHint() {
  const state = useSyncExternalStore(watchInstall, installState, () => 'installed' as const);
  const onPhone = useBrowserFact(isTouched);
  const isAway = useBrowserStore(putAway) ?? true;
  if (!onPhone || isAway || state === 'installed') return null;
  return (
    <section
      aria-label={texts.label}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 pt-3 pb-1 text-dense"
    >
      <p className="w-full">{texts.text}</p>
      <Link
        to="/my-account/settings/account"
        className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
      >
        {texts.open}
      </Link>
      <Button look="quiet" onClick={() => putAway.write(true)}>
        {texts.close}
      </Button>
    </section>
  );
}
