import type { Document, Filter, ObjectId } from 'mongodb';
import { monthsAfter, timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import type { Follows } from '../../kit/noun.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { ApplicationState } from '../../features/application/job-application.type.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { CloseReason } from '../../features/contact/contact-request.type.ts';
import { answerMailId, listingReportNoun } from '../../features/report/listing-report.service.ts';
import { ReportState } from '../../features/report/listing-report.type.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import { deleteFile } from '../../files/store.ts';
import { activitiesOf } from '../../kit/change/activity-log.ts';
import { erasuresOf } from './personal-data.service.ts';
import { mailNoun } from '../../features/mail/outbox.service.ts';

const batchSize = 500;

interface OldLead extends Document {
  _id: ObjectId;
  resume?: { fileId: ObjectId };
}

/**
 * Removes for good what the company no longer needs, after the months in the settings: enquiries that led to nothing and
 * applications since the last work on them, answered reports on listings, with their e-mails and résumés; entries of the activity log; and what stayed
 * of erased data. Enquiries that were won, people who were hired, and leads with a date ahead stay.
 */
export async function sweepPersonalData(context: AppContext): Promise<void> {
  const { privacy } = await settings(context);
  const now = timeNow();
  const before = (months: number) => ({ $lt: monthsAfter(now, -months) });
  const idle = { nextAt: { $not: { $gt: now } } };
  await removeLeads(context, contactRequestNoun, {
    touchedAt: before(privacy.enquiryMonths),
    closeReason: { $ne: CloseReason.WON },
    ...idle,
  });
  await removeLeads(context, jobApplicationNoun, {
    touchedAt: before(privacy.applicationMonths),
    state: { $ne: ApplicationState.HIRED },
    ...idle,
  });
  await removeLeads(context, listingReportNoun, {
    touchedAt: before(privacy.enquiryMonths),
    state: ReportState.ANSWERED,
  });
  await activitiesOf(context).deleteMany({ at: before(privacy.logMonths) });
  await erasuresOf(context).deleteMany({ purgeAt: { $lte: now } });
}

/** Removes what belongs to a lead that was removed for good: the e-mails about it, and its résumé. */
export async function removeBelongings(context: AppContext, { _id, resume }: OldLead): Promise<void> {
  await context.db.collection(mailNoun.collection).deleteMany({ _id: { $in: [_id, answerMailId(_id)] } });
  if (resume) await deleteFile(context, resume.fileId);
}

/** A lead that is worked on meanwhile no longer matches the filter and stays. */
async function removeLeads(
  context: AppContext,
  { collection, follows }: { collection: string; follows?: Follows },
  filter: Filter<OldLead>,
): Promise<void> {
  const leads = context.db.collection<OldLead>(collection);
  for (;;) {
    const old = await leads.find(filter, { projection: { 'resume.fileId': 1 }, limit: batchSize }).toArray();
    const removed: ObjectId[] = [];
    for (const { _id, resume } of old) {
      const { deletedCount } = await leads.deleteOne({ ...filter, _id });
      if (deletedCount === 0) continue;
      await removeBelongings(context, { _id, resume });
      removed.push(_id);
    }
    if (removed.length > 0) await follows?.tell(context, removed);
    if (old.length < batchSize) return;
  }
}
