import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepSending } from '../../lib/offline/keep-sending.ts';
import { useOnline } from '../../lib/offline/online.ts';
import { outboxMark } from '../../lib/offline/outbox-mark.ts';
import { listForms, maxWaitingDays, outboxName, removeForm, sendWaiting } from '../../lib/offline/outbox.ts';
import type { KeptForm } from '../../lib/offline/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { handToForm } from '../../features/contact/enquiry/corrected-form.ts';
import { keptFormContent } from '../../features/contact/enquiry/kept-form.content.ts';

const { panel: texts } = keptFormContent;

/** The forms that wait on this device, and what became of them. */
export function OutboxPanel() {
  const [forms, setForms] = useState<KeptForm[]>([]);
  useEffect(() => {
    const read = () =>
      listForms().then(
        (found) => {
          setForms(found);
          outboxMark.write(found.length > 0);
        },
        () => setForms([]),
      );
    const channel = new BroadcastChannel(outboxName);
    channel.onmessage = () => void read();
    void read();
    const stopSending = keepSending(sendWaiting);
    return () => {
      channel.close();
      stopSending();
    };
  }, []);
  if (forms.length === 0) return null;
  return (
    <section
      aria-label={texts.label}
      className="pointer-events-auto max-h-[60dvh] w-full overflow-y-auto rounded-card border border-line bg-card px-4 shadow-float sm:w-96"
    >
      <ul>
        {forms.map((form) => (
          <li key={form.key} className="border-line py-3 not-first:border-t">
            <div role="status">
              <Entry form={form} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ form }: { form: KeptForm }) {
  const { kind, state, reference, sentence } = form;
  const online = useOnline();
  const remove = () => void removeForm(form.key);
  const line = {
    waiting: texts.waitingLine(maxWaitingDays),
    sent: reference && `${texts.reference}: ${reference}`,
    refused: sentence,
    expired: texts.expiredLine(maxWaitingDays),
  }[state];
  return (
    <>
      <p className="font-semibold">{texts[state](kind)}</p>
      {line && <p className="mt-0.5 text-sm text-ink-muted">{line}</p>}
      {state !== 'sent' && <Typed form={form} />}
      <div className="-ml-3 flex flex-wrap">
        {state === 'waiting' && online && (
          <Button look="quiet" onClick={() => void sendWaiting().catch(() => undefined)}>
            {texts.now}
          </Button>
        )}
        {(state === 'refused' || state === 'expired') && <CorrectButton form={form} />}
        <Button look={state === 'sent' ? 'quiet' : 'danger'} onClick={remove}>
          {{ waiting: texts.cancel, sent: texts.close, refused: texts.remove, expired: texts.remove }[state]}
        </Button>
      </div>
    </>
  );
}

/** Opens the page of the form with what was typed in its fields. */
function CorrectButton({ form: { page, values, state } }: { form: KeptForm }) {
  const navigate = useNavigate();
  return (
    <Button
      look="quiet"
      onClick={() => {
        handToForm({ page, values });
        void navigate(page, { replace: page === location.pathname });
      }}
    >
      {state === 'refused' ? texts.correct : texts.again}
    </Button>
  );
}

function Typed({ form: { values } }: { form: KeptForm }) {
  const typed = Object.entries(values).filter(([name, value]) => value && shownFields.includes(name));
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center font-medium text-pine">{texts.typed}</summary>
      {typed.map(([name, value]) => (
        <p key={name} className="pb-1 [overflow-wrap:anywhere] whitespace-pre-line text-ink-muted">
          {value}
        </p>
      ))}
    </details>
  );
}

const shownFields = ['name', 'email', 'phone', 'address', 'price', 'message', 'description'];
