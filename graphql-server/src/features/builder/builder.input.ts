import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LinkField, TextField } from '../../base/input.ts';
import { BuilderCheck, TrackRecordEntry } from './builder.type.ts';

export const maxChecks = 20;
export const maxTrackRecord = 60;
const wrongYear = { message: 'Please enter a year such as 1998.' };

@InputType({ description: 'A builder from the form of the office.' })
export class BuilderInput {
  @TextField({ description: 'The name.', maxLength: 120, required: 'Please enter a name.' })
  name!: string;

  @TextField({
    description: 'About the builder; an empty line begins a new paragraph.',
    maxLength: 5_000,
  })
  introduction?: string;

  @Field(() => Int, { nullable: true, description: 'The year in which it began to build.' })
  @IsOptional()
  @IsInt(wrongYear)
  @Min(1850, wrongYear)
  @Max(2100, wrongYear)
  since?: number;

  @TextField({ description: 'Registration number as a promoter with RERA.', maxLength: 60 })
  promoterNumber?: string;

  @LinkField('Website.')
  website?: string;

  @Field(() => [BuilderCheck], { nullable: true, description: 'What the consultancy checked.' })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(maxChecks, { message: `Please use at most ${maxChecks}.` })
  @ValidateNested({ each: true })
  checks?: BuilderCheck[];

  @Field(() => [TrackRecordEntry], {
    nullable: true,
    description: 'Its projects with promised and actual days.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(maxTrackRecord, { message: `Please use at most ${maxTrackRecord}.` })
  @ValidateNested({ each: true })
  trackRecord?: TrackRecordEntry[];
}
