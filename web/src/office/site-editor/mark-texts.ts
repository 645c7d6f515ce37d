import { marksIn } from '../../features/block/admin/text-marks.ts';

const attribute = 'data-words';
/** What a keyboard reaches by itself. */
const reached = 'a[href], button, summary, input, select, textarea, [tabindex="0"]:not([data-words-stop])';

/** The texts of the site that a page shows. */
export interface FoundTexts {
  /** Those that can be clicked. */
  seen: ReadonlySet<number>;
  /** Those and what only a screen reader or a search engine reads, or what is folded. */
  present: ReadonlySet<number>;
}

/** Marks the places of the texts on the page, so that they can be clicked and reached by the keyboard. */
export function markTexts(isDraft: (number: number) => boolean): FoundTexts {
  const seen = new Set<number>();
  const present = new Set<number>();
  const places = new Map<Element, number[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const numbers = marksIn(node.nodeValue ?? '');
    const place = node.parentElement;
    if (numbers.length === 0 || !place || place.closest('[data-editor], script, option, title')) continue;
    for (const number of numbers) present.add(number);
    places.set(place, [...(places.get(place) ?? []), ...numbers]);
  }
  for (const place of document.querySelectorAll(`[${attribute}]`)) if (!places.has(place)) unmark(place);
  for (const [place, numbers] of places) {
    if (isVisible(place)) for (const number of numbers) seen.add(number);
    setAttribute(place, attribute, [...new Set(numbers)].join(' '));
    if (numbers.some(isDraft)) setAttribute(place, 'data-words-draft', '');
    else place.removeAttribute('data-words-draft');
    if (!place.closest(reached)) {
      setAttribute(place, 'tabindex', '0');
      setAttribute(place, 'data-words-stop', '');
    }
  }
  return { seen, present };
}

/** Takes all marks off the page. */
export function unmarkTexts(): void {
  for (const place of document.querySelectorAll(`[${attribute}]`)) unmark(place);
}

/** The place of a text that a click or a key means: the words themselves, or what a button or a link says. */
export function markedPlace(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('[data-editor]')) return null;
  return (
    target.closest<HTMLElement>(`[${attribute}]`) ??
    target.closest('a, button, summary')?.querySelector<HTMLElement>(`[${attribute}]`) ??
    null
  );
}

/** The numbers of the texts at a place. */
export function textsAt(place: HTMLElement): number[] {
  return (place.dataset.words ?? '').split(' ').filter(Boolean).map(Number);
}

function setAttribute(place: Element, name: string, value: string): void {
  if (place.getAttribute(name) !== value) place.setAttribute(name, value);
}

function unmark(place: Element): void {
  if (place.hasAttribute('data-words-stop')) place.removeAttribute('tabindex');
  for (const name of [attribute, 'data-words-draft', 'data-words-stop']) place.removeAttribute(name);
}

function isVisible(place: Element): boolean {
  return place.checkVisibility() && place.getBoundingClientRect().width > 1;
}
