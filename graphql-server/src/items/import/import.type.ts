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

@ObjectType({ description: 'A cell of a file that cannot be taken over.' })
export class CellError {
  @Field(() => Int, { description: 'Its line in the file; the headings are line 1.' })
  line!: number;

  @Field(() => String, { description: 'The heading of its column.' })
  heading!: string;

  @Field(() => String, { description: 'The sentence.' })
  message!: string;
}
