import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Property } from '../../property/property.type.ts';

@ObjectType({ description: 'What a search without results would find without one of its conditions.' })
export class Relaxation {
  @Field(() => String, {
    description:
      'The condition, named as in `Understanding`: `price`, `places`; or `statuses`, `keyword`, `map`, `responsible`.',
  })
  condition!: string;

  @Field(() => Int, { description: 'The number of projects without it.' })
  count!: number;
}

@ObjectType({ description: 'A place beside those of a search without results.' })
export class NeighbourCount {
  @Field(() => String, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'Its name, with the region where that helps.' })
  name!: string;

  @Field(() => Int, { description: 'The number of projects there that fulfil the other conditions.' })
  count!: number;
}

@ObjectType({ description: 'A project that a search without results comes closest to.' })
export class NearMiss {
  @Field(() => Property, {
    description:
      'The project, with the price, areas and rooms of those of its configurations that come closest.',
  })
  property!: Property;

  @Field(() => [String], {
    description:
      'What differs from the search, in words: `₹ 13 lakh over your budget`, `2 BHK instead of 3 BHK`.',
  })
  differences!: string[];
}
