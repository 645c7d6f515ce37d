import 'reflect-metadata';
import { IsDate, IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';

const unknownText = 'The site has no such text.';
/** The characters of one text. */
export const maxTextLength = 20_000;

@InputType({ description: 'What the office says in place of one delivered text.' })
export class BlockInput {
  @Matches(/^[a-z][a-zA-Z0-9]{0,39}$/, { message: unknownText })
  @TextField({ description: 'The page that shows it, such as `home`.', required: unknownText, maxLength: 40 })
  page!: string;

  @Matches(/^[a-z][a-zA-Z0-9-]*(?:\.(?!__)\w+){0,7}$/, { message: unknownText })
  @TextField({
    description: 'Its place on the page, such as `hero.title`.',
    required: unknownText,
    maxLength: 120,
  })
  key!: string;

  @TextField({
    description:
      'The text; empty for the delivered one. It is shown as typed: markup and links in it are plain text.',
    maxLength: maxTextLength,
  })
  text?: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'Its `updatedAt` as the caller read it; left out if it was not changed yet. If it has changed since, nothing is written: CONFLICT.',
  })
  @IsOptional()
  @IsDate({ message: 'Please enter a date and a time.' })
  readAt?: Date;
}
