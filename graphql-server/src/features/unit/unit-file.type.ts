import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { CellError, ImportPlan } from '../../kit/import/import.type.ts';

@ObjectType({ description: 'What an import of units does, or would do.' })
export class UnitImport extends ImportPlan {
  @Field(() => Int, { description: 'Stored units that a complete file lacks, which are removed.' })
  removed!: number;

  @Field(() => [CellError], {
    description:
      'Cells of new and changed units that can hardly be right, at most 100; they are saved all the same.',
  })
  questions!: CellError[];
}
