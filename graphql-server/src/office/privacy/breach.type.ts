import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';

/** The facts that the law asks for, by name, with what each is. */
export const breachFacts = {
  facts: 'What happened, and when.',
  extent: 'Whose data, which data, and of how many people.',
  consequences: 'The likely consequences for these people.',
  advice: 'What they can do themselves.',
  causes: 'How it came about, as far as it is known.',
  measures: 'What was done about it.',
  prevention: 'What will keep it from happening again.',
} as const;

@ObjectType({ description: 'An entry of the register of breaches: personal data were lost, stolen or seen.' })
export class Breach {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'A name for it.' })
  title!: string;

  @Field(() => Date, { description: 'When the company became aware of it.' })
  awareAt!: Date;

  @Field(() => Date, {
    description:
      'The deadline for the full report to the Board: 72 hours after the company became aware of it.',
  })
  reportDueAt!: Date;

  @Field(() => String, { description: breachFacts.facts })
  facts!: string;

  @Field(() => String, { description: breachFacts.extent })
  extent!: string;

  @Field(() => String, { description: breachFacts.consequences })
  consequences!: string;

  @Field(() => String, { description: breachFacts.advice })
  advice!: string;

  @Field(() => String, { description: breachFacts.causes })
  causes!: string;

  @Field(() => String, { description: breachFacts.measures })
  measures!: string;

  @Field(() => String, { description: breachFacts.prevention })
  prevention!: string;

  @Field(() => Date, { nullable: true, description: 'When the people were told; null until then.' })
  peopleToldAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the Board was told; null until then.' })
  boardToldAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the Board got the full report; null until then.',
  })
  reportedAt!: Date | null;

  @Field(() => Date, { description: 'When the entry was last saved.' })
  updatedAt!: Date;

  @Field(() => String, { description: 'The account that last saved it.' })
  updatedBy!: string;
}
