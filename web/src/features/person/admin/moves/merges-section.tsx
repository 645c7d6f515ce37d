import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { mergesContent as texts } from './merges.content.ts';
import type { PersonDetails } from '../person-sections.tsx';
import { useUndoMerge } from './use-undo-merge.ts';

type Merge = PersonDetails['merges'][number];

/** The way to merge a lead with another one, and the merges that can still be undone. */
export function MergesSection({ person: { id, merges } }: { person: PersonDetails }) {
  const [asked, setAsked] = useState<Merge | null>(null);
  const { run, busy } = useUndoMerge();
  async function undo(merge: Merge) {
    await run(merge.id);
    setAsked(null);
  }
  return (
    <>
      <Link
        to={`/my-account/leads/${id}/merge`}
        className="inline-flex min-h-11 items-center text-dense font-semibold text-pine underline-offset-4 hover:underline"
      >
        {texts.open}
      </Link>
      {merges.map((merge) => (
        <span key={merge.id} className="flex flex-wrap items-center gap-x-3 text-dense">
          {texts.merged(merge.name, formatDay(merge.at), merge.by)}
          <Button look="quiet" className="-ml-3" onClick={() => setAsked(merge)}>
            {texts.undo}
            <span className="sr-only"> {merge.name}</span>
          </Button>
        </span>
      ))}
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={texts.undo}>
        {asked && (
          <>
            <p className="mb-5 text-dense">{texts.question(asked.name)}</p>
            <div className="flex flex-wrap gap-3">
              <Button disabled={busy} onClick={() => void undo(asked)}>
                {texts.undo}
              </Button>
              <Button look="quiet" onClick={() => setAsked(null)}>
                {texts.cancel}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
