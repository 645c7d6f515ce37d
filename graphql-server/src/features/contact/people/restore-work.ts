import type { AnyBulkWriteOperation } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { touch } from '../../../database/changes.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import type { LeadEvent } from '../../lead/lead.type.ts';
import type { EnquiryWork, Merge } from '../../person/person-moves.ts';
import { personNoun } from '../../person/person.service.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { readCloseReason, readContactState } from './person-states.ts';

const kinds = [LeadEventKind.STATE, LeadEventKind.NEXT_DATE, LeadEventKind.HANDED_OVER] as const;
type Kind = (typeof kinds)[number];

/**
 * Gives the enquiries of a merge the state, the date and the owner that they had, where they only followed the merged person
 * since; what a colleague did on one of them alone stays.
 */
export async function restoreWork(
  context: AppContext,
  { _id, at, keptId, otherId, works }: Merge,
  undone: NonNullable<Merge['undone']>,
): Promise<void> {
  const requests = collectionOf(context, contactRequestNoun);
  const person = await collectionOf(context, personNoun).findOne({ _id: keptId });
  const of = { personId: { $in: [keptId, otherId] } };
  const found = await requests.find({ ...of, _id: { $in: works.map((work) => work._id) } }).toArray();
  const isFollowed = ({ movedBy = [] }: ContactRequest, last: LeadEvent) =>
    last.at.getTime() === at.getTime() ||
    // What was done on the merged person since concerned those of the other as well.
    (movedBy.some((move) => move.equals(_id)) &&
      person?.history.some((event) => event.kind === last.kind && event.at.getTime() === last.at.getTime()));
  const writes = found.flatMap((enquiry) => {
    const work = works.find((one) => one._id.equals(enquiry._id));
    return kinds.flatMap((kind) => {
      const last = lastOf(enquiry, kind);
      const isSince = last && last.at >= at && isFollowed(enquiry, last);
      return work && isSince ? [restoring(work, kind, last, undone)] : [];
    });
  });
  if (writes.length > 0) await requests.bulkWrite(writes, { ordered: true });
}

/** The last event of a kind, without those that were taken back. */
function lastOf({ history }: ContactRequest, kind: Kind): LeadEvent | undefined {
  const left: LeadEvent[] = [];
  for (const event of history.filter((one) => one.kind === kind)) {
    const undone = left.findIndex(({ at }) => at.getTime() === event.undoes?.getTime());
    if (undone >= 0) left.splice(undone);
    else left.push(event);
  }
  return left.at(-1);
}

function restoring(
  work: EnquiryWork,
  kind: Kind,
  { at: undoes }: LeadEvent,
  { at, by }: NonNullable<Merge['undone']>,
): AnyBulkWriteOperation<ContactRequest> {
  const { nextAt, unread, responsibleId, responsibleName } = work;
  const [state, closeReason] = [readContactState(work.state), readCloseReason(work.closeReason)];
  const told = {
    [LeadEventKind.STATE]: [
      { state, closeReason, nextAt, unread },
      { state, reason: closeReason },
    ],
    [LeadEventKind.NEXT_DATE]: [{ nextAt }, { nextAt }],
    [LeadEventKind.HANDED_OVER]: [{ responsibleId, responsibleName }, { person: responsibleName }],
  } as const;
  const [values, event] = told[kind];
  return {
    updateOne: {
      filter: { _id: work._id, history: { $not: { $elemMatch: { kind, at: { $gte: at } } } } },
      update: {
        $set: { ...values, updatedAt: at, updatedBy: by },
        ...touch,
        $push: { history: { ...event, kind, at, by, undoes } },
      },
    },
  };
}
