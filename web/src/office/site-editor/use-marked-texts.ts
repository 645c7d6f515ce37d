import { useEffect, useEffectEvent, useState } from 'react';
import type { SiteText } from '../../features/block/admin/site-texts.ts';
import { markedPlace, markTexts, textsAt, unmarkTexts } from './mark-texts.ts';
import type { FoundTexts } from './mark-texts.ts';

const none: FoundTexts = { seen: new Set(), present: new Set() };

/** Marks the texts of the page while it is edited, and tells which of them a person clicks, or opens with Enter. */
export function useMarkedTexts(
  editing: boolean,
  all: readonly SiteText[],
  onOpen: (place: HTMLElement, numbers: number[]) => void,
): FoundTexts {
  const [found, setFound] = useState(none);
  const mark = useEffectEvent(() => {
    const next = markTexts((number) => all[number]?.hasDraft ?? false);
    setFound((before) => (wordsOf(before) === wordsOf(next) ? before : next));
  });
  const open = useEffectEvent((event: Event) => {
    const place = markedPlace(event.target);
    const numbers = place ? textsAt(place) : [];
    if (!place || numbers.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onOpen(place, numbers);
  });
  useEffect(() => {
    if (!editing) return;
    document.documentElement.dataset.editing = '';
    let waits = 0;
    const later = () => {
      cancelAnimationFrame(waits);
      waits = requestAnimationFrame(() => mark());
    };
    later();
    const watch = new MutationObserver(later);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    // On the window, so that a link is not followed and a form is not sent.
    const onClick = (event: MouseEvent) => {
      if (!event.ctrlKey && !event.metaKey) open(event);
    };
    const onKey = (event: KeyboardEvent) => {
      const isStop = event.target instanceof HTMLElement && 'wordsStop' in event.target.dataset;
      if (isStop && (event.key === 'Enter' || event.key === ' ')) open(event);
    };
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(waits);
      watch.disconnect();
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('resize', later);
      delete document.documentElement.dataset.editing;
      unmarkTexts();
    };
  }, [editing]);
  return found;
}

function wordsOf({ seen, present }: FoundTexts): string {
  return `${[...seen].join(' ')}|${[...present].join(' ')}`;
}
