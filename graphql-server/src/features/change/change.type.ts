import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** What happened to an item. Webhooks and REST say the value, GraphQL the name. */
export enum ChangeKind {
  LISTING_PUBLISHED = 'listing.published',
  LISTING_CHANGED = 'listing.changed',
  LISTING_REMOVED = 'listing.removed',
  STORY_PUBLISHED = 'story.published',
  STORY_CHANGED = 'story.changed',
  STORY_REMOVED = 'story.removed',
  ENQUIRY_CREATED = 'enquiry.created',
  ENQUIRY_CHANGED = 'enquiry.changed',
  ENQUIRY_REMOVED = 'enquiry.removed',
  PERSON_CREATED = 'person.created',
  PERSON_CHANGED = 'person.changed',
  PERSON_REMOVED = 'person.removed',
  APPLICATION_CREATED = 'application.created',
  APPLICATION_REMOVED = 'application.removed',
}
registerEnumType(ChangeKind, {
  name: 'ChangeKind',
  description: 'What happened to an item.',
  valuesConfig: {
    LISTING_PUBLISHED: { description: 'Visitors see a property that they did not see before.' },
    LISTING_CHANGED: { description: 'What visitors see of a property has changed.' },
    LISTING_REMOVED: { description: 'Visitors no longer see a property; `reason` says why.' },
    STORY_PUBLISHED: { description: 'Visitors see a story that they did not see before.' },
    STORY_CHANGED: { description: 'What visitors see of a story has changed.' },
    STORY_REMOVED: { description: 'Visitors no longer see a story; `reason` says why.' },
    ENQUIRY_CREATED: { description: 'An enquiry arrived, or came back from the trash.' },
    ENQUIRY_CHANGED: { description: 'An enquiry, or the work on it, has changed.' },
    ENQUIRY_REMOVED: { description: 'An enquiry is in the trash, or gone for good.' },
    PERSON_CREATED: { description: 'A person became a lead, or came back after a merge was undone.' },
    PERSON_CHANGED: { description: 'A person, or the work on this lead, has changed.' },
    PERSON_REMOVED: { description: 'A person was merged into another, or is gone for good.' },
    APPLICATION_CREATED: { description: 'An application arrived, or came back from the trash.' },
    APPLICATION_REMOVED: { description: 'An application is in the trash, or gone for good.' },
  },
});

export enum RemovalReason {
  DRAFT = 'DRAFT',
  DELETED = 'DELETED',
  LAPSED = 'LAPSED',
  GATE = 'GATE',
  PURGED = 'PURGED',
}
registerEnumType(RemovalReason, {
  name: 'RemovalReason',
  description: 'Why an item is no longer seen.',
  valuesConfig: {
    DRAFT: { description: 'It is a draft again, or scheduled for later.' },
    DELETED: { description: 'It is in the trash, from which it can come back for 30 days.' },
    LAPSED: { description: 'Its registration with RERA has ended.' },
    GATE: { description: 'It does not pass the checks that the site demands of a listing.' },
    PURGED: { description: 'It is gone for good.' },
  },
});

@ObjectType({ description: 'One change of one item. It holds no personal data: the item is read by its id.' })
export class Change {
  @Field(() => Int, { name: 'sequence', description: 'Its place in the log; each next change has one more.' })
  _id!: number;

  @Field(() => ChangeKind, { description: 'What happened.' })
  kind!: ChangeKind;

  @Field(() => ID, { description: 'The id of the property, story, enquiry, person or application.' })
  itemId!: ObjectId;

  @Field(() => Date, {
    description: 'When the log noted it, by the clock of the database: within five seconds of the change.',
  })
  at!: Date;

  @Field(() => [String], {
    description:
      'The names of the changed fields of a property or a story, as visitors read them. Empty for people and what they sent, where all of an item is new or gone, and where it was saved without a change that visitors read.',
  })
  fields!: string[];

  @Field(() => RemovalReason, { nullable: true, description: 'Why it is no longer seen; null while it is.' })
  reason!: RemovalReason | null;
}

@ObjectType({ description: 'A part of the log of changes.' })
export class Changes {
  @Field(() => ID, {
    description:
      'The log. A restored backup begins a new one, which a copy cannot follow from its place in the old one.',
  })
  logId!: ObjectId;

  @Field(() => [Change], { description: 'The changes in their order.' })
  items!: Change[];

  @Field(() => Int, {
    description:
      'The place from which to ask on: the last change looked at, whether it is among the items or not.',
  })
  last!: number;

  @Field(() => Boolean, { description: 'Whether the log has more after `last`.' })
  more!: boolean;
}
