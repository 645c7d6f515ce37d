import type { ListingKind } from 'domain/schema.generated.ts';
import { clearDraft, readDraft, writeDraft } from '../../../../office-kit/form/drafts.ts';
import { quickAddContent } from './quick-add.content.ts';
import type { ByHand } from './quick-facts.ts';

/** What a person has entered so far. */
export interface QuickEntry {
  message: string;
  /** Null until a person chooses one: the message says it. */
  kind: ListingKind | null;
  byHand: ByHand;
  /** As the form holds them. */
  pictures: readonly string[];
}

export const emptyEntry: QuickEntry = { message: '', kind: null, byHand: {}, pictures: [] };
const key = 'properties/quick';

/** The entry that this browser kept; an empty one if there is none. */
export function keptEntry(): QuickEntry {
  const {
    message: [message = ''] = [],
    kind: [kind = ''] = [],
    byHand: [typed = ''] = [],
    pictures = [],
  } = readDraft(key)?.values ?? {};
  return {
    message,
    kind: kind in quickAddContent.kinds ? (kind as ListingKind) : null,
    byHand: byHandOf(typed),
    pictures,
  };
}

/** The entry that this browser kept, with the message of an enquiry that led here below what was typed. */
export function entryWith(state: unknown): QuickEntry {
  const kept = keptEntry();
  const message = typeof state === 'object' && state !== null && 'message' in state ? state.message : '';
  if (typeof message !== 'string' || !message || kept.message.includes(message)) return kept;
  return { ...kept, message: [kept.message.trim(), message].filter(Boolean).join('\n\n') };
}

export function keepEntry({ message, kind, byHand, pictures }: QuickEntry): void {
  if (isEmptyEntry({ message, kind, byHand, pictures })) clearDraft(key);
  else
    writeDraft(key, {
      message: [message],
      kind: [kind ?? ''],
      byHand: [JSON.stringify(byHand)],
      pictures: [...pictures],
    });
}

export function forgetEntry(): void {
  clearDraft(key);
}

export function isEmptyEntry({ message, byHand, pictures }: QuickEntry): boolean {
  return !message.trim() && pictures.length === 0 && Object.keys(byHand).length === 0;
}

/** The changes that a text holds; none for a text that is no list, because people can edit a browser’s storage. */
function byHandOf(text: string): ByHand {
  try {
    const typed: unknown = JSON.parse(text);
    if (typeof typed !== 'object' || typed === null) return {};
    return Object.fromEntries(
      Object.entries(typed).flatMap(([name, change]: [string, unknown]) =>
        isChange(change) ? [[name, change]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function isChange(change: unknown): change is { value: string; label: string } {
  if (typeof change !== 'object' || change === null || !('value' in change) || !('label' in change))
    return false;
  return typeof change.value === 'string' && typeof change.label === 'string';
}
