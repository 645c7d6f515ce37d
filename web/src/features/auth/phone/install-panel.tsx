import { useState, useSyncExternalStore } from 'react';
import { Panel } from '../../../office-kit/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { install, installState, watchInstall } from './install-prompt.ts';
import { phoneContent } from './phone.content.ts';

const texts = phoneContent.install;

/** Installs the office as an app, or says how this browser does it. */
export function InstallPanel() {
  const state = useSyncExternalStore(watchInstall, installState, () => 'other' as const);
  const [declined, setDeclined] = useState(false);
  return (
    <Panel title={texts.title} line={texts.line}>
      <div className="grid justify-items-start gap-4 text-dense">
        {state === 'installed' && <p role="status">{texts.installed}</p>}
        {state === 'offered' && (
          <Button onClick={() => void install().then((done) => setDeclined(!done))}>{texts.install}</Button>
        )}
        {declined && state !== 'installed' && <p role="status">{texts.dismissed}</p>}
        {(state === 'apple' || state === 'other') && (
          <ol className="grid list-decimal gap-1 pl-5">
            {(state === 'apple' ? texts.apple : texts.others).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {state !== 'installed' && <p className="max-w-[65ch] text-ink-muted">{texts.besideSite}</p>}
      </div>
    </Panel>
  );
}
