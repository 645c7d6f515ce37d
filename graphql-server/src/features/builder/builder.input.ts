import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { builderFields } from 'domain/builder/builder-fields.ts';
import { typedTexts } from '../../base/text/text-rows.ts';
import { BuilderCheck, TrackRecordEntry } from './builder.type.ts';

export const maxChecks = 20;
export const maxTrackRecord = 60;
const wrongYear = { message: 'Please enter a year such as 1998.' };

@InputType({ description: 'A builder from the form of the office.' })
export class BuilderInput extends typedTexts(builderFields) {
  @Field(() => Int, { nullable: true, description: 'The year in which it began to build.' })
  @IsOptional()
  @IsInt(wrongYear)
  @Min(1850, wrongYear)
  @Max(2100, wrongYear)
  since?: number;

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
