import { formatDay } from 'domain/text/format.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { EndSharing } from './end-sharing.tsx';
import { ModeChoice } from './mode-choice.tsx';
import type { KeptList } from './shared-lists.ts';
import { changeMode } from './list-changes.ts';
import { sharedContent } from './shared-shortlist.content.ts';
import type { SharedListFragment } from './shared-list.generated.ts';
import type { SharedListState } from './use-shared-list.ts';

const texts = sharedContent.maker;

/** What only the maker of the list can do: change the mode and end it. */
export function MakerPanel({
  list,
  kept,
  state: { change, problem, end },
}: {
  list: SharedListFragment;
  kept: KeptList;
  state: SharedListState;
}) {
  return (
    <section aria-labelledby="maker" className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 id="maker" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{texts.line}</p>
      <ModeChoice chosen={list.mode} onChoose={(mode) => void change(changeMode(mode), 'mode')} />
      {problem?.propertyId === 'mode' && <StatusMessage tone="danger">{problem.text}</StatusMessage>}
      <p className="mt-4 mb-2 text-xs text-ink-muted">{sharedContent.ends(formatDay(list.endsAt))}</p>
      <EndSharing list={kept} onEnded={end} />
    </section>
  );
}
