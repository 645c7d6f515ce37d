import 'reflect-metadata';
import { Allow, IsEnum, IsOptional, Matches } from 'class-validator';
import type { ObjectId } from 'mongodb';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TextField } from '../../../base/input.ts';
import { Arrivals, ArrivalsInput } from '../../lead/arrival.type.ts';

export enum TapKind {
  CALL = 'CALL',
  WHATSAPP = 'WHATSAPP',
}
registerEnumType(TapKind, {
  name: 'TapKind',
  description: 'What a visitor tapped.',
  valuesConfig: {
    CALL: { description: 'A phone number.' },
    WHATSAPP: { description: 'A link to WhatsApp.' },
  },
});

/** A code as people read it: capital letters and digits that are not taken for each other. */
export const tapCodePattern = /^[0-9A-HJKMNP-TV-Z]{5}$/;

@InputType({ description: 'A tap on Call or WhatsApp on a public page.' })
export class TapInput {
  @Field(() => TapKind, { description: 'What was tapped.' })
  @IsEnum(TapKind, { message: 'Please choose CALL or WHATSAPP.' })
  kind!: TapKind;

  @TextField({ description: 'The path of the page; that of a property tells the home.', maxLength: 300 })
  page?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code at the end of the message: five capital letters and digits.',
  })
  @IsOptional()
  @Matches(tapCodePattern, { message: 'This is no code.' })
  code?: string;

  @Field(() => ArrivalsInput, { nullable: true, description: 'How the visitor came to the site.' })
  @Allow()
  arrivals?: ArrivalsInput;
}

@ObjectType({
  description: 'A chat that began on a page of this site: what its code stands for, for 30 days.',
})
export class Tap {
  /** The code. */
  _id!: string;

  @Field(() => Date, { description: 'When the visitor opened the chat.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'The path of the page.' })
  page!: string | null;

  @Field(() => ID, { nullable: true, description: 'The property of the page.' })
  propertyId!: ObjectId | null;

  @Field(() => String, { nullable: true, description: 'The name of that property at the time.' })
  propertyTitle!: string | null;

  @Field(() => Arrivals, { nullable: true, description: 'How the visitor came to the site.' })
  arrivals!: Arrivals | null;
}

@ObjectType({ description: 'How often visitors tapped Call and WhatsApp on the pages of one property.' })
export class TapCount {
  @Field(() => ID, { nullable: true, description: 'The property; null for all other pages together.' })
  propertyId!: ObjectId | null;

  @Field(() => String, { nullable: true, description: 'Its name when it was last tapped.' })
  propertyTitle!: string | null;

  @Field(() => Int, { description: 'Taps on Call.' })
  calls!: number;

  @Field(() => Int, { description: 'Taps on WhatsApp.' })
  chats!: number;
}
