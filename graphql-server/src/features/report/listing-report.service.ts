import type { Filter, ObjectId, WithId } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import { withinLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField, changedMeanwhile } from '../../base/errors.ts';
import { derivedId, parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { personWords } from '../../base/text/phone.ts';
import type { Page, StoredItem } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { receiptOf } from '../lead/consents.ts';
import { knownItems } from '../property/enquired-item.ts';
import { itemById, listItems, newItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { ListPart } from '../../kit/items.ts';
import { oneOf, yesOrNo } from '../../kit/list-filters.ts';
import { activityOf, collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { reportPrefix } from '../company/reference-prefix.ts';
import { settings } from '../company/site-settings.service.ts';
import { anyReference, takeReference } from '../../kit/given-references.ts';
import { ruleBook } from '../rule/rule-book.ts';
import { RuleAuthority } from '../rule/rule.type.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { isRobot, reportLimit, markOf, storeOnce, submissionId } from '../lead/submission.ts';
import { answerTime, officeHours } from './answer-time.ts';
import { ListingReportInput, ReportAnswerInput } from './listing-report.input.ts';
import { ReportState } from './listing-report.type.ts';
import type { ListingReport } from './listing-report.type.ts';

export const listingReportNoun: Noun<ListingReport> = {
  collection: 'listingReports',
  label: 'Report',
  sortFields: { answerBy: 'answerBy' },
  filters: {
    state: oneOf('state', Object.values(ReportState)),
    overdue: yesOrNo((yes) => (yes ? isOverdue() : { $nor: [isOverdue()] })),
  },
  perPage: 10,
  people: true,
  public: false,
  namedBy: 'reference',
  loggedFields: ['state'],
};

/** Open reports whose time for an answer has passed. */
function isOverdue(): Filter<StoredItem> {
  const late: Filter<ListingReport> = { state: ReportState.OPEN, answerBy: { $lt: timeNow() } };
  return late as Filter<StoredItem>;
}

/**
 * Stores what a visitor says is wrong with a listing, with the time by which the office answers; it is on disk when the
 * promise resolves. A robot gets the usual answer, and nothing is stored; a repeated submission key returns the first
 * report. Throws BAD_USER_INPUT for a listing that visitors do not see, and TOO_MANY_REQUESTS after six in 10 minutes
 * from one address.
 */
export async function reportListing(context: Context, raw: ListingReportInput): Promise<ListingReport> {
  const input = checkInput(ListingReportInput, raw);
  const answerBy = await promisedTime(context);
  if (isRobot(context, input)) return unstored(input, answerBy);
  const mark = await markOf(context, input, input.email ?? input.propertyId);
  return storeOnce(context, listingReportNoun, mark, () =>
    withinLimit(context, reportLimit(context), async () => {
      const title = await reportedTitle(context, input.propertyId);
      const receipt = receiptOf(context, input, input.page);
      const values = { ...valuesOf(input, title), answerBy, receipt, ...mark, mailDue: true as const };
      return insertReport(context, values);
    }),
  );
}

function valuesOf({ propertyId, reason, text, email }: ListingReportInput, propertyTitle: string) {
  if (!reason) throw badField('reason', 'Please choose what is wrong.');
  const address = email?.toLowerCase() ?? null;
  return {
    propertyId: parseId(propertyId),
    propertyTitle,
    reason,
    text,
    email: address,
    state: ReportState.OPEN,
    answer: null,
    answeredAt: null,
    answeredBy: null,
    words: [...personWords(address, null), ...wordsOf(propertyTitle, text, address)],
  };
}

async function insertReport(context: Context, values: Values): Promise<ListingReport> {
  const report = withReference(values, await takeReference(context, reportPrefix));
  return insertItem(context, listingReportNoun, report, submissionId(values.submissionKey));
}

type Values = ReturnType<typeof valuesOf> &
  Pick<ListingReport, 'answerBy' | 'receipt' | 'submissionKey' | 'submissionCode' | 'mailDue'>;

function withReference(values: Values, reference: string) {
  return { ...values, reference, words: [...values.words, ...wordsOf(reference)] };
}

/** The answer to a robot: a report that is not stored. */
function unstored(input: ListingReportInput, answerBy: Date | null): ListingReport {
  const receipt = receiptOf({ address: '' }, input);
  return newItem(withReference({ ...valuesOf(input, ''), answerBy, receipt }, anyReference(reportPrefix)));
}

async function reportedTitle(context: Context, id: string): Promise<string> {
  const known = await knownItems(context, [parseId(id)]);
  const title = known.get(id)?.title;
  if (title === undefined) throw badField('propertyId', 'This listing is no longer on the site.');
  return title;
}

/** By when the office answers what comes now; null while no rule says so. */
async function promisedTime(context: Context): Promise<Date | null> {
  const rule = (await ruleBook(context, { authorities: [RuleAuthority.UP] })).find('report.answerHours');
  if (!rule) return null;
  const { facts } = await settings(context);
  return answerTime(timeNow(), Number(rule.value), officeHours(facts));
}

/** The id of the e-mail that brings the answer to the visitor: there is one at most. */
export function answerMailId(reportId: ObjectId): ObjectId {
  return derivedId('report answer', reportId.toHexString());
}

/** The reports in the office, the newest first by default. */
export async function listingReports(context: Context, list: ListPart): Promise<Page<ListingReport>> {
  return listItems(context, listingReportNoun, list);
}

/**
 * Answers a report with a sentence, which closes it and goes to the visitor by e-mail if there is an address. Throws BAD_USER_INPUT without one, and CONFLICT if a colleague has
 * answered it before.
 */
export async function answerListingReport(
  context: Context,
  id: string,
  raw: ReportAnswerInput,
): Promise<WithId<ListingReport>> {
  const { answer } = checkInput(ReportAnswerInput, raw);
  const report = await itemById(context, listingReportNoun, id);
  const at = timeNow();
  const answeredBy = byWhom(context);
  const closed = { state: ReportState.ANSWERED, answer, answeredAt: at, answeredBy, updatedAt: at };
  const values = { ...closed, ...(report.email && { answerMailDue: true as const }) };
  const answered = await collectionOf(context, listingReportNoun).findOneAndUpdate(
    { _id: report._id, deleted: false, state: ReportState.OPEN },
    { $set: { ...values, updatedBy: answeredBy }, ...touch },
    { returnDocument: 'after' },
  );
  if (!answered) {
    const { updatedAt, updatedBy = null } = await itemById(context, listingReportNoun, id);
    throw changedMeanwhile(listingReportNoun.label, { updatedAt, updatedBy, fields: ['state'] });
  }
  const changes = [{ field: 'state', before: ReportState.OPEN, after: ReportState.ANSWERED }];
  const entry = { ...activityOf(listingReportNoun, answered), verb: ActivityVerb.UPDATED, changes };
  await recordActivity(context, entry);
  return answered;
}
