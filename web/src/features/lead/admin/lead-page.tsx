import type { ReactNode } from 'react';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { useCloseReason } from './close-reason.tsx';
import type { ChosenState } from './close-reason.tsx';
import { LastNote } from './last-note.tsx';
import { LeadConflictDialog } from './lead-conflict-dialog.tsx';
import { LeadSection } from './lead-parts.tsx';
import { reasonsFor } from './lead-state.ts';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';
import type { LeadEventFragment } from './lead-work.generated.ts';
import { NextDateForm } from './next-date-form.tsx';
import { NoteForm } from './note-form.tsx';
import { StateChoice } from './state-choice.tsx';
import { Timeline } from './timeline.tsx';
import type { TimelineLead } from './timeline.tsx';
import { useLeadChange } from './use-lead-change.ts';
import { useReadOnce } from './use-read-once.ts';

/** Where the state and the next date stand on the page. */
export const workId = 'lead-work';

interface LeadPageProps<State extends string> {
  lead: {
    id: string;
    state: State;
    unread: boolean;
    nextAt: string | null;
    createdAt: string;
    updatedAt: string;
    history: readonly LeadEventFragment[];
    enteredBy?: string | null;
    isPerson?: boolean;
    /** Why it was closed, if it was closed with a reason. */
    closeReason?: string | null;
  };
  states: LeadStates<State>;
  /**
   * Each function sends one change; with `readAt`, the server refuses it if another account has changed the
   * lead since.
   */
  send: {
    state: (chosen: ChosenState<State>, readAt: string) => Promise<unknown>;
    read: (read: boolean) => Promise<unknown>;
    nextDate: (nextAt: string | null, readAt: string) => Promise<unknown>;
    note: (text: string) => Promise<unknown>;
  };
  /** The other leads of the same person, whose work is shown. */
  thread?: {
    /** The position of this lead among them. */
    label: string;
    others: readonly TimelineLead[];
    /** Whether one of the person’s leads is unread; opening one shows them all. */
    unread: boolean;
  };
  /** What came in. */
  children: ReactNode;
  /** Further facts, below the next date. */
  aside?: ReactNode;
  /** What the next date is for; above it. */
  step?: ReactNode;
}

/**
 * A note, the state and next date, the request, further facts and the history: in this order on a phone; wider screens have
 * state, date and facts at the side.
 */
export function LeadPage<State extends string>({
  lead,
  states,
  send,
  thread,
  children,
  aside,
  step,
}: LeadPageProps<State>) {
  const { id, state, unread, nextAt, updatedAt } = lead;
  const closedBecause = states.reasons?.find(({ value }) => value === lead.closeReason)?.label;
  const { run, runGuarded, busy, conflict, closeConflict } = useLeadChange();
  const { chooseState, question } = useCloseReason(states);
  useReadOnce(thread?.unread ?? unread, send.read);

  async function markUnread() {
    if (await run(() => send.read(false))) showToast({ tone: 'success', text: texts.markedUnread });
  }

  async function setState(wanted: State) {
    const chosen = await chooseState(wanted);
    if (!chosen) return;
    await runGuarded({
      send: (readAt) => send.state(chosen, readAt),
      readAt: updatedAt,
      wanted: `“${states.labels[wanted]}”`,
    });
  }

  function setNextDate(to: string | null): Promise<boolean> {
    return runGuarded({
      send: (readAt) => send.nextDate(to, readAt),
      readAt: updatedAt,
      wanted: to ? formatDateTime(to) : texts.history.noDate,
    });
  }

  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <LeadSection title={texts.note.title}>
        <NoteForm key={id} draftKey={`note-${id}`} busy={busy} onAdd={(text) => run(() => send.note(text))} />
        <LastNote histories={[lead.history, ...(thread?.others ?? []).map(({ history }) => history)]} />
      </LeadSection>
      <div className="contents gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:grid">
        <div id={workId} className="grid scroll-mt-28 gap-5">
          <LeadSection title={texts.state}>
            <StateChoice states={states} state={state} busy={busy} onChange={(to) => void setState(to)} />
            {reasonsFor(states, state).length > 0 && (
              <p className="mt-3 flex flex-wrap items-center gap-x-2 text-dense">
                {closedBecause && texts.reason.because.replace('{reason}', closedBecause)}
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void setState(state)}
                  className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
                >
                  {texts.reason.change}
                </button>
              </p>
            )}
            <Button
              look="quiet"
              className="mt-4 -ml-3"
              disabled={unread || busy}
              onClick={() => void markUnread()}
            >
              {texts.markUnread}
            </Button>
          </LeadSection>
          <LeadSection title={step ? texts.nextDate.step : texts.nextDate.title}>
            {!states.ended.includes(state) && step}
            <NextDateForm
              nextAt={nextAt}
              ended={states.ended.includes(state)}
              busy={busy}
              onSet={setNextDate}
            />
          </LeadSection>
        </div>
        {aside && <div className="grid gap-5 max-lg:order-1">{aside}</div>}
      </div>
      <div className="grid gap-5">{children}</div>
      <div className="max-lg:order-2">
        <LeadSection title={texts.history.title}>
          <Timeline
            leads={[{ ...lead, label: thread?.label ?? '' }, ...(thread?.others ?? [])]}
            labels={states.labels}
            reasons={Object.fromEntries((states.reasons ?? []).map(({ value, label }) => [value, label]))}
          />
        </LeadSection>
      </div>
      {question}
      <LeadConflictDialog conflict={conflict} onClose={closeConflict} />
    </div>
  );
}
