import 'reflect-metadata';
import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { filterNames } from 'domain/search/choice-filters.ts';
import type { FilterName } from 'domain/search/choice-filters.ts';
import { Rupees } from '../../base/types.ts';
import {
  BuildStage,
  choiceEnums,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../property/facts/facts.type.ts';
import type { ChoiceValue } from '../property/facts/facts.type.ts';
import { AreaInput, CountInput, NearInput, PossessionInput } from '../property/filter.input.ts';
import { ProjectIntent, PropertyCategory, PropertyStatus } from '../property/property.type.ts';
import { filterDescriptions } from './choice-filters.content.ts';

export enum ProjectSort {
  DEFAULT = 'DEFAULT',
  POPULARITY = 'POPULARITY',
  NEWEST = 'NEWEST',
  PRICE_ASCENDING = 'PRICE_ASCENDING',
  PRICE_DESCENDING = 'PRICE_DESCENDING',
}
registerEnumType(ProjectSort, {
  name: 'ProjectSort',
  description:
    'The order of projects. DEFAULT is newest first, those with an old price after all others; “On Request” comes after all prices.',
  valuesConfig: {
    DEFAULT: { description: 'The newest first; those with an old price come last.' },
    POPULARITY: { description: 'The most asked for first.' },
    NEWEST: { description: 'The newest first.' },
    PRICE_ASCENDING: { description: 'The lowest price first.' },
    PRICE_DESCENDING: { description: 'The highest price first.' },
  },
});

@InputType({
  description: 'A rectangle on the map, in degrees (WGS 84); it lies on one side of the date line.',
})
export class MapArea {
  @Field(() => Float, { description: 'Degrees north of its lower edge, from -90.' })
  south!: number;

  @Field(() => Float, { description: 'Degrees east of its left edge, from -180.' })
  west!: number;

  @Field(() => Float, { description: 'Degrees north of its upper edge, up to 90; not below `south`.' })
  north!: number;

  @Field(() => Float, { description: 'Degrees east of its right edge, up to 180; not left of `west`.' })
  east!: number;
}

@InputType()
abstract class ChoiceFilter {}
for (const name of filterNames)
  Field(() => [choiceEnums[name]], { nullable: true, description: filterDescriptions[name].filter })(
    ChoiceFilter.prototype,
    name,
  );
type ChosenValues = { [Name in FilterName]?: ChoiceValue<Name>[] };

@InputType({ description: 'The filter of a project search; a missing field does not narrow it.' })
export class ProjectFilter extends (ChoiceFilter as abstract new () => ChosenValues) {
  @Field(() => ProjectIntent, {
    nullable: true,
    description:
      'To buy or to rent. By default RENT if `statuses` is FOR_RENT alone or the query says so, otherwise BUY.',
  })
  intent?: ProjectIntent;

  @Field(() => PropertyCategory, { nullable: true, description: 'Only this category.' })
  category?: PropertyCategory;

  @Field(() => [PropertyStatus], {
    nullable: true,
    description:
      'Only these statuses; by default, all except SOLD and OFF_MARKET. A status of the other intent finds nothing.',
  })
  statuses?: PropertyStatus[];

  @Field(() => [Int], {
    nullable: true,
    description: 'Only these numbers of bedrooms; 0 is a studio, 4 means four or more.',
  })
  rooms?: number[];

  @Field(() => Rupees, {
    nullable: true,
    description: 'The lowest price in rupees; per month for RENT.',
  })
  minPrice?: number;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The highest price in rupees; per month for RENT.',
  })
  maxPrice?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether `minPrice`, `maxPrice` and the order by price mean the all-in price of `allIn`, which only homes for sale have. By default the price that is asked.',
  })
  allIn?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Search words; a project must contain all of them, at least as beginnings of words. The argument `query` of `projects` understands plain words instead.',
  })
  keyword?: string;

  @Field(() => MapArea, {
    nullable: true,
    description: 'Only projects whose position lies in this part of the map.',
  })
  area?: MapArea;

  @Field(() => [PropertyKind], { nullable: true, description: 'Only these kinds.' })
  kinds?: PropertyKind[];

  @Field(() => [String], {
    nullable: true,
    description: 'Only in these places, by their keys; a larger place includes what lies in it. At most 20.',
  })
  places?: string[];

  @Field(() => NearInput, { nullable: true, description: 'Only near to this.' })
  near?: NearInput;

  @Field(() => AreaInput, { nullable: true, description: 'Only with an area in this range.' })
  floorArea?: AreaInput;

  @Field(() => [BuildStage], { nullable: true, description: 'Only at these stages.' })
  stages?: BuildStage[];

  @Field(() => PossessionInput, { nullable: true, description: 'Only completed in these months.' })
  possession?: PossessionInput;

  @Field(() => [PropertyExtra], { nullable: true, description: 'Only with all of these.' })
  extras?: PropertyExtra[];

  @Field(() => SaleKind, { nullable: true, description: 'Only new ones, or only resales.' })
  sale?: SaleKind;

  @Field(() => Boolean, { nullable: true, description: 'Only with a RERA registration number.' })
  reraOnly?: boolean;

  @Field(() => ID, { nullable: true, description: 'Only what this team member looks after.' })
  responsibleId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only by this builder: the name, with or without capitals and punctuation.',
  })
  builder?: string;

  @Field(() => CountInput, { nullable: true, description: 'With this number of bedrooms; 0 is a studio.' })
  bedrooms?: CountInput;

  @Field(() => CountInput, { nullable: true, description: 'With this number of bathrooms.' })
  baths?: CountInput;

  @Field(() => CountInput, { nullable: true, description: 'With this number of balconies.' })
  balconies?: CountInput;
}
