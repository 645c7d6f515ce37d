import type { ObjectId, WithId } from 'mongodb';
import type { AppContext } from '../../../../base/context.ts';
import { touch } from '../../../../database/changes.ts';
import { collectionOf } from '../../../../kit/noun.ts';
import { LeadEventKind } from '../../../lead/lead.type.ts';
import { personKeysOf, shareKeys } from '../../../person/person-keys.ts';
import type { Merge } from '../../../person/person-moves.ts';
import { personNoun } from '../../../person/person.service.ts';
import { laterVerdicts } from '../../../person/verdict/verdicts.ts';
import { contactRequestNoun } from '../../contact-request.service.ts';
import type { ContactRequest } from '../../contact-request.type.ts';
import { freeUnused } from '../free-keys.ts';
import { enquiriesOf } from '../people-of.ts';
import { restoreWork } from '../restore-work.ts';
import { rewritePerson } from '../rewrite-person.ts';
import { settlePerson } from '../settle-people.ts';
import { hasMove } from './merged.ts';
import { unmerged, verdictsSince } from './unmerged.ts';

type Undone = NonNullable<Merge['undone']>;

/** Brings back both people of a merge as they were; what came since stays with the one whose key it bears. */
export async function unmerge(context: AppContext, move: Merge, undone: Undone): Promise<void> {
  const { _id, keptId, otherId } = move;
  const people = collectionOf(context, personNoun);
  const requests = collectionOf(context, contactRequestNoun);
  await restoreWork(context, move, undone);
  const back = await ofOther(context, move);
  const moved = { personId: keptId, movedBy: _id };
  await requests.updateMany(moved, { $set: { personId: otherId }, $pull: { movedBy: _id }, ...touch });
  await requests.updateMany(
    { _id: { $in: back.map((one) => one._id) }, personId: keptId },
    { $set: { personId: otherId, personDue: true }, ...touch },
  );
  await returnKeys(context, move, back);
  const rest = await enquiriesOf(context, keptId);
  const other = await people.findOne({ _id: otherId });
  const kept = await people.findOne({ _id: keptId });
  await rewritePerson(context, keptId, (person) => unmerged(person, { move, undone, back, rest, other }));
  await people.updateMany(
    { mergedInto: { $all: [otherId, keptId] } },
    { $pull: { mergedInto: keptId }, ...touch },
  );
  await rewritePerson(context, otherId, (person) => {
    if (hasMove(person, LeadEventKind.UNMERGED, _id)) return null;
    const named = { person: kept?.name ?? kept?.reference, move: _id };
    return {
      ...{ deleted: false, deletedAt: null, mergedInto: [], settledAt: undone.at, updatedAt: undone.at },
      // What was noted of its homes since.
      verdicts: laterVerdicts(
        person.verdicts,
        (kept ? verdictsSince(kept, move) : []).filter((one) =>
          person.homes.some(({ propertyId }) => propertyId.equals(one.propertyId)),
        ),
      ),
      history: [
        ...person.history,
        { kind: LeadEventKind.MERGED, at: move.at, by: move.by, ...named },
        { kind: LeadEventKind.UNMERGED, ...undone, ...named },
      ],
    };
  });
  for (const id of [keptId, otherId]) await settlePerson(context, id);
}

/** What came since the merge for the one who went, by the rules of arrival: its number decides, then its address. */
async function ofOther(
  context: AppContext,
  { at, keptId, otherId, keys, keptKeys }: Merge,
): Promise<WithId<ContactRequest>[]> {
  const since = await collectionOf(context, contactRequestNoun)
    .find(
      { personId: { $in: [keptId, otherId] }, createdAt: { $gt: at } },
      { sort: { createdAt: 1, _id: 1 } },
    )
    .toArray();
  const holders = new Map<string, ObjectId>([
    ...keys.map(({ key }) => [key, otherId] as const),
    // A key that both had stays.
    ...keptKeys.map((key) => [key, keptId] as const),
  ]);
  return since.filter(({ phoneE164, email }) => {
    const given = [phoneE164, email?.toLowerCase()].flatMap((key) => key ?? []);
    const known = given.find((key) => holders.has(key));
    const holder = holders.get(known ?? '') ?? keptId;
    for (const key of given) if (!holders.has(key)) holders.set(key, holder);
    return holder.equals(otherId);
  });
}

async function returnKeys(
  context: AppContext,
  { keptId, otherId, keys }: Merge,
  back: readonly ContactRequest[],
): Promise<void> {
  await shareKeys(
    context,
    otherId,
    keys.map(({ key }) => key),
  );
  const own = keys.filter(({ shared }) => !shared).map(({ key }) => key);
  await personKeysOf(context).updateMany({ _id: { $in: own } }, { $pull: { people: keptId } });
  const late = back.flatMap(({ threadKeys }) => threadKeys);
  const held = await personKeysOf(context)
    .find({ _id: { $in: late }, people: keptId })
    .toArray();
  for (const { _id } of held) {
    await freeUnused(context, keptId, [_id]);
    await shareKeys(context, otherId, [_id]);
  }
}
