import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';

export enum ShareMode {
  READ_ONLY = 'READ_ONLY',
  TOGETHER = 'TOGETHER',
}
registerEnumType(ShareMode, {
  name: 'ShareMode',
  description: 'What people with the link of a shared shortlist may do.',
  valuesConfig: {
    READ_ONLY: { description: 'Read it; only its maker changes it.' },
    TOGETHER: { description: 'Add, hide and restore homes, and give thumbs and notes.' },
  },
});

export enum Thumb {
  UP = 'UP',
  DOWN = 'DOWN',
}
registerEnumType(Thumb, {
  name: 'Thumb',
  description: 'What a person thinks of a home.',
  valuesConfig: { UP: { description: 'For it.' }, DOWN: { description: 'Against it.' } },
});

@ObjectType({ description: 'A person on a shared shortlist, by the first name that the person typed.' })
export class SharedPerson {
  @Field(() => ID, { description: 'The person’s id on this list: two people may have one name.' })
  id!: string;

  @Field(() => String, { description: 'The first name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether this person made the link.' })
  isMaker!: boolean;
}

@ObjectType({ description: 'The thumb of one person for one home.' })
export class SharedThumb {
  @Field(() => SharedPerson, { description: 'Who gave it.' })
  person!: SharedPerson;

  @Field(() => Thumb, { description: 'Up or down.' })
  thumb!: Thumb;
}

@ObjectType({ description: 'A note of one person about one home.' })
export class SharedNote {
  @Field(() => ID, { description: 'The note’s id.' })
  id!: string;

  @Field(() => SharedPerson, { description: 'Who wrote it.' })
  person!: SharedPerson;

  @Field(() => String, { description: 'The words, at most 500 characters.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;
}

@ObjectType({ description: 'A home on a shared shortlist.' })
export class SharedHome {
  @Field(() => ID, { description: 'The property.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'The property’s name when it was added.' })
  title!: string;

  @Field(() => SharedPerson, { description: 'Who added it.' })
  addedBy!: SharedPerson;

  @Field(() => SharedPerson, { nullable: true, description: 'Who hid it; null unless it is hidden.' })
  hiddenBy!: SharedPerson | null;

  @Field(() => [SharedThumb], { description: 'One thumb per person, at most 12.' })
  thumbs!: SharedThumb[];

  @Field(() => [SharedNote], { description: 'The notes, oldest first; a list has at most 200.' })
  notes!: SharedNote[];
}

@ObjectType({ description: 'A shortlist that people with its link see.' })
export class SharedShortlist {
  @Field(() => ShareMode, { description: 'What people with the link may do.' })
  mode!: ShareMode;

  @Field(() => String, { description: 'The first name of the person who made the link.' })
  maker!: string;

  @Field(() => Int, { description: 'A number that grows with each change.' })
  version!: number;

  @Field(() => Date, {
    description: 'When the list ends by itself unless it is used: 90 days after the last use.',
  })
  endsAt!: Date;

  @Field(() => [SharedPerson], { description: 'The people on the list, its maker first; at most 12.' })
  people!: SharedPerson[];

  @ListOf({ length: 25 })
  @Field(() => [SharedHome], { description: 'The homes in the order in which they were added; at most 50.' })
  homes!: SharedHome[];

  @Field(() => ID, {
    nullable: true,
    description: 'After a change: the id of the person who made it. Null in the answer to a reader.',
  })
  me!: string | null;
}

@ObjectType({ description: 'A link that was just made. Neither of its secrets is shown again.' })
export class NewSharedShortlist {
  @Field(() => String, { description: 'The last part of the link: `/shortlist/{token}`.' })
  token!: string;

  @Field(() => String, {
    description: 'The maker’s secret, with which the maker ends the list and changes its mode.',
  })
  key!: string;

  @Field(() => SharedShortlist, { description: 'The list.' })
  shortlist!: SharedShortlist;
}
