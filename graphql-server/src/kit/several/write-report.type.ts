import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A field of an item that was refused.' })
export class RefusedField {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string;

  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}

@ObjectType({ description: 'What became of one item of a list of writes.' })
export class WriteReport {
  @Field(() => Int, { description: 'Its place in the list that was sent, from 0.' })
  index!: number;

  @Field(() => ID, { nullable: true, description: 'The id of what was written; null if it was not.' })
  id!: ObjectId | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of its refusal, as `extensions.code` has it; null if it was written.',
  })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The sentence of its refusal.' })
  message!: string | null;

  @Field(() => [RefusedField], { description: 'Its wrong fields.' })
  fields!: RefusedField[];
}

@ObjectType({ description: 'What became of a list of writes: each item is written by itself.' })
export class WriteReports {
  @Field(() => [WriteReport], { description: 'One report for each item, in the order sent.' })
  reports!: WriteReport[];
}
