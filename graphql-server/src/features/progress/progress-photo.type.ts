import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';
import { Image } from '../../files/image.type.ts';

@ObjectType({ description: 'A dated photograph of the construction of a property.' })
export class ProgressPhoto extends StoredItem {
  @Field(() => ID, { description: 'The property that it shows.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'The day on which it was taken, as YYYY-MM-DD.' })
  takenOn!: string;

  @Field(() => String, { nullable: true, description: 'The tower that it shows; null for the whole site.' })
  tower!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The stage of the payment plan that it shows as reached; null if it names none.',
  })
  stage?: string | null;

  @Field(() => String, { description: 'What it shows, in a line.' })
  text!: string;

  @Field(() => Image, { description: 'The photograph.' })
  image!: Image;
}

@ObjectType({ description: 'One page of the list of construction photographs in the office.' })
export class ProgressPhotoPage extends pageOf(ProgressPhoto) {}
