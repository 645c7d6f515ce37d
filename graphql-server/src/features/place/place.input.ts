import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { placeFields } from 'domain/place/place-fields.ts';
import { IsDay } from '../../base/day.ts';
import { DegreesField, FlagField, TextField } from '../../base/input.ts';
import { typedTexts } from '../../base/text/text-rows.ts';
import { PlaceKind } from './place.type.ts';

const maxNames = 60;

function NamesField(description: string): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    Field(() => [String], { description, nullable: true })(target, key);
    IsOptional()(target, name);
    IsArray({ message: 'This must be a list.' })(target, name);
    ArrayMaxSize(maxNames, { message: `Please use at most ${maxNames}.` })(target, name);
    IsString({ each: true, message: 'Each entry must be text.' })(target, name);
    MaxLength(100, { each: true, message: 'Please use at most 100 characters for an entry.' })(target, name);
  };
}

@InputType({ description: 'A place from the form of the office.' })
export class PlaceInput extends typedTexts(placeFields) {
  @Field(() => PlaceKind, { description: 'Its kind.' })
  @IsEnum(PlaceKind, { message: 'Please choose a kind.' })
  kind!: PlaceKind;

  @TextField({ description: 'The key of its region.', maxLength: 100 })
  region?: string;

  @NamesField('The keys of the places in which it lies, besides its region.')
  parents?: string[];

  @NamesField('Other names and spellings.')
  aliases?: string[];

  @NamesField('The keys of places to look in as well.')
  neighbours?: string[];

  @FlagField('Whether the company offers nothing there.')
  isOutside?: boolean;

  @TextField({
    description: 'The day on which a station or an airport opened, as YYYY-MM-DD.',
    maxLength: 10,
  })
  @IsDay({ message: 'Please enter a day such as 2019-01-25.' })
  opensOn?: string;

  @DegreesField('Degrees north; give both or neither.', 90)
  latitude?: number;

  @DegreesField('Degrees east; give both or neither.', 180)
  longitude?: number;
}

@InputType({ description: 'The filter of the list of places in the office; all given conditions must hold.' })
export class PlaceFilter {
  @Field(() => PlaceKind, { nullable: true, description: 'Only this kind.' })
  kind?: PlaceKind;

  @Field(() => String, { nullable: true, description: 'Only in the region with this key.' })
  region?: string;
}
