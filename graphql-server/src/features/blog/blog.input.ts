import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { PublicationState } from '../../kit/publication.ts';

/** The characters of a headline. */
export const maxTitleLength = 200;
/** The characters of one part of a story. */
export const maxPartLength = 50_000;
/** The error for an empty required field. */
export const requiredSentence = 'Please fill out all required fields.';

@InputType({ description: 'A story from the admin form.' })
export class BlogInput {
  @TextField({ description: 'The headline.', required: requiredSentence, maxLength: maxTitleLength })
  title!: string;

  @TextField({ description: 'One or two sentences for lists.', required: requiredSentence, maxLength: 1_000 })
  description!: string;

  @TextField({
    description: 'The first part, in Markdown.',
    required: requiredSentence,
    maxLength: maxPartLength,
  })
  para_1!: string;

  @TextField({
    description: 'The second part, in Markdown.',
    required: requiredSentence,
    maxLength: maxPartLength,
  })
  para_2!: string;

  @TextField({ description: 'The conclusion, in Markdown.', required: requiredSentence, maxLength: 10_000 })
  conclusion!: string;

  @TextField({ description: 'The author’s name.', required: requiredSentence, maxLength: 120 })
  writtenBy!: string;

  @Field(() => [String], { nullable: true, description: 'The topics of the story; at most 10.' })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(10, { message: 'Please enter at most 10 tags.' })
  @IsString({ each: true, message: 'Each tag must be text.' })
  @MaxLength(40, { each: true, message: 'Please use at most 40 characters for a tag.' })
  tags?: string[];
}

@InputType({ description: 'The filter of the admin list of stories; all given conditions must hold.' })
export class BlogFilter {
  @Field(() => PublicationState, { nullable: true, description: 'The publication state.' })
  publication?: PublicationState;

  @Field(() => String, { nullable: true, description: 'Only stories with this tag.' })
  tag?: string;
}
