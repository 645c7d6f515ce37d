import type { WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { checkInput } from '../../base/input.ts';
import { itemById } from '../../kit/items.ts';
import { keyedBy, notSentBefore, sentBefore } from './keyed-event.ts';
import { changeLead } from './lead-work.ts';
import type { LeadNoun } from './lead-work.ts';
import { LeadEventKind, LeadNoteInput } from './lead.type.ts';
import type { Lead } from './lead.type.ts';

/** Within this time, the same note again is one whose answer was lost on the way. */
const repeatedNoteMs = 5 * 60_000;

/**
 * Adds a note of at most 2,000 characters, which is never changed afterwards; the search finds the lead by its words.
 * Concurrent notes of two people both stay. A key that the lead has adds nothing; without a key, neither does the last note again, by
 * the same account within five minutes: a browser that got no answer sends it once more.
 */
export async function addLeadNote<Item extends Lead>(
  context: Context,
  noun: LeadNoun<Item>,
  id: string,
  text: string,
  key?: string | null,
): Promise<WithId<Item>> {
  const note = checkInput(LeadNoteInput, { text });
  const keyed = await keyedBy(key, { note: note.text });
  const lead = await itemById(context, noun, id);
  if (keyed ? sentBefore(context, lead, keyed) : isLastNote(context, lead, note.text)) return lead;
  const event = { kind: LeadEventKind.NOTE, text: note.text, ...keyed };
  return changeLead(context, noun, id, event, {}, { only: notSentBefore(keyed) }, () =>
    addLeadNote(context, noun, id, text, key),
  );
}

function isLastNote(context: Context, { history }: Lead, text: string): boolean {
  const last = history.at(-1);
  if (last?.kind !== LeadEventKind.NOTE || last.text !== text || last.by !== byWhom(context)) return false;
  return timeNow().getTime() - last.at.getTime() < repeatedNoteMs;
}
