import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A name of a builder with the texts of its newest property, to use them again.' })
export class BuilderTexts {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => ID, { description: 'The property that the texts come from.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'The title of that property.' })
  title!: string;

  @Field(() => String, { description: 'About the builder.' })
  aboutBuilder!: string;

  @Field(() => String, { description: 'The disclaimer; empty if a draft has none.' })
  disclaimer!: string;
}
