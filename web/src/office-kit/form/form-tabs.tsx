import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { formTabsContent as texts } from './form-tabs.content.ts';

export interface FormTab {
  id: string;
  title: string;
}

const panelId = (id: string) => `${id}-panel`;
const tabId = (id: string) => `${id}-tab`;
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface FormTabsProps {
  tabs: readonly FormTab[];
  current: string;
  onChoose: (id: string) => void;
  /** The number of wrong fields by tab. */
  wrong: Readonly<Record<string, number>>;
}

/** The parts of a long form: beside it on wide screens, above it in as many lines as they need on others. */
export function FormTabs({ tabs, current, onChoose, wrong }: FormTabsProps) {
  function step(event: KeyboardEvent, place: number) {
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? place + (steps[event.key] ?? 0);
    const next = tabs[(to + tabs.length) % tabs.length];
    if (to === place || !next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(next.id))?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={texts.label}
      className="mb-4 flex flex-wrap gap-1 border-b border-line py-1 lg:sticky lg:top-0 lg:z-10 lg:bg-paper xl:top-6 xl:mb-0 xl:grid xl:gap-0.5 xl:self-start xl:border-0 xl:p-0"
    >
      {tabs.map(({ id, title }, place) => {
        const count = wrong[id] ?? 0;
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === current}
            aria-controls={panelId(id)}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => step(event, place)}
            className="flex min-h-11 items-center gap-1.5 rounded-field px-3 text-left text-dense font-semibold text-ink-muted hover:bg-pine-soft hover:text-pine aria-selected:bg-pine-soft aria-selected:text-pine xl:min-h-9"
          >
            {title}
            {count > 0 && (
              <span className="grid min-w-5 place-items-center rounded-full bg-danger px-1 text-xs text-paper">
                {count}
                <span className="sr-only"> {texts.wrong(count)}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  tab: FormTab;
  /** The tab after it; the last one has none. */
  next?: FormTab;
  current: string;
  onChoose: (id: string) => void;
  children: ReactNode;
}

/** One part of a form. A closed part keeps its fields, and the search of the browser finds them and opens it. */
export function TabPanel({ tab: { id }, next, current, onChoose, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = id === current;
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
    // A map or a grid that was drawn while it was closed measures itself again.
    if (isOpen) window.dispatchEvent(new Event('resize'));
  }, [isOpen]);
  const onFound = useEffectEvent(() => {
    panel.current?.removeAttribute('hidden');
    onChoose(id);
  });
  useEffect(() => {
    const element = panel.current;
    const open = () => onFound();
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      className="grid grid-cols-1 gap-6"
    >
      {children}
      {next && (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              onChoose(next.id);
              const tab = document.getElementById(tabId(next.id));
              tab?.focus({ preventScroll: true });
              tab?.scrollIntoView({ block: 'center' });
            }}
          >
            {texts.next(next.title)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How many fields of each tab are wrong; `names` has the names of the wrong fields. */
export function useWrongTabs(form: RefObject<HTMLFormElement | null>, names: string) {
  const [wrong, setWrong] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const counts: Record<string, number> = {};
      for (const field of form.current?.querySelectorAll('[aria-invalid="true"]') ?? []) {
        const id = field.closest('[role="tabpanel"]')?.id.replace(/-panel$/, '');
        if (id) counts[id] = (counts[id] ?? 0) + 1;
      }
      setWrong(counts);
    });
    return () => cancelAnimationFrame(frame);
  }, [form, names]);
  return wrong;
}
