import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A part of the description of the API.' })
export class DeveloperPart {
  @Field(() => String, { description: 'The last part of its address, `/developers/{key}`.' })
  key!: string;

  @Field(() => String, { description: 'Its title.' })
  title!: string;
}

@ObjectType({ description: 'A page of the description of the API.' })
export class DeveloperPage extends DeveloperPart {
  @Field(() => String, { description: 'Its text as HTML that is safe to put into a page.' })
  html!: string;

  @Field(() => [DeveloperPart], { description: 'All parts in their order.' })
  parts!: DeveloperPart[];
}
