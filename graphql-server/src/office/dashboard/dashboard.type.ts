import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ContactRequest, ContactSource } from '../../features/contact/contact-request.type.ts';

@ObjectType({ description: 'How many enquiries came from one form.' })
export class SourceCount {
  @Field(() => ContactSource, { description: 'The form.' })
  source!: ContactSource;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'The enquiries of one week.' })
export class EnquiryWeek {
  @Field(() => Date, { description: 'Monday at midnight in India.' })
  startsAt!: Date;

  @Field(() => [SourceCount], { description: 'The forms that anything came from.' })
  sources!: SourceCount[];
}

@ObjectType({ description: 'What sales people look at first.' })
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

  @Field(() => [ContactRequest], { description: 'The overdue enquiries that wait longest, at most 5.' })
  overdue!: ContactRequest[];

  @Field(() => [ContactRequest], {
    description: 'What is to come today, in India’s time, at most 10, soonest first.',
  })
  today!: ContactRequest[];

  @Field(() => [ContactRequest], { description: 'The newest enquiries, at most 5.' })
  latest!: ContactRequest[];

  @Field(() => [EnquiryWeek], { description: 'The last 12 weeks with the present one, oldest first.' })
  weeks!: EnquiryWeek[];
}

@ObjectType({ description: 'A project with how much it is looked at and asked about.' })
export class PropertyInterest {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'The last part of its page’s address.' })
  slug!: string;

  @Field(() => Int, { description: 'How often its page was seen; robots and admins are not counted.' })
  viewCount!: number;

  @Field(() => Int, { description: 'How many enquiries named it.' })
  enquiryCount!: number;
}

@ObjectType({ description: 'A property or a story that was begun and not published.' })
export class UnfinishedItem {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it is a story; otherwise a property.' })
  isStory!: boolean;
}

@ObjectType({ description: 'What editors look at first.' })
export class ContentOverview {
  @Field(() => Int, { description: 'All properties.' })
  properties!: number;

  @Field(() => Int, { description: 'Properties without a picture.' })
  propertiesWithoutPictures!: number;

  @Field(() => [PropertyInterest], { description: 'The newest properties without a picture, at most 5.' })
  withoutPictures!: PropertyInterest[];

  @Field(() => Int, { description: 'Properties and stories that are drafts.' })
  draftCount!: number;

  @Field(() => [UnfinishedItem], { description: 'The newest drafts, at most 5.' })
  drafts!: UnfinishedItem[];

  @Field(() => [PropertyInterest], { description: 'The five whose pages are seen most.' })
  mostViewed!: PropertyInterest[];

  @Field(() => [PropertyInterest], { description: 'The five that are asked about most.' })
  mostEnquired!: PropertyInterest[];
}

@ObjectType({ description: 'What matters today, as far as the account may see it.' })
export class Dashboard {
  @Field(() => LeadOverview, {
    nullable: true,
    description: 'Enquiries and applications; null without access to them.',
  })
  leads!: LeadOverview | null;

  @Field(() => ContentOverview, { nullable: true, description: 'Properties; null without access to them.' })
  content!: ContentOverview | null;
}

@ObjectType({ description: 'What the menu shows, cheap enough to be asked for every few seconds.' })
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
