import 'reflect-metadata';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ClassType } from 'type-graphql';
import { filterNames } from 'domain/search/choice-filters.ts';
import type { FilterName } from 'domain/search/choice-filters.ts';
import {
  BuildStage,
  choiceEnums,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../property/facts/facts.type.ts';
import type { ChoiceValue } from '../property/facts/facts.type.ts';
import { PropertyCategory, PropertyStatus } from '../property/property.type.ts';
import { filterDescriptions } from './choice-filters.content.ts';

/** The number of matching projects for a choice of a filter. */
interface ValueCount<Value> {
  value: Value;
  count: number;
}

function countOf<Value>(type: object, description: string): ClassType<ValueCount<Value>> {
  @ObjectType()
  abstract class Count implements ValueCount<Value> {
    @Field(() => type, { description })
    value!: Value;

    @Field(() => Int, { description: 'The number of projects.' })
    count!: number;
  }
  return Count as unknown as ClassType<ValueCount<Value>>;
}

@ObjectType({ description: 'The number of matching projects in a category.' })
export class CategoryCount extends countOf<PropertyCategory>(PropertyCategory, 'The category.') {}

@ObjectType({ description: 'The number of matching projects with a status.' })
export class StatusCount extends countOf<PropertyStatus>(PropertyStatus, 'The status.') {}

@ObjectType({ description: 'The number of matching projects with a number of bedrooms.' })
export class RoomsCount extends countOf<number>(
  Int,
  'The number of bedrooms: 0 is a studio, 4 means four or more.',
) {}

@ObjectType({ description: 'The number of matching projects of a kind.' })
export class KindCount extends countOf<PropertyKind>(PropertyKind, 'The kind.') {}

@ObjectType({ description: 'The number of matching projects at a stage.' })
export class StageCount extends countOf<BuildStage>(BuildStage, 'The stage.') {}

@ObjectType({ description: 'The number of matching projects with what buyers ask for by name.' })
export class ExtraCount extends countOf<PropertyExtra>(PropertyExtra, 'What they ask for.') {}

@ObjectType({ description: 'The number of matching projects that are new or sold again.' })
export class SaleCount extends countOf<SaleKind>(SaleKind, 'New or resale.') {}

@ObjectType({ description: 'The number of matching projects that a person of the team looks after.' })
export class PersonCount {
  @Field(() => ID, { description: 'The id of the person, for the filter `responsibleId`.' })
  id!: string;

  @Field(() => Int, { description: 'The number of projects.' })
  count!: number;
}

@ObjectType({ description: 'The number of matching projects in a place, with all that lies in it.' })
export class PlaceCount {
  @Field(() => String, { description: 'The key of the place.' })
  key!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The key of its region; null for a region.' })
  region!: string | null;

  @Field(() => Int, { description: 'The number of projects.' })
  count!: number;
}

@ObjectType()
abstract class ChoiceFacets {}
for (const name of filterNames) {
  const { counts, count, value } = filterDescriptions[name];
  @ObjectType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Count`, { description: count })
  class Count extends countOf(choiceEnums[name], value) {}
  Field(() => [Count], { description: counts })(ChoiceFacets.prototype, name);
}
type ChoiceCounts = { [Name in FilterName]: ValueCount<ChoiceValue<Name>>[] };

@ObjectType({ description: 'The counts for each choice of a filter while the other filters stay.' })
export class PropertyFacets extends (ChoiceFacets as abstract new () => ChoiceCounts) {
  @Field(() => [CategoryCount], { description: 'Projects by category.' })
  categories!: CategoryCount[];

  @Field(() => [StatusCount], { description: 'Projects by status.' })
  statuses!: StatusCount[];

  @Field(() => [RoomsCount], { description: 'Projects by BHK.' })
  rooms!: RoomsCount[];

  @Field(() => [KindCount], { description: 'Projects by kind.' })
  kinds!: KindCount[];

  @Field(() => [StageCount], { description: 'Projects by stage.' })
  stages!: StageCount[];

  @Field(() => [ExtraCount], { description: 'Projects by what buyers ask for by name.' })
  extras!: ExtraCount[];

  @Field(() => [SaleCount], { description: 'New projects and resales.' })
  sales!: SaleCount[];

  @Field(() => [PersonCount], {
    description: 'Projects by the person who looks after them, the most first; at most 50 people.',
  })
  people!: PersonCount[];

  @Field(() => Int, { description: 'Projects with a RERA registration number.' })
  rera!: number;

  @Field(() => Int, { description: 'Projects near an open metro station.' })
  nearMetro!: number;

  @Field(() => [PlaceCount], {
    description: 'The places with projects, regions first, then by name. Larger places include their parts.',
  })
  places!: PlaceCount[];

  @Field(() => [PlaceCount], { description: 'Places beside the chosen ones that have projects.' })
  neighbours!: PlaceCount[];
}
