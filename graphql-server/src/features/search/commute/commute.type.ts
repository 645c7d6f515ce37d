import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ListOf } from '../../../access/query-cost.ts';
import { Position } from '../../../base/types.ts';
import { Place } from '../../place/place.type.ts';
import { Property } from '../../property/property.type.ts';

@InputType({ description: 'A circle around a workplace.' })
export class CommuteCircleInput {
  @Field(() => String, { description: 'The key of the workplace, one of `workplaces`.' })
  place!: string;

  @Field(() => Int, { description: 'The straight distance in kilometres: 3, 6 or 10.' })
  kilometres!: number;
}

@ObjectType({ description: 'A circle around a workplace.' })
export class CommuteCircle {
  @Field(() => Place, { description: 'The workplace.' })
  place!: Place;

  @Field(() => Position, { description: 'Its middle.' })
  middle!: Position;

  @Field(() => Int, { description: 'The straight distance in kilometres.' })
  kilometres!: number;
}

@ObjectType({ description: 'A home with its straight distances from the workplaces.' })
export class CommuteHome {
  @Field(() => Property, { description: 'The home.' })
  property!: Property;

  @Field(() => [Int], { description: 'The straight distance from each workplace in metres, in their order.' })
  metres!: number[];
}

@ObjectType({ description: 'The homes near one or two workplaces, by straight lines.' })
export class Commute {
  @Field(() => [CommuteCircle], { description: 'The circles as they were asked for.' })
  circles!: CommuteCircle[];

  @Field(() => Int, { description: 'The number of listed homes in all circles.' })
  totalCount!: number;

  @ListOf({ length: 24 })
  @Field(() => [CommuteHome], {
    description:
      'The homes in all circles, the newest first, at most 24; without one, the 3 that lie least outside.',
  })
  homes!: CommuteHome[];

  @ListOf({ length: 100 })
  @Field(() => [Position], { description: 'Where other listed homes lie, at most 100.' })
  others!: Position[];
}
