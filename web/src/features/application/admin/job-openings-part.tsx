import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatDay } from 'domain/text/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { isUnauthenticated, useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { indianInput } from 'domain/text/india-time.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import type { JobOpeningFactsFragment } from '../application.generated.ts';
import { employmentWords, payWords } from '../opening-words.ts';
import { JobOpeningForm } from './job-opening-form.tsx';
import { jobOpeningsContent as texts } from './job-openings.content.ts';
import {
  RemoveJobOpeningDocument,
  SaveJobOpeningDocument,
  useAdminJobOpeningsQuery,
} from './job-openings.generated.ts';

/** The opening in the dialog; null is a new one. */
interface Shown {
  opening: JobOpeningFactsFragment | null;
}

/** The job openings of the career page, for the owner. */
export function JobOpeningsPart() {
  const result = useAdminJobOpeningsQuery({ fetchPolicy: 'network-only' });
  const { data, failed, onRetry } = useListResult(result);
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const openings = data?.adminJobOpenings;
  return (
    <div className="max-w-4xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-ink-muted">{texts.line}</p>
        <Button onClick={() => setShown({ opening: null })}>{texts.add}</Button>
      </div>
      {!openings && !failed && <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !openings && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {openings?.length === 0 && <p className="py-4 text-dense">{texts.empty}</p>}
      {openings && openings.length > 0 && (
        <ul className="rounded-card border border-line bg-card text-dense">
          {openings.map((opening) => (
            <OpeningRow
              key={opening.id}
              opening={opening}
              onChange={() => setShown({ opening })}
              onChanged={result.refetch}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={shown?.opening?.title ?? texts.form.titleNew}
        holdsForm
      >
        {shown && (
          <JobOpeningForm
            opening={shown.opening}
            onSaved={async (title) => {
              close();
              showToast({ tone: 'success', text: texts.saved(title) });
              await result.refetch();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

interface OpeningRowProps {
  opening: JobOpeningFactsFragment;
  onChange: () => void;
  onChanged: () => Promise<unknown>;
}

function OpeningRow({ opening, onChange, onChanged }: OpeningRowProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [removing, setRemoving] = useState(false);
  const { id, title, place, employment, text, payFrom, payTo, postedOn, applyBy, isSample } = opening;
  const isOver = applyBy < indianInput(new Date()).slice(0, 10);

  async function attempt(run: () => Promise<unknown>, failed: string) {
    setRemoving(true);
    try {
      await withSession(run);
      await onChanged();
      return true;
    } catch (error) {
      if (!isUnauthenticated(error)) showToast({ tone: 'danger', text: failed });
      return false;
    } finally {
      setRemoving(false);
    }
  }

  async function bringBack() {
    const input = { title, place, employment, text, payFrom, payTo, applyBy };
    await attempt(
      () => client.mutate({ mutation: SaveJobOpeningDocument, variables: { input, id } }),
      texts.failed,
    );
  }

  async function remove() {
    const removed = await attempt(
      () => client.mutate({ mutation: RemoveJobOpeningDocument, variables: { id } }),
      texts.notRemoved,
    );
    if (!removed) return;
    // The server refuses an opening that is over, so that it cannot come back.
    const action = isOver ? undefined : { label: texts.undo, run: () => void bringBack() };
    showToast({ tone: 'success', text: texts.removed(title), action });
  }

  const facts = [place, employmentWords[employment], payWords(opening)].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          {[isOver && texts.over, isSample && texts.sample].filter(Boolean).map((mark) => (
            <span
              key={String(mark)}
              className="ml-2 rounded-field bg-brass-soft px-2 py-0.5 text-xs font-semibold"
            >
              {mark}
            </span>
          ))}
        </p>
        <p className="text-ink-muted">{facts.join(' · ')}</p>
        <p className="text-xs text-ink-muted">{texts.listed(formatDay(postedOn), formatDay(applyBy))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onChange}>
          {texts.change}
          <span className="sr-only"> {title}</span>
        </Button>
        <Button look="quiet" disabled={removing} onClick={() => void remove()}>
          {texts.remove}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
