import { Field, ID, ObjectType } from 'type-graphql';
import { ItemKind } from '../../kit/item-kind.ts';

@ObjectType({ description: 'What the search of the office found.' })
export class OfficeFind {
  @Field(() => ItemKind, { description: 'What it is.' })
  kind!: ItemKind;

  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'What people call it.' })
  title!: string;

  @Field(() => String, {
    description:
      'What tells it from others of that title: a price and an address, or a reference. May be empty.',
  })
  detail!: string;

  @Field(() => String, { nullable: true, description: 'Its slug, if it has a page of its own.' })
  slug!: string | null;
}
