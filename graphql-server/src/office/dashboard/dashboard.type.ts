import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { StoredWebhook } from '../../features/webhook/webhook.type.ts';
import { StoredToken } from '../../features/auth/token/api-token.type.ts';
import { Completeness } from '../../features/property/completeness/completeness.type.ts';
import { SiteState } from '../../features/listings/site-state.type.ts';
import { Expiry } from '../../features/listings/expiry/expiry.type.ts';
import { ListingReport } from '../../features/report/listing-report.type.ts';
import { ContactRequest, ContactSource } from '../../features/contact/contact-request.type.ts';

@ObjectType({ description: 'The number of enquiries from one form.' })
export class SourceCount {
  @Field(() => ContactSource, { description: 'The form.' })
  source!: ContactSource;

  @Field(() => Int, { description: 'The number of enquiries.' })
  count!: number;
}

@ObjectType({ description: 'The enquiries of one week.' })
export class EnquiryWeek {
  @Field(() => Date, { description: 'Monday at midnight in India.' })
  startsAt!: Date;

  @Field(() => [SourceCount], { description: 'The counts of each form with an enquiry.' })
  sources!: SourceCount[];
}

@ObjectType({ description: 'The overview for sales people.' })
export class LeadOverview {
  @Field(() => Int, { description: 'Enquiries in the state NEW.' })
  newContacts!: number;

  @Field(() => Int, { description: 'Enquiries whose next date has passed.' })
  overdueContacts!: number;

  @Field(() => Int, { description: 'Applications in the state NEW.' })
  newApplications!: number;

  @Field(() => Int, { description: 'All enquiries.' })
  contacts!: number;

  @Field(() => Int, { description: 'All applications.' })
  applications!: number;

  @Field(() => [ContactRequest], { description: 'The enquiries overdue longest, at most 5.' })
  overdue!: ContactRequest[];

  @Field(() => [ContactRequest], {
    description: 'The enquiries due later today in India, soonest first, at most 50.',
  })
  today!: ContactRequest[];

  @Field(() => [ContactRequest], {
    description: 'The enquiries due tomorrow in India, soonest first, at most 50.',
  })
  tomorrow!: ContactRequest[];

  @Field(() => [ContactRequest], { description: 'The newest enquiries, at most 5.' })
  latest!: ContactRequest[];

  @Field(() => [EnquiryWeek], { description: 'The last 12 weeks including the current one, oldest first.' })
  weeks!: EnquiryWeek[];
}

@ObjectType({ description: 'A project with its views and enquiries.' })
export class PropertyInterest {
  @Field(() => ID, { name: 'id', description: 'The project’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The project’s title.' })
  title!: string;

  @Field(() => String, { description: 'The last part of its page’s address.' })
  slug!: string;

  @Field(() => Int, { description: 'The number of views of its page, without robots and admins.' })
  viewCount!: number;

  @Field(() => Int, { description: 'The number of enquiries about it.' })
  enquiryCount!: number;
}

@ObjectType({ description: 'A draft of a property or a story.' })
export class UnfinishedItem {
  @Field(() => ID, { name: 'id', description: 'The draft’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The draft’s title.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it is a story; otherwise, it is a property.' })
  isStory!: boolean;
}

@ObjectType({ description: 'A published property that lacks something.' })
export class ListingToComplete {
  @Field(() => ID, { name: 'id', description: 'The property’s id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'The property’s title.' })
  title!: string;

  @Field(() => Completeness, { description: 'How complete it is, and what is missing.' })
  completeness!: Completeness;
}

@ObjectType({ description: 'The overview for editors.' })
export class ContentOverview {
  @Field(() => SiteState, { description: 'What visitors see of our listings, and why.' })
  site!: SiteState;

  @Field(() => [String], {
    description:
      'The keys of rules that only the owner knows, and that have no value today: our fee, and the interest of a bank.',
  })
  rulesToEnter!: string[];

  @Field(() => Int, { description: 'All properties.' })
  properties!: number;

  @Field(() => Int, { description: 'Properties without a picture.' })
  propertiesWithoutPictures!: number;

  @Field(() => [PropertyInterest], { description: 'The newest properties without a picture, at most 5.' })
  withoutPictures!: PropertyInterest[];

  @Field(() => [ListingToComplete], { description: 'The least complete published properties, at most 5.' })
  toComplete!: ListingToComplete[];

  @Field(() => Int, { description: 'The number of drafts of properties and stories.' })
  draftCount!: number;

  @Field(() => Int, {
    description:
      'The number of drafts of properties that sales accounts saved: they wait for an owner or an editor.',
  })
  waitingDrafts!: number;

  @Field(() => [UnfinishedItem], { description: 'The newest drafts, at most 5.' })
  drafts!: UnfinishedItem[];

  @Field(() => Int, { description: 'How much has ended or ends within 120 days, as in `expiries`.' })
  expiringCount!: number;

  @Field(() => [Expiry], { description: 'The most urgent of these, at most 5.' })
  expiring!: Expiry[];

  @Field(() => Int, { description: 'Reported listings that are not answered.' })
  openReports!: number;

  @Field(() => [ListingReport], {
    description: 'Reported listings that are not answered, the most urgent first, at most 5.',
  })
  reports!: ListingReport[];

  @Field(() => [PropertyInterest], { description: 'The five properties with the most views.' })
  mostViewed!: PropertyInterest[];

  @Field(() => [PropertyInterest], { description: 'The five properties with the most enquiries.' })
  mostEnquired!: PropertyInterest[];
}

@ObjectType({ description: 'Today’s dashboard; its parts depend on the role of the account.' })
export class Dashboard {
  @Field(() => LeadOverview, {
    nullable: true,
    description: 'Enquiries and applications; null if the role has no access to them.',
  })
  leads!: LeadOverview | null;

  @Field(() => ContentOverview, {
    nullable: true,
    description: 'Properties and stories; null if the role has no access to them.',
  })
  content!: ContentOverview | null;

  @Field(() => [StoredToken], {
    nullable: true,
    description: 'The API tokens that end within 14 days, the first one first; null for all but owners.',
  })
  endingTokens!: StoredToken[] | null;

  @Field(() => [StoredWebhook], {
    nullable: true,
    description:
      'The webhooks that were switched off by themselves, the last one first; null for all but owners.',
  })
  stoppedWebhooks!: StoredWebhook[] | null;
}

@ObjectType({ description: 'The counts in the menu, cheap enough to poll every few seconds.' })
export class LeadCounts {
  @Field(() => Int, { description: 'Unread enquiries.' })
  unreadContacts!: number;

  @Field(() => Int, { description: 'Unread applications.' })
  unreadApplications!: number;

  @Field(() => Int, { description: 'Enquiries sent after `since`; 0 without it.' })
  contactsSince!: number;

  @Field(() => Int, { description: 'Applications sent after `since`; 0 without it.' })
  applicationsSince!: number;

  @Field(() => Date, { description: 'The server’s clock, for the next `since`.' })
  at!: Date;
}
