import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { pageLabel } from '../../features/block/admin/site-pages.ts';
import type { SiteText } from '../../features/block/admin/site-texts.ts';
import { TextEntry } from '../../features/block/admin/text-entry.tsx';
import { TextsForm } from '../../features/block/admin/texts-form.tsx';
import type { Typing } from '../../features/block/admin/use-typed-texts.ts';
import { siteEditorContent } from './site-editor.content.ts';

interface EditorPanelProps {
  /** Where the text stands on the page; null if it cannot be seen there. */
  place: HTMLElement | null;
  texts: readonly SiteText[];
  typing: Typing;
  ownPaths: readonly string[];
  onClose: () => void;
}

/** The fields of a text beside its place on the page, on phones at the foot of the window. */
export function EditorPanel({ place, texts, typing, ownPaths, onClose }: EditorPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [style] = useState(() => besides(place));
  useEffect(() => {
    place?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [place]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section
      ref={panel}
      data-editor
      role="dialog"
      aria-label={siteEditorContent.panel}
      style={style}
      className={`fixed inset-x-0 bottom-0 z-60 max-h-[75dvh] overflow-y-auto rounded-t-card border border-line bg-paper shadow-float md:inset-auto md:max-h-[80dvh] md:w-[30rem] md:rounded-card ${
        place
          ? 'md:absolute md:top-(--top) md:left-(--left) md:-translate-y-(--above)'
          : 'md:right-8 md:bottom-24'
      }`}
    >
      <div className="flex items-center justify-between pt-1 pr-1 pl-4">
        <h2 className="min-w-0 text-base">
          {[...new Set(texts.flatMap(({ page, section }) => [pageLabel(page), section]))]
            .filter(Boolean)
            .join(' · ')}
        </h2>
        <button
          type="button"
          aria-label={siteEditorContent.close}
          onClick={onClose}
          className="flex size-11 items-center justify-center rounded-field hover:bg-pine-soft"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <TextsForm typing={typing} only={texts} className="px-4 md:px-5">
        <ul className="-mx-4 md:-mx-5">
          {texts.map((text) => (
            <TextEntry key={`${text.page} ${text.key}`} text={text} typing={typing} ownPaths={ownPaths} />
          ))}
        </ul>
      </TextsForm>
    </section>
  );
}

/** Room that the panel needs below a text, in pixels; else it stands above. */
const roomBelow = 460;

/** The place of the panel in the document. */
function besides(place: HTMLElement | null): CSSProperties {
  if (!place) return {};
  const { left, top, bottom } = place.getBoundingClientRect();
  const { clientWidth, scrollHeight } = document.documentElement;
  const isAbove = bottom + window.scrollY + roomBelow > scrollHeight && top + window.scrollY > roomBelow;
  return {
    '--left': `${Math.max(16, Math.min(left, clientWidth - 500))}px`,
    '--top': `${window.scrollY + (isAbove ? top - 10 : bottom + 10)}px`,
    '--above': isAbove ? '100%' : '0%',
  } as CSSProperties;
}
