import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { ImportPlan } from '../../../items/import/import.type.ts';

@ObjectType({ description: 'What an import of units does, or would do.' })
export class UnitImport extends ImportPlan {
  @Field(() => Int, { description: 'Stored units that a complete file lacks, which are removed.' })
  removed!: number;
}
