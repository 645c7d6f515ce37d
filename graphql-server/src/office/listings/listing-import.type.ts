import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { CellError, ReadHeading } from '../../items/import/import.type.ts';

@ObjectType({ description: 'A line that asked to be published and does not pass; it is kept as a draft.' })
export class KeptDraft {
  @Field(() => Int, { description: 'Its line in the file; the headings are line 1.' })
  line!: number;

  @Field(() => String, { description: 'The title of the listing.' })
  title!: string;

  @Field(() => [String], { description: 'The checks that do not pass, or the texts that it lacks.' })
  reasons!: string[];
}

@ObjectType({ description: 'What an import of listings does, or would do.' })
export class ListingImport {
  @Field(() => [ReadHeading], { description: 'The headings of the file in order.' })
  headings!: ReadHeading[];

  @Field(() => [CellError], { description: 'The wrong cells, at most 100; with any, nothing is saved.' })
  errors!: CellError[];

  @Field(() => Int, { description: 'All wrong cells.' })
  errorCount!: number;

  @Field(() => Int, { description: 'New listings.' })
  added!: number;

  @Field(() => Int, { description: 'Stored listings that change.' })
  changed!: number;

  @Field(() => Int, { description: 'Stored listings that are the same in the file.' })
  unchanged!: number;

  @Field(() => [KeptDraft], { description: 'The lines that do not pass and are kept as drafts.' })
  kept!: KeptDraft[];

  @Field(() => Boolean, { description: 'Whether it was saved; false for a dry run, and with wrong cells.' })
  saved!: boolean;
}
