import type { Filter } from 'mongodb';
import type { RuleKey } from 'domain/rule/rule-keys.ts';
import { waitingDrafts as waiting } from '../../features/property/drafts-of-sales.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import { contentRoles, leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import type { StoredItem } from '../../base/types.ts';
import { endingTokens } from '../../features/auth/token/ending-tokens.ts';
import { stoppedWebhooks } from '../../features/webhook/switch-off.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { ApplicationState } from '../../features/application/job-application.type.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import { ContactState } from '../../features/contact/contact-request.type.ts';
import type { ContactRequest, ContactSource } from '../../features/contact/contact-request.type.ts';
import { completenessOf } from '../../features/property/completeness/completeness.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import type { Property } from '../../features/property/property.type.ts';
import { listingReportNoun } from '../../features/report/listing-report.service.ts';
import { ReportState } from '../../features/report/listing-report.type.ts';
import { countSince, countUnread } from '../../features/lead/lead-lists.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import { allRules } from '../../features/rule/rule-book.ts';
import { filterByState, PublicationState } from '../../kit/publication.ts';
import { expiries } from '../../features/listings/expiry/expiries.ts';
import { siteState } from '../../features/listings/site-state.ts';
import type {
  ContentOverview,
  Dashboard,
  EnquiryWeek,
  LeadCounts,
  LeadOverview,
  ListingToComplete,
  PropertyInterest,
} from './dashboard.type.ts';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
const shownWeeks = 12;
const shownItems = 5;
/** More than a day’s work; what is cut here would be forgotten. */
const shownDay = 50;
/** India is 5:30 ahead of UTC all year round. */
const indiaOffsetMs = 5.5 * 3_600_000;
/** 5 January 1970 was the first Monday. */
const firstMondayMs = 4 * dayMs;

/** The dashboard of today, without the parts that the account may not see. */
export async function dashboard(context: Context, now = timeNow()): Promise<Dashboard> {
  const role = context.admin?.role;
  const isOwner = role === AdminRole.OWNER;
  const [leads, content, tokens, stopped] = await Promise.all([
    role && leadRoles.includes(role) ? leadOverview(context, now) : null,
    role && contentRoles.includes(role) ? contentOverview(context) : null,
    isOwner ? endingTokens(context) : null,
    isOwner ? stoppedWebhooks(context) : null,
  ]);
  return { leads, content, endingTokens: tokens, stoppedWebhooks: stopped };
}

/**
 * The numbers of unread leads, and of leads sent after a time from an earlier answer; 0 for enquiries where the account works on
 * applications alone.
 */
export async function leadCounts(context: Context, since?: Date): Promise<LeadCounts> {
  const at = timeNow();
  const role = context.admin?.role;
  const mayLeads = role !== undefined && leadRoles.includes(role);
  const [unreadContacts, unreadApplications, contactsSince, applicationsSince] = await Promise.all([
    mayLeads ? countUnread(context, contactRequestNoun) : 0,
    countUnread(context, jobApplicationNoun),
    since && mayLeads ? countSince(context, contactRequestNoun, since) : 0,
    since ? countSince(context, jobApplicationNoun, since) : 0,
  ]);
  return { unreadContacts, unreadApplications, contactsSince, applicationsSince, at };
}

async function leadOverview(context: Context, now: Date): Promise<LeadOverview> {
  const requests = collectionOf(context, contactRequestNoun);
  const jobs = collectionOf(context, jobApplicationNoun);
  const seen = async (asked: Filter<ContactRequest>) =>
    (await seenOf(context, contactRequestNoun, asked as Filter<StoredItem>)) as Filter<ContactRequest>;
  const overdueFilter = await seen({ deleted: false, nextAt: { $lt: now } });
  const present = await seen({ deleted: false });
  const byNextDate = { nextAt: 1, _id: 1 } as const;
  const dueBetween = async (from: Date, end: Date) =>
    requests
      .find(await seen({ deleted: false, nextAt: { $gte: from, $lt: end } }), {
        sort: byNextDate,
        limit: shownDay,
      })
      .toArray();
  const [
    newContacts,
    overdueContacts,
    newApplications,
    contacts,
    applications,
    overdue,
    today,
    tomorrow,
    latest,
    weeks,
  ] = await Promise.all([
    requests.countDocuments(await seen({ deleted: false, state: ContactState.NEW })),
    requests.countDocuments(overdueFilter),
    jobs.countDocuments({ deleted: false, state: ApplicationState.NEW }),
    requests.countDocuments(present),
    jobs.countDocuments({ deleted: false }),
    requests.find(overdueFilter, { sort: byNextDate, limit: shownItems }).toArray(),
    dueBetween(now, endOfDay(now)),
    dueBetween(endOfDay(now), new Date(endOfDay(now).getTime() + dayMs)),
    requests.find(present, { sort: { createdAt: -1, _id: -1 }, limit: shownItems }).toArray(),
    enquiryWeeks(context, now),
  ]);
  return {
    ...{ newContacts, overdueContacts, newApplications, contacts, applications },
    ...{ overdue, today, tomorrow, latest, weeks },
  };
}

function endOfDay(now: Date): Date {
  return new Date((Math.floor((now.getTime() + indiaOffsetMs) / dayMs) + 1) * dayMs - indiaOffsetMs);
}

/** The start of a time’s week: Monday at midnight in India. */
function startOfWeek(time: Date): number {
  const shift = indiaOffsetMs - firstMondayMs;
  return Math.floor((time.getTime() + shift) / weekMs) * weekMs - shift;
}

async function enquiryWeeks(context: Context, now: Date): Promise<EnquiryWeek[]> {
  const first = startOfWeek(now) - (shownWeeks - 1) * weekMs;
  const asked = { deleted: false, createdAt: { $gte: new Date(first) } };
  const counted = await collectionOf(context, contactRequestNoun)
    .aggregate<{ _id: { week: number; source: ContactSource }; count: number }>([
      { $match: await seenOf(context, contactRequestNoun, asked) },
      // Only these two fields, so that the index alone answers.
      { $project: { _id: 0, createdAt: 1, source: 1 } },
      {
        $group: {
          _id: {
            week: { $floor: { $divide: [{ $subtract: ['$createdAt', new Date(first)] }, weekMs] } },
            source: '$source',
          },
          count: { $sum: 1 },
        },
      },
    ])
    .toArray();
  return Array.from({ length: shownWeeks }, (_, week) => ({
    startsAt: new Date(first + week * weekMs),
    sources: counted
      .filter(({ _id }) => _id.week === week)
      .map(({ _id: { source }, count }) => ({ source, count })),
  }));
}

async function contentOverview(context: Context): Promise<ContentOverview> {
  const properties = collectionOf(context, propertyNoun);
  const pictureless: Filter<Property> = { deleted: false, 'images.0.fileId': null };
  const projection = { title: 1, slug: 1, viewCount: 1, enquiryCount: 1 };
  const most = (field: 'viewCount' | 'enquiryCount') =>
    properties
      .find(
        { deleted: false, [field]: { $gt: 0 } },
        { sort: { [field]: -1, _id: -1 }, limit: shownItems, projection },
      )
      .toArray();
  const [
    site,
    rulesToEnter,
    soon,
    reports,
    drafts,
    total,
    propertiesWithoutPictures,
    withoutPictures,
    mostViewed,
    mostEnquired,
    toComplete,
  ] = await Promise.all([
    siteState(context),
    rulesToEnterOf(context),
    expiries(context),
    openReportsOf(context),
    draftsOf(context),
    properties.countDocuments({ deleted: false }),
    properties.countDocuments(pictureless),
    properties.find(pictureless, { sort: { createdAt: -1 }, limit: shownItems, projection }).toArray(),
    most('viewCount'),
    most('enquiryCount'),
    leastComplete(context),
  ]);
  return {
    site,
    rulesToEnter,
    expiringCount: soon.length,
    expiring: soon.slice(0, shownItems),
    ...reports,
    ...drafts,
    properties: total,
    propertiesWithoutPictures,
    withoutPictures: withoutPictures.map(interest),
    mostViewed: mostViewed.map(interest),
    mostEnquired: mostEnquired.map(interest),
    toComplete,
  };
}

/** Delivered rules rest on sources; these two are decisions and offers. */
const ownersRules: readonly string[] = ['brokerage.resale', 'loan.rate'] satisfies RuleKey[];

async function rulesToEnterOf(context: Context): Promise<string[]> {
  const today = dayInIndia();
  const rules = await allRules(context);
  return ownersRules.filter(
    (wanted) => !rules.some(({ key, validTo }) => key === wanted && (!validTo || validTo >= today)),
  );
}

async function leastComplete(context: Context): Promise<ListingToComplete[]> {
  const found = await collectionOf(context, propertyNoun)
    .find(
      { deleted: false, completeness: { $lt: 100 }, ...filterByState(PublicationState.PUBLISHED) },
      { sort: { completeness: 1, _id: 1 }, limit: shownItems },
    )
    .toArray();
  return found.map((item) => ({ _id: item._id, title: item.title, completeness: completenessOf(item) }));
}

async function openReportsOf(context: Context): Promise<Pick<ContentOverview, 'openReports' | 'reports'>> {
  const open = { deleted: false, state: ReportState.OPEN };
  const reports = collectionOf(context, listingReportNoun);
  const [openReports, mostUrgent] = await Promise.all([
    reports.countDocuments(open),
    reports.find(open, { sort: { answerBy: 1, _id: 1 }, limit: shownItems }).toArray(),
  ]);
  return { openReports, reports: mostUrgent };
}

async function draftsOf(
  context: Context,
): Promise<Pick<ContentOverview, 'draftCount' | 'waitingDrafts' | 'drafts'>> {
  const draft = { deleted: false, publishAt: null };
  const newest = { sort: { _id: -1 }, limit: shownItems, projection: { title: 1 } } as const;
  const properties = collectionOf(context, propertyNoun);
  const stories = collectionOf(context, blogNoun);
  const [propertyCount, waitingDrafts, storyCount, newProperties, newStories] = await Promise.all([
    properties.countDocuments(draft),
    properties.countDocuments(waiting),
    stories.countDocuments(draft),
    properties.find(draft, newest).toArray(),
    stories.find(draft, newest).toArray(),
  ]);
  const drafts = [
    ...newProperties.map(({ _id, title }) => ({ _id, title, isStory: false })),
    ...newStories.map(({ _id, title }) => ({ _id, title, isStory: true })),
  ].sort((one, other) => other._id.getTimestamp().getTime() - one._id.getTimestamp().getTime());
  return { draftCount: propertyCount + storyCount, waitingDrafts, drafts: drafts.slice(0, shownItems) };
}

function interest({ _id, title, slug, viewCount = 0, enquiryCount }: Property): PropertyInterest {
  return { _id, title, slug, viewCount, enquiryCount };
}
