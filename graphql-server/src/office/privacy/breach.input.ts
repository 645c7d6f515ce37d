import 'reflect-metadata';
import { IsDate, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { breachFacts } from './breach.type.ts';

const wrongDate = 'Please enter a date and a time.';
const maxLength = 5_000;

@InputType({ description: 'A breach as the owner types it. Facts that are not known yet stay empty.' })
export class BreachInput {
  @TextField({ description: 'A name for it.', required: 'Please enter a name for it.', maxLength: 160 })
  title!: string;

  @Field(() => Date, { description: 'When the company became aware of it.' })
  @IsDate({ message: wrongDate })
  awareAt!: Date;

  @TextField({ description: breachFacts.facts, maxLength })
  facts?: string;

  @TextField({ description: breachFacts.extent, maxLength })
  extent?: string;

  @TextField({ description: breachFacts.consequences, maxLength })
  consequences?: string;

  @TextField({ description: breachFacts.advice, maxLength })
  advice?: string;

  @TextField({ description: breachFacts.causes, maxLength })
  causes?: string;

  @TextField({ description: breachFacts.measures, maxLength })
  measures?: string;

  @TextField({ description: breachFacts.prevention, maxLength })
  prevention?: string;

  @Field(() => Date, { nullable: true, description: 'When the people were told.' })
  @IsOptional()
  @IsDate({ message: wrongDate })
  peopleToldAt?: Date;

  @Field(() => Date, { nullable: true, description: 'When the Board was told.' })
  @IsOptional()
  @IsDate({ message: wrongDate })
  boardToldAt?: Date;

  @Field(() => Date, { nullable: true, description: 'When the Board got the full report.' })
  @IsOptional()
  @IsDate({ message: wrongDate })
  reportedAt?: Date;
}
