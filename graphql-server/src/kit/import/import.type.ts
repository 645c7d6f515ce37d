import 'reflect-metadata';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@InputType({ description: 'What the heading of a foreign file means.' })
export class HeadingInput {
  @Field(() => String, { description: 'The heading as the file has it.' })
  @MaxLength(80, { message: 'This heading is too long.' })
  heading!: string;

  @Field(() => String, { nullable: true, description: 'One of our columns; null leaves the heading out.' })
  @IsOptional()
  @IsString({ message: 'This must be text.' })
  column?: string | null;
}

@ObjectType({ description: 'A heading of a file, and the column that it was read as.' })
export class ReadHeading {
  @Field(() => String, { description: 'The heading as the file has it.' })
  heading!: string;

  @Field(() => String, { nullable: true, description: 'Our column; null if it is left out.' })
  column!: string | null;
}

@ObjectType({ description: 'A cell of a file that cannot be imported.' })
export class CellError {
  @Field(() => Int, { description: 'Its line in the file, which begins with line 1.' })
  line!: number;

  @Field(() => String, { description: 'The heading of its column.' })
  heading!: string;

  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}

/** What an import does, or would do; each kind of file has counts of its own besides. */
@ObjectType()
export abstract class ImportPlan {
  @Field(() => [ReadHeading], { description: 'The headings of the file in order.' })
  headings!: ReadHeading[];

  @Field(() => [CellError], {
    description: 'The wrong cells, at most 100, of listings 2,000; if there are any, nothing is saved.',
  })
  errors!: CellError[];

  @Field(() => Int, { description: 'All wrong cells.' })
  errorCount!: number;

  @Field(() => Int, { description: 'New items.' })
  added!: number;

  @Field(() => Int, { description: 'Stored items that change.' })
  changed!: number;

  @Field(() => Int, { description: 'Stored items that are the same in the file.' })
  unchanged!: number;

  @Field(() => Boolean, { description: 'Whether it was saved; false for a dry run, and with wrong cells.' })
  saved!: boolean;
}

/** The wrong cells as a plan shows them. */
export function shownErrors(
  errors: readonly CellError[],
  most = 100,
): Pick<ImportPlan, 'errors' | 'errorCount'> {
  return { errors: errors.slice(0, most), errorCount: errors.length };
}
