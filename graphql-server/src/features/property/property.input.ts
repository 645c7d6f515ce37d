import 'reflect-metadata';
import {
  IsEnum,
  IsOptional,
  IsArray,
  IsString,
  MaxLength,
  ArrayMaxSize,
  IsNumber,
  Min,
  Max,
} from 'class-validator';
import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { TextField } from '../../input.ts';
import { Rupees } from '../../types.ts';
import { PropertyCategory, PropertyStatus } from './property.type.ts';

/** Says that a required field is empty. */
export const requiredSentence = 'Please fill out all required fields.';
export const maxFeatures = 40;

function ListField(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => [String], { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsArray({ message: 'This must be a list.' })(target, String(key));
    ArrayMaxSize(maxFeatures, { message: `Please choose at most ${maxFeatures}.` })(target, String(key));
    IsString({ each: true, message: 'Each entry must be text.' })(target, String(key));
    MaxLength(60, { each: true, message: 'Please use at most 60 characters for an entry.' })(
      target,
      String(key),
    );
  };
}

function DegreesField(description: string, limit: number): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter degrees from -${limit} to ${limit}.`;
    Field(() => Float, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsNumber({}, { message })(target, String(key));
    Min(-limit, { message })(target, String(key));
    Max(limit, { message })(target, String(key));
  };
}

@InputType({
  description: 'A project as the admin types it; facts are texts that the server understands or refuses.',
})
export class PropertyInput {
  @TextField({ description: 'The project’s name.', required: requiredSentence, maxLength: 160 })
  title!: string;

  @Field(() => PropertyCategory, { nullable: true, description: 'Commercial by default.' })
  @IsOptional()
  @IsEnum(PropertyCategory, { message: 'Please choose Commercial, Residential or Studio.' })
  category?: PropertyCategory;

  @Field(() => PropertyStatus, { nullable: true, description: '`forSale` by default.' })
  @IsOptional()
  @IsEnum(PropertyStatus, { message: 'Please choose forSale, forRent, sold, underOffer or offMarket.' })
  propertyStatus?: PropertyStatus;

  @TextField({ description: 'The description; an empty line begins a new paragraph.', maxLength: 20_000 })
  description?: string;

  @TextField({ description: 'About the builder.', required: requiredSentence, maxLength: 5_000 })
  aboutBuilder!: string;

  @TextField({ description: 'The postal address.', required: requiredSentence, maxLength: 300 })
  address!: string;

  @TextField({ description: 'Sector or neighbourhood.', maxLength: 100 })
  locality?: string;

  @TextField({ description: 'City.', maxLength: 100 })
  city?: string;

  @DegreesField('Degrees north; give both or neither.', 90)
  latitude?: number;

  @DegreesField('Degrees east; give both or neither.', 180)
  longitude?: number;

  @TextField({
    description: '`45,00,000`, `45 lakh`, `1.2–1.9 Cr`, `On Request`; empty is on request.',
    maxLength: 60,
  })
  price?: string;

  @TextField({ description: '`1,150–1,850 sq ft carpet`; several with `;` between them.', maxLength: 200 })
  area?: string;

  @TextField({ description: '`3`, `2–4 BHK` or `Studio`.', maxLength: 40 })
  rooms?: string;

  @TextField({ description: '`2` or `2–3`.', maxLength: 40 })
  baths?: string;

  @TextField({ description: '`2027`, `Dec 2027` or `Q3 2027`.', maxLength: 40 })
  yearBuilt?: string;

  @TextField({ description: 'Dimension of the site or lot, such as `6.2 acres`.', maxLength: 100 })
  lotDimensions?: string;

  @ListField('Features such as Garden or Parking.')
  features?: string[];

  @ListField('Amenities such as Gym or WiFi.')
  amenities?: string[];

  @TextField({ description: 'RERA registration number of the project.', maxLength: 60 })
  reraNumber?: string;

  @TextField({ description: 'RERA details.', required: requiredSentence, maxLength: 5_000 })
  reraDetails!: string;

  @TextField({ description: 'The disclaimer.', required: requiredSentence, maxLength: 5_000 })
  disclaimer!: string;
}

@InputType({ description: 'A stored picture at its place; the first is the cover.' })
export class ChosenPicture {
  @Field(() => ID, { description: 'Its id, from the property or from `uploadPicture`.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it shows, at most 200 characters; the property’s title when it is empty.',
  })
  alt?: string | null;
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
  description: 'The order of projects. DEFAULT is newest first; “On Request” stands behind every price.',
});

@InputType({ description: 'Which projects to find; what is left out does not narrow the search.' })
export class ProjectFilter {
  @Field(() => PropertyCategory, { nullable: true, description: 'Only this category.' })
  category?: PropertyCategory;

  @Field(() => [PropertyStatus], {
    nullable: true,
    description: 'Only these statuses; by default all but sold and off market.',
  })
  statuses?: PropertyStatus[];

  @Field(() => [Int], {
    nullable: true,
    description: 'Only these numbers of bedrooms; 0 is a studio, 4 means four or more.',
  })
  rooms?: number[];

  @Field(() => Rupees, { nullable: true, description: 'Only prices from here, in rupees.' })
  minPrice?: number;

  @Field(() => Rupees, { nullable: true, description: 'Only prices up to here, in rupees.' })
  maxPrice?: number;

  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur; beginnings of words are enough.',
  })
  keyword?: string;
}
