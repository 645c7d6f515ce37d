import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { LeadConflictDialog } from './lead-conflict-dialog.tsx';
import { LeadSection } from './lead-parts.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';
import type { LeadEventFragment } from './lead-work.generated.ts';
import { NextDateForm } from './next-date-form.tsx';
import { NoteForm } from './note-form.tsx';
import { StateChoice } from './state-choice.tsx';
import { Timeline } from './timeline.tsx';
import { useLeadChange } from './use-lead-change.ts';
import { useReadOnce } from './use-read-once.ts';

interface LeadPageProps<State extends string> {
  lead: {
    state: State;
    unread: boolean;
    nextAt: string | null;
    createdAt: string;
    updatedAt: string;
    history: readonly LeadEventFragment[];
  };
  states: LeadStates<State>;
  /**
   * Each function sends one change; with `readAt`, the server refuses it if another account has changed the
   * lead since.
   */
  send: {
    state: (state: State, readAt: string) => Promise<unknown>;
    read: (read: boolean) => Promise<unknown>;
    nextDate: (nextAt: string | null, readAt: string) => Promise<unknown>;
    note: (text: string) => Promise<unknown>;
  };
  /** The visitor’s message and details. */
  children: ReactNode;
  /** Further facts, below the next date. */
  aside?: ReactNode;
}

/** The visitor’s message, the work on it, and its history: side by side, or stacked in this order on a phone. */
export function LeadPage<State extends string>({
  lead,
  states,
  send,
  children,
  aside,
}: LeadPageProps<State>) {
  const { state, unread, nextAt, createdAt, updatedAt, history } = lead;
  const { run, runGuarded, busy, conflict, closeConflict } = useLeadChange();
  useReadOnce(unread, send.read);

  async function markUnread() {
    if (await run(() => send.read(false))) showToast({ tone: 'success', text: texts.markedUnread });
  }

  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-5">{children}</div>
      <div className="grid gap-5 lg:col-start-2 lg:row-span-2">
        <LeadSection title={texts.state}>
          <StateChoice
            states={states}
            state={state}
            busy={busy}
            onChange={(to) =>
              void runGuarded({
                send: (readAt) => send.state(to, readAt),
                readAt: updatedAt,
                wanted: `“${states.labels[to]}”`,
              })
            }
          />
          <Button
            look="quiet"
            className="mt-4 -ml-3"
            disabled={unread || busy}
            onClick={() => void markUnread()}
          >
            {texts.markUnread}
          </Button>
        </LeadSection>
        <LeadSection title={texts.nextDate.title}>
          <NextDateForm
            nextAt={nextAt}
            ended={states.ended.includes(state)}
            busy={busy}
            onSet={(to) =>
              runGuarded({
                send: (readAt) => send.nextDate(to, readAt),
                readAt: updatedAt,
                wanted: to ? formatDateTime(to) : texts.history.noDate,
              })
            }
          />
        </LeadSection>
        {aside}
      </div>
      <LeadSection title={texts.history.title}>
        <div className="mb-6">
          <NoteForm busy={busy} onAdd={(text) => run(() => send.note(text))} />
        </div>
        <Timeline events={history} sentAt={createdAt} labels={states.labels} />
      </LeadSection>
      <LeadConflictDialog conflict={conflict} onClose={closeConflict} />
    </div>
  );
}
