import type { WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { Giving, LeadEventKind } from '../lead/lead.type.ts';
import { endedStates, personNoun } from '../person/person.service.ts';
import type { LeadTurn, Person } from '../person/person.type.ts';
import { writeUnchanged } from '../person/write-work.ts';
import { countGiven, nextOf, rosterOf } from './roster.ts';
import type { Needs } from './roster.ts';
import { maxPasses, settleTurns, startTurn, takingEvent } from './turns.ts';

const batchSize = 100;
const maxTries = 20;

type Lead = WithId<Person> & { turn: LeadTurn };

/** Passes leads that were not taken in time to the next colleague; the round does it, in any number of processes. */
export async function passLeads(
  context: AppContext,
  needsOf: (person: Person) => Promise<Needs>,
  withWork: (person: WithId<Person>) => Promise<WithId<Person>>,
): Promise<boolean> {
  const late = await collectionOf(context, personNoun)
    .find(
      { 'turn.until': { $lte: timeNow() }, deleted: false },
      { sort: { 'turn.until': 1 }, limit: batchSize },
    )
    .toArray();
  for (const person of late) {
    const { turn } = person;
    if (!turn) continue;
    // The work of a colleague is there, and only its noting is not.
    if (takingEvent(await withWork(person), turn.from) || endedStates.includes(person.state))
      await settleTurns(context, [person._id], withWork);
    else await passLead(context, { ...person, turn }, await needsOf(person));
  }
  return late.length === batchSize;
}

/** Passes one lead. A colleague who takes it at this moment is faster or slower: the one write stands, the other finds it. */
async function passLead(context: AppContext, person: Lead, needs: Needs): Promise<void> {
  const { turn } = person;
  for (let tries = 0; turn.passes < maxPasses && tries < maxTries; tries += 1) {
    const { office, colleagues } = await rosterOf(context);
    const { responsibleId } = person;
    const except = [turn.memberId, ...(turn.keepsOwner && responsibleId ? [responsibleId] : [])];
    const next = nextOf(colleagues, needs, { except, notFirst: turn.had });
    if (!next) break;
    if (!(await countGiven(context, next))) continue;
    await startTurn(context, person, { colleague: next, office, giving: Giving.PASSED, former: turn });
    return;
  }
  const at = timeNow();
  await writeUnchanged(context, person, {
    $set: { turn: null, untaken: true, noticeDue: true, updatedAt: at },
    $push: { history: { kind: LeadEventKind.UNTAKEN, at, by: '' } },
  });
}
