import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import { HomeVerdict, VerdictReason } from '../lead/verdict.type.ts';

@ObjectType({ description: 'A home that a person asked about, or was sent.' })
export class PersonHome {
  @Field(() => ID, { description: 'The property.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'Its name when the person asked, or was sent it.' })
  title!: string;

  @Field(() => Date, { description: 'When the person last asked about it, or was sent it.' })
  at!: Date;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a colleague sent it, and the person never asked about it; null for no.',
  })
  sent?: boolean | null;

  @Field(() => HomeVerdict, {
    nullable: true,
    description: 'What the person thinks of it, as a colleague noted.',
  })
  verdict?: HomeVerdict | null;

  @Field(() => VerdictReason, {
    nullable: true,
    description: 'Why it is not for the person; null if it was not said.',
  })
  reason?: VerdictReason | null;
}
