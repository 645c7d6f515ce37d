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
  /** What the checks asked, by the names of the form. */
  answers: Readonly<Record<string, string>>;
  /** As the form holds them. */
  pictures: readonly string[];
}

export const emptyEntry: QuickEntry = { message: '', kind: null, byHand: {}, answers: {}, pictures: [] };
const key = 'properties/quick';

/** The entry that this browser kept; an empty one if there is none. */
export function keptEntry(): QuickEntry {
  const {
    message: [message = ''] = [],
    kind: [kind = ''] = [],
    byHand: [typed = ''] = [],
    answers: [answered = ''] = [],
    pictures = [],
  } = readDraft(key)?.values ?? {};
  return {
    message,
    kind: kind in quickAddContent.kinds ? (kind as ListingKind) : null,
    byHand: Object.fromEntries(
      Object.entries(parsed(typed)).filter((entry): entry is [string, Change] => isChange(entry[1])),
    ),
    answers: Object.fromEntries(
      Object.entries(parsed(answered)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
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

export function keepEntry(entry: QuickEntry): void {
  const { message, kind, byHand, answers, pictures } = entry;
  if (isEmptyEntry(entry)) clearDraft(key);
  else
    writeDraft(key, {
      message: [message],
      kind: [kind ?? ''],
      byHand: [JSON.stringify(byHand)],
      answers: [JSON.stringify(answers)],
      pictures: [...pictures],
    });
}

export function forgetEntry(): void {
  clearDraft(key);
}

export function isEmptyEntry({ message, byHand, answers, pictures }: QuickEntry): boolean {
  const typed = Object.keys(byHand).length + Object.keys(answers).length;
  return !message.trim() && pictures.length + typed === 0;
}

/** What a text holds by name; nothing for a text that is no list, because people can edit a browser’s storage. */
function parsed(text: string): Record<string, unknown> {
  try {
    const typed: unknown = JSON.parse(text);
    return typeof typed === 'object' && typed !== null ? { ...typed } : {};
  } catch {
    return {};
  }
}

type Change = ByHand[string];

function isChange(change: unknown): change is Change {
  if (typeof change !== 'object' || change === null || !('value' in change) || !('label' in change))
    return false;
  return typeof change.value === 'string' && typeof change.label === 'string';
}
