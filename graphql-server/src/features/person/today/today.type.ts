import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { ListOf } from '../../../access/query-cost.ts';
import { Person } from '../person.type.ts';
import { TodayPart } from './today-parts.ts';

@ObjectType({ description: 'A part of the day’s work.' })
export class TodayLeads {
  @Field(() => TodayPart, { description: 'The part.' })
  part!: TodayPart;

  @Field(() => Int, { description: 'How many leads it has; 1,000 means that many or more.' })
  totalCount!: number;

  @ListOf({ length: 10 })
  @Field(() => [Person], { description: 'The first ten: the longest due or waiting first.' })
  items!: Person[];
}
