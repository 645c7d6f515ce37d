import 'reflect-metadata';
import { IsArray, IsEnum, IsMongoId, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { choiceRows } from 'domain/property/property-choices.ts';
import { textFields } from 'domain/property/property-fields.ts';
import type { TypedTexts } from 'domain/property/property-fields.ts';
import { DegreesField, TextField } from '../../base/input.ts';
import { Rupees } from '../../base/types.ts';
import { PublicationState } from '../../items/publication.ts';
import { CostTerms } from './costs/cost-terms.type.ts';
import { RentTerms } from './costs/rent-terms.type.ts';
import { BuildStage, Facing, Furnishing, PropertyExtra, PropertyKind, SaleKind } from './facts.type.ts';
import { AreaInput, CountInput, NearInput, PossessionInput } from './filter.input.ts';
import { ProjectIntent, PropertyCategory, PropertyStatus } from './property.type.ts';
import type { ConfigurationTerms } from './inventory/configuration.type.ts';
import { ListField } from './list-field.ts';
import { ConfigurationsField, TowersField } from './inventory/inventory-field.ts';
import type { TowerTerms } from './inventory/tower.type.ts';
import { GatedFilter, GatedInput } from './rera/gate.type.ts';
import { ReraTerms } from './rera/rera-block.type.ts';
import { choiceEnums } from './table-fields.type.ts';
import type { ChosenFacts } from './table-fields.type.ts';

/** The error for an empty required field. */
export const requiredSentence = 'Please fill out all required fields.';

/** An optional part of the input with fields of its own. */
function TermsField(type: new () => object, description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => type, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsObject({ message: 'This must be an object.' })(target, String(key));
    ValidateNested()(target, String(key));
  };
}

/** The texts from the table of fields. */
@InputType()
abstract class PropertyTextsInput extends GatedInput {}
for (const [name, { description, maxLength, required }] of textFields) {
  const field = { description, maxLength, required: required ? requiredSentence : undefined };
  TextField(field)(PropertyTextsInput.prototype, name);
}

for (const [name, { description, several }] of choiceRows) {
  const type = choiceEnums[name];
  const whole = several ? `${description} An empty list means none.` : description;
  const wrong = { message: 'Please choose from the list.', each: several };
  Field(() => (several ? [type] : type), { description: whole, nullable: true })(
    PropertyTextsInput.prototype,
    name,
  );
  IsOptional()(PropertyTextsInput.prototype, name);
  if (several) IsArray({ message: 'This must be a list.' })(PropertyTextsInput.prototype, name);
  IsEnum(type, wrong)(PropertyTextsInput.prototype, name);
}

@InputType({
  description: 'A project from the admin form; the server parses the facts from text, or refuses them.',
})
export class PropertyInput extends (PropertyTextsInput as abstract new () => GatedInput &
  TypedTexts &
  ChosenFacts) {
  @Field(() => PropertyCategory, { nullable: true, description: 'COMMERCIAL by default.' })
  @IsOptional()
  @IsEnum(PropertyCategory, { message: 'Please choose Commercial, Residential or Studio.' })
  category?: PropertyCategory;

  @Field(() => PropertyStatus, { nullable: true, description: 'FOR_SALE by default.' })
  @IsOptional()
  @IsEnum(PropertyStatus, { message: 'Please choose forSale, forRent, sold, underOffer or offMarket.' })
  propertyStatus?: PropertyStatus;

  @DegreesField('Degrees north; give both or neither.', 90)
  latitude?: number;

  @DegreesField('Degrees east; give both or neither.', 180)
  longitude?: number;

  @TextField({
    description:
      'The key of its place. Without it, the place follows from locality and city; an empty text means none.',
    maxLength: 100,
  })
  placeKey?: string;

  @ListField('Features such as Garden or Parking.')
  features?: string[];

  @ListField('Amenities such as Gym or WiFi.')
  amenities?: string[];

  @TermsField(CostTerms, 'The charges besides the price. Without it, the stored terms stay.')
  costs?: CostTerms;

  @TermsField(RentTerms, 'The costs besides the rent. Without it, the stored terms stay.')
  rent?: RentTerms;

  @TermsField(ReraTerms, 'Its registration with RERA. Without it, the stored one stays.')
  rera?: ReraTerms;

  @ConfigurationsField()
  configurations?: ConfigurationTerms[];

  @TowersField()
  towers?: TowerTerms[];

  @Field(() => ID, { nullable: true, description: 'The team member who looks after it; none by default.' })
  @IsOptional()
  @IsMongoId({ message: 'This is not a team member.' })
  responsibleId?: string;
}

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

@InputType({ description: 'The filter of a project search; a missing field does not narrow it.' })
export class ProjectFilter {
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

  @Field(() => [Furnishing], { nullable: true, description: 'Only furnished like this.' })
  furnishing?: Furnishing[];

  @Field(() => [Facing], { nullable: true, description: 'Only with a door that faces one of these.' })
  facing?: Facing[];

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

@InputType({
  description: 'The filter of the admin list of properties; all given conditions must hold.',
})
export class PropertyFilter extends GatedFilter {
  @Field(() => PublicationState, { nullable: true, description: 'The publication state.' })
  publication?: PublicationState;

  @Field(() => PropertyCategory, { nullable: true, description: 'Only this category.' })
  category?: PropertyCategory;

  @Field(() => PropertyStatus, { nullable: true, description: 'Only this status.' })
  status?: PropertyStatus;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only properties with pictures, or only those without.',
  })
  hasPictures?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only properties whose price is old by the rule `price.staleDays`, or only the others; a price that grows old is noted within an hour.',
  })
  priceIsOld?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only properties with a place of the gazetteer, or only those without.',
  })
  hasPlace?: boolean;
}
