import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import { CloseReason } from '../contact-request.type.ts';
import type { ContactRequest, ContactSource } from '../contact-request.type.ts';
import type { EnquirySourceReport } from './enquiry-report.type.ts';

const shownMs = 12 * 7 * 24 * 3_600_000;
const minuteMs = 60_000;

type Counted = Pick<ContactRequest, 'source' | 'createdAt' | 'closeReason' | 'history'>;

/** What came of the enquiries of the last twelve weeks, by the form they came from, the most frequent first. */
export async function enquiryReport(context: Context): Promise<EnquirySourceReport[]> {
  const found = collectionOf(context, contactRequestNoun).find<Counted>(
    {
      deleted: false,
      createdAt: { $gte: new Date(timeNow().getTime() - shownMs) },
      closeReason: { $ne: CloseReason.SPAM },
    },
    {
      projection: {
        ...{ _id: 0, source: 1, createdAt: 1, closeReason: 1 },
        ...{ 'history.kind': 1, 'history.at': 1 },
      },
    },
  );
  const bySource = new Map<ContactSource, Counted[]>();
  for await (const enquiry of found)
    bySource.set(enquiry.source, [...(bySource.get(enquiry.source) ?? []), enquiry]);
  return [...bySource]
    .map(([source, enquiries]) => reportOf(source, enquiries))
    .sort((a, b) => b.count - a.count || a.source.localeCompare(b.source));
}

function reportOf(source: ContactSource, enquiries: readonly Counted[]): EnquirySourceReport {
  const waits = enquiries.flatMap(({ createdAt, history }) => {
    const first = history.find(({ kind }) => kind === LeadEventKind.STATE);
    return first ? [(first.at.getTime() - createdAt.getTime()) / minuteMs] : [];
  });
  const middle = waits.sort((a, b) => a - b)[Math.ceil(waits.length / 2) - 1];
  return {
    ...{ source, count: enquiries.length, answered: waits.length },
    medianMinutes: middle === undefined ? null : Math.max(0, Math.round(middle)),
    won: enquiries.filter(({ closeReason }) => closeReason === CloseReason.WON).length,
  };
}
