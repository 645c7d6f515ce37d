import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

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
