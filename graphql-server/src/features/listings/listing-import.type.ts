import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ImportPlan } from '../../kit/import/import.type.ts';

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
export class ListingImport extends ImportPlan {
  @Field(() => [KeptDraft], { description: 'The lines that do not pass and are kept as drafts.' })
  kept!: KeptDraft[];

  @Field(() => ID, {
    nullable: true,
    description: 'What `undoPropertyBatch` takes back for 24 hours; null if nothing was saved.',
  })
  importId!: ObjectId | null;
}
