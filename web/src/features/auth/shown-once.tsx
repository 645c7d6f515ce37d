import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { accountsContent } from './accounts.content.ts';

const texts = accountsContent.once;

interface ShownOnceProps {
  line: string;
  /** One secret, or several in a list. */
  secrets: readonly string[];
  onDone: () => void;
}

/** Shows secrets once, to be copied. */
export function ShownOnce({ line, secrets, onDone }: ShownOnceProps) {
  async function copy() {
    await navigator.clipboard.writeText(secrets.join('\n'));
    showToast({ tone: 'success', text: texts.copied });
  }
  const copies = 'clipboard' in navigator;
  return (
    <div className="grid gap-5">
      <p className="text-sm">{line}</p>
      <ul className="grid gap-x-6 gap-y-2 rounded-field bg-pine-soft p-4 font-mono text-base select-all sm:grid-cols-2">
        {secrets.map((secret) => (
          <li key={secret} className="[overflow-wrap:anywhere]">
            {secret}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {/* Browsers offer the clipboard on https only; the text can be selected in any case. */}
        {copies && <Button onClick={() => void copy().catch(() => undefined)}>{texts.copy}</Button>}
        <Button look={copies ? 'outline' : undefined} onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
