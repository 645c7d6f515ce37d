import { Bookmark, Check } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { showToast } from '../../../../lib/toasts.ts';
import { Dropdown } from '../../../../office-kit/field/dropdown.tsx';
import type { ListState } from '../../../../office-kit/list/list-state.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useViews } from './use-views.ts';
import { openAddress } from './view-address.ts';
import type { NamedView } from './view-address.ts';
import { ViewForm } from './view-form.tsx';
import { viewsContent as texts } from './views.content.ts';

const lineClass =
  'flex min-h-11 w-full items-center gap-2 rounded-field px-3 text-left text-dense hover:bg-pine-soft md:min-h-9';

interface ViewsMenuProps {
  list: ListState;
  /** Undefined until they are loaded. */
  views: readonly NamedView[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onChanged: () => Promise<unknown>;
  /** The view that is open, and whether the list was changed since. */
  opened: NamedView | undefined;
  changed: boolean;
  /** Whether the board is shown, on which a view opens too. */
  board: boolean;
}

/** Opens a named view, and names what the list shows now. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { list, views, opened, changed, board } = props;
  const navigate = useNavigate();
  const [form, setForm] = useState<{ view: NamedView | null }>();
  const { update, remove, copy } = useViews(props.onChanged);
  const own = views?.filter(({ isOwn }) => isOwn);
  const shared = views?.filter(({ isOwn }) => !isOwn) ?? [];
  return (
    <>
      <Dropdown
        closeOnChoice
        tall
        label={
          <>
            <Bookmark aria-hidden="true" className="size-4" />
            <span className="max-w-32 truncate md:max-w-56">
              {opened ? (changed ? texts.changed(opened.name) : opened.name) : texts.open}
            </span>
          </>
        }
      >
        <div className="grid w-[min(19rem,calc(100vw-4rem))] gap-0.5">
          <Link to={`/my-account/leads${board ? '?as=board' : ''}`} className={lineClass}>
            {texts.all}
          </Link>
          {own && <Group title={texts.own} views={own} opened={opened} board={board} />}
          {own?.length === 0 && <p className="px-3 py-1 text-dense text-ink-muted">{texts.empty}</p>}
          {shared.length > 0 && (
            <Group title={texts.shared} views={shared} opened={opened} board={board} withMaker />
          )}
          {!views && !props.failed && <p className="px-3 py-2 text-dense text-ink-muted">{texts.loading}</p>}
          {!views && props.failed && (
            <div role="alert" className="px-3 py-2 text-dense text-danger">
              {texts.notLoaded}
              <Line onPress={props.onRetry}>{texts.retry}</Line>
            </div>
          )}
          <div className="mt-1 grid gap-0.5 border-t border-line pt-1">
            {opened?.mayChange && changed && (
              <Line onPress={() => void update(opened, list)}>{texts.update}</Line>
            )}
            <Line onPress={() => setForm({ view: null })}>{texts.save}</Line>
            {opened?.mayChange && <Line onPress={() => setForm({ view: opened })}>{texts.rename}</Line>}
            {opened && <Line onPress={() => void copy(opened)}>{texts.copy}</Line>}
            {opened?.mayChange && <Line onPress={() => void remove(opened)}>{texts.remove}</Line>}
          </div>
        </div>
      </Dropdown>
      <Dialog
        open={form !== undefined}
        onClose={() => setForm(undefined)}
        title={form?.view ? texts.form.title : texts.form.titleNew}
        holdsForm
      >
        {form && (
          <ViewForm
            list={list}
            view={form.view}
            onSaved={(saved) => {
              setForm(undefined);
              showToast({ tone: 'success', text: texts.form.saved(saved.name) });
              if (!form.view) void navigate(openAddress(saved, board), { replace: true });
              void props.onChanged();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface GroupProps {
  title: string;
  views: readonly NamedView[];
  opened: NamedView | undefined;
  board: boolean;
  withMaker?: boolean;
}

function Group({ title, views, opened, board, withMaker = false }: GroupProps) {
  return (
    <ul aria-label={title} className="grid gap-0.5">
      <li aria-hidden="true" className="px-3 pt-2 text-xs font-semibold text-ink-muted">
        {title}
      </li>
      {views.map((view) => {
        const isOpen = view.id === opened?.id;
        return (
          <li key={view.id}>
            <Link
              to={openAddress(view, board)}
              aria-current={isOpen ? 'true' : undefined}
              className={`${lineClass} ${isOpen ? 'font-semibold text-pine' : ''}`}
            >
              <span className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
                {view.name}
                {withMaker && view.madeBy && (
                  <span className="block text-xs font-normal text-ink-muted">{texts.by(view.madeBy)}</span>
                )}
              </span>
              {isOpen && <Check aria-hidden="true" className="size-4 shrink-0" />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Line({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className={lineClass}>
      {children}
    </button>
  );
}
