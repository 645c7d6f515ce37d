import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ItemKind } from '../../kit/item-kind.ts';

@ObjectType({ description: 'One thing that a person sent, also from the trash.' })
export class HeldItem {
  @Field(() => ID, { description: 'Its id.' })
  id!: ObjectId;

  @Field(() => ItemKind, {
    description:
      'CONTACT_REQUEST, JOB_APPLICATION, SUBSCRIBER or LISTING_REPORT; PROPERTY for a home whose owner the person is.',
  })
  kind!: ItemKind;

  @Field(() => String, { description: 'What it is about: a reference, a role, a subscription, a title.' })
  label!: string;

  @Field(() => Date, { description: 'When it came.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is in the trash.' })
  deleted!: boolean;
}

@ObjectType({ description: 'Everything that is kept about one person.' })
export class PersonalData {
  @Field(() => [String], {
    description:
      'The e-mail addresses and phone numbers by which it was found: the given one, and those beside it.',
  })
  keys!: string[];

  @Field(() => [HeldItem], { description: 'What the person sent, newest first.' })
  items!: HeldItem[];

  @Field(() => Int, { description: 'The notes of colleagues on these items.' })
  notes!: number;

  @Field(() => Int, { description: 'The e-mails to the office about them.' })
  mails!: number;

  @Field(() => Int, { description: 'The alerts by e-mail to these addresses, also stopped ones.' })
  alerts!: number;

  @Field(() => [Date], {
    description: 'When data of this person were erased before.',
  })
  erasedOn!: Date[];
}

@ObjectType({ description: 'What an erasure did.' })
export class Erasure {
  @Field(() => Int, { description: 'The number of items and alerts that were erased.' })
  items!: number;

  @Field(() => Date, { description: 'Until when the minimal record is kept that the law asks for.' })
  keptUntil!: Date;
}
