import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Something that a listing lacks.' })
export class MissingPart {
  @Field(() => String, { description: 'Its name in lists: `carpet`, `price`.' })
  key!: string;

  @Field(() => String, { description: 'What to do about it: “Enter the carpet area”.' })
  toDo!: string;

  @Field(() => String, { description: 'The field of the input that fixes it.' })
  field!: string;
}

@ObjectType({ description: 'How complete a listing is: what buyers look for first counts most.' })
export class Completeness {
  @Field(() => Int, { description: 'In percent, rounded down; 100 if nothing is missing.' })
  percent!: number;

  @Field(() => [MissingPart], { description: 'What is missing, the most important first.' })
  missing!: MissingPart[];
}
