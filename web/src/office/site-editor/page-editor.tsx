import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SessionGate } from '../../features/auth/session-gate.tsx';
import { useEditedBlocksQuery } from '../../features/block/admin/block-admin.generated.ts';
import type { EditedBlocksQuery } from '../../features/block/admin/block-admin.generated.ts';
import { ownPathsOf, siteTexts } from '../../features/block/admin/site-texts.ts';
import { useTypedTexts } from '../../features/block/admin/use-typed-texts.ts';
import { LeaveDialog } from '../../office-kit/form/leave-dialog.tsx';
import { useUnsavedChanges } from '../../office-kit/form/unsaved-changes.ts';
import { useSessionOf } from '../../office-kit/session/admin-session.ts';
import { BlocksDocument } from '../../lib/site-texts.generated.ts';
import { PageClientContext } from '../../lib/server/page-client.ts';
import { Button } from '../../ui/button.tsx';
import { EditorPanel } from './editor-panel.tsx';
import { shownBlocks } from './shown-blocks.ts';
import { siteEditorContent as texts } from './site-editor.content.ts';
import { UnseenTexts } from './unseen-texts.tsx';
import { useMarkedTexts } from './use-marked-texts.ts';
import { useShownPage } from './use-shown-page.ts';

interface PageEditorProps {
  /** Whether sentences can be clicked; else the page only shows its drafts. */
  editing: boolean;
  onEdit: () => void;
  onEnd: () => void;
}

/** The page with its drafts, and with its sentences open to be changed, above a bar at the foot of the window. */
export function PageEditor(props: PageEditorProps) {
  return (
    <SessionGate loading={null}>
      <LoadedEditor {...props} />
    </SessionGate>
  );
}

function LoadedEditor(props: PageEditorProps) {
  const { data, error, refetch } = useEditedBlocksQuery({ fetchPolicy: 'cache-and-network' });
  useSessionOf(error);
  if (data) return <Editor {...props} data={data} />;
  return (
    <Foot>
      <p role="status">{error ? texts.failed : texts.loading}</p>
      {error && (
        <Button look="outline" onClick={() => void refetch().catch(() => undefined)}>
          {texts.retry}
        </Button>
      )}
    </Foot>
  );
}

function Editor({ editing, onEdit, onEnd, data }: PageEditorProps & { data: EditedBlocksQuery }) {
  const all = useMemo(() => siteTexts(data), [data]);
  const { blocker, markUnsaved } = useUnsavedChanges();
  const [saved, setSaved] = useState('');
  const [opened, setOpened] = useState<{ place: HTMLElement | null; numbers: readonly number[] }>();
  const typing = useTypedTexts({ texts: all, onChange: markUnsaved, onSaved: close });
  const answers = useMemo(
    () => shownBlocks(editing ? 'edit' : 'drafts', data, all, typing.typed),
    [editing, data, all, typing.typed],
  );
  useShownPage(answers);
  useWhatVisitorsRead(data);
  const found = useMarkedTexts(editing, all, (place, numbers) => {
    setSaved('');
    setOpened({ place, numbers });
  });
  const { length: unsaved } = typing.changed;

  function close(sentence = '') {
    setSaved(sentence);
    if (opened?.place) focusPlace(opened.place, opened.numbers);
    setOpened(undefined);
  }

  return (
    <>
      {opened && editing && (
        <EditorPanel
          key={opened.numbers.join(' ')}
          place={opened.place}
          texts={opened.numbers.flatMap((number) => all[number] ?? [])}
          typing={typing}
          ownPaths={ownPathsOf(data)}
          onClose={() => close()}
        />
      )}
      <Foot>
        <p role="status" className="min-w-0 flex-1 font-medium">
          {saved || (unsaved > 0 ? texts.unsaved(unsaved) : editing ? texts.editing : texts.previewing)}
        </p>
        {editing && (
          <UnseenTexts
            all={all}
            found={found}
            onOpen={(number) => setOpened({ place: null, numbers: [number] })}
          />
        )}
        {!editing && (
          <Button look="outline" onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        <Button
          onClick={() => {
            if (unsaved === 0) onEnd();
            else setOpened({ place: null, numbers: typing.changed.map((text) => all.indexOf(text)) });
          }}
        >
          {unsaved > 0 ? texts.showUnsaved : editing ? texts.done : texts.endPreview}
        </Button>
      </Foot>
      <LeaveDialog blocker={blocker} />
    </>
  );
}

/** Goes back to a text, which the page may have drawn anew since. */
function focusPlace(place: HTMLElement, numbers: readonly number[]): void {
  const now = place.isConnected
    ? place
    : document.querySelector<HTMLElement>(`[data-words="${numbers.join(' ')}"]`);
  now?.focus({ preventScroll: true });
}

/** When the editor goes, the page shows again what visitors read. */
function useWhatVisitorsRead(data: EditedBlocksQuery): void {
  const client = useContext(PageClientContext);
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
  }, [data]);
  useEffect(
    () => () => {
      const read = shownBlocks('read', latest.current, [], new Map());
      for (const [page, answer] of read) client?.keep(BlocksDocument, { page }, answer);
    },
    [client],
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <section
      data-editor
      aria-label={texts.label}
      className="fixed inset-x-0 bottom-0 z-50 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-brass-soft px-4 py-2 text-dense shadow-float md:px-8 print:hidden"
    >
      {children}
    </section>
  );
}
