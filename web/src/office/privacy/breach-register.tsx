import { useState } from 'react';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { FoldSign } from '../../office-kit/fold-sign.tsx';
import { LoadFailed } from '../../office-kit/list/load-failed.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { BreachForm } from './breach-form.tsx';
import { textToBoard, textToPeople } from './breach-texts.ts';
import type { Sender } from './breach-texts.ts';
import { breachContent as texts } from './breach.content.ts';
import { useBreachesQuery } from './breach.generated.ts';
import type { BreachFieldsFragment } from './breach.generated.ts';

/** The entry in the dialog; null is a new one. */
interface Shown {
  breach: BreachFieldsFragment | null;
}

/** The register of breaches, with the clock of each report and the two texts to send. */
export function BreachRegister({ sender }: { sender: Sender }) {
  const { data, error, refetch } = useBreachesQuery({ fetchPolicy: 'network-only' });
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  if (!data && error) return <LoadFailed text={texts.notLoaded} retryLabel={texts.retry} retry={refetch} />;
  return (
    <Panel title={texts.title} line={texts.line}>
      {!data && <p role="status">{texts.loading}</p>}
      {data?.breaches.length === 0 && <p className="mb-4 text-dense text-ink-muted">{texts.empty}</p>}
      <ul className="text-dense">
        {data?.breaches.map((breach) => (
          <Entry key={breach.id} breach={breach} sender={sender} onOpen={() => setShown({ breach })} />
        ))}
      </ul>
      <Button look="outline" onClick={() => setShown({ breach: null })}>
        {texts.add}
      </Button>
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={shown?.breach?.title ?? texts.form.titleNew}
        holdsForm
      >
        {shown && (
          <BreachForm
            breach={shown.breach}
            onSaved={async () => {
              close();
              showToast({ tone: 'success', text: texts.saved });
              await refetch();
            }}
          />
        )}
      </Dialog>
    </Panel>
  );
}

interface EntryProps {
  breach: BreachFieldsFragment;
  sender: Sender;
  onOpen: () => void;
}

function Entry({ breach, sender, onOpen }: EntryProps) {
  const { title, awareAt, reportDueAt, reportedAt, updatedAt } = breach;
  // Saving shows the clock anew.
  const [openedAt] = useState(() => Date.now());
  const late = !reportedAt && Date.parse(reportDueAt) < openedAt;
  const clock = late ? texts.late(formatDateTime(reportDueAt)) : texts.due(formatDateTime(reportDueAt));
  return (
    <li className="mb-4 border-b border-line pb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
          <p className="text-ink-muted">{texts.aware(formatDateTime(awareAt))}</p>
          <p className={reportedAt ? 'text-ink-muted' : 'font-semibold text-danger'}>
            {reportedAt ? texts.reported(formatDateTime(reportedAt)) : clock}
          </p>
        </div>
        <Button look="outline" onClick={onOpen}>
          {texts.open}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      <Text key={`people ${updatedAt}`} label={texts.texts.people} text={textToPeople(breach, sender)} />
      <Text key={`board ${updatedAt}`} label={texts.texts.board} text={textToBoard(breach, sender)} />
    </li>
  );
}

/** A text that can be changed and copied. */
function Text({ label, text }: { label: string; text: string }) {
  const [typed, setTyped] = useState(text);

  async function copy() {
    try {
      await navigator.clipboard.writeText(typed);
      showToast({ tone: 'success', text: texts.texts.copied });
    } catch {
      showToast({ tone: 'danger', text: texts.texts.notCopied });
    }
  }

  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 w-fit items-center gap-1 font-semibold text-pine">
        {label}
        <FoldSign />
      </summary>
      <TextAreaField
        label={label}
        hint={texts.texts.hint}
        rows={10}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button look="outline" className="mt-3" onClick={() => void copy()}>
        {texts.texts.copy}
        <span className="sr-only"> {label}</span>
      </Button>
    </details>
  );
}
