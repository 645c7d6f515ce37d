import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';
import { PropertyCategory, PropertyStatus } from '../property.type.ts';

@InputType({ description: 'The filter of `listings`; all given conditions must hold.' })
export class ListingsFilter {
  @Field(() => Date, {
    nullable: true,
    description:
      'Only those that were written, or appeared, at this moment or later. For the next copy, send a moment two minutes before the last one began: a write is dated when it begins.',
  })
  updatedSince?: Date;

  @Field(() => PropertyStatus, { nullable: true, description: 'Only this status.' })
  status?: PropertyStatus;

  @Field(() => PropertyCategory, { nullable: true, description: 'Only this category.' })
  category?: PropertyCategory;
}
