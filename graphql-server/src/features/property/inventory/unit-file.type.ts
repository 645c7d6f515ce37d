import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { CellError, ReadHeading } from '../../../items/import/import.type.ts';

@ObjectType({ description: 'What an import of units does, or would do.' })
export class UnitImport {
  @Field(() => [ReadHeading], { description: 'The headings of the file in order.' })
  headings!: ReadHeading[];

  @Field(() => [CellError], { description: 'The wrong cells, at most 100; with any, nothing is saved.' })
  errors!: CellError[];

  @Field(() => Int, { description: 'All wrong cells.' })
  errorCount!: number;

  @Field(() => Int, { description: 'New units.' })
  added!: number;

  @Field(() => Int, { description: 'Stored units that change.' })
  changed!: number;

  @Field(() => Int, { description: 'Stored units that are the same in the file.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Stored units that a complete file lacks, which are removed.' })
  removed!: number;

  @Field(() => Boolean, { description: 'Whether it was saved; false for a dry run, and with wrong cells.' })
  saved!: boolean;
}
