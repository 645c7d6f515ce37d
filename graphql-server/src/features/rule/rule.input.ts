import 'reflect-metadata';
import { IsEnum, IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { RuleAuthority, RuleConfidence, RuleSubject } from '../../items/rules/rule.type.ts';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayMessage = { message: 'Please enter a day such as 2026-11-22.' };

@InputType({ description: 'A rule from the form of the office.' })
export class RuleInput {
  @TextField({
    description: 'Which rule it is, such as `duty.rate`.',
    maxLength: 60,
    required: 'Please choose a rule.',
  })
  key!: string;

  @TextField({
    description:
      'Its value: a number in the unit of the rule, yes or no, the name of a reading, a day, a pattern, or words.',
    maxLength: 300,
    required: 'Please enter a value. A rule without one is left out, not entered as empty.',
  })
  value!: string;

  @Field(() => RuleAuthority, { nullable: true, description: 'Where it applies; everywhere by default.' })
  @IsOptional()
  @IsEnum(RuleAuthority, { message: 'Please choose from the list.' })
  authority?: RuleAuthority;

  @Field(() => RuleSubject, { nullable: true, description: 'What it is about; everything by default.' })
  @IsOptional()
  @IsEnum(RuleSubject, { message: 'Please choose from the list.' })
  subject?: RuleSubject;

  @TextField({
    description: 'Its first day, as YYYY-MM-DD.',
    maxLength: 10,
    required: 'Please enter the first day.',
  })
  @Matches(day, dayMessage)
  validFrom!: string;

  @TextField({ description: 'Its last day, as YYYY-MM-DD; none by default.', maxLength: 10 })
  @Matches(day, dayMessage)
  validTo?: string;

  @TextField({
    description: 'Where the value comes from, in words.',
    maxLength: 300,
    required: 'Please say where the value comes from.',
  })
  sourceTitle!: string;

  @TextField({ description: 'The address of the source.', maxLength: 300 })
  sourceAddress?: string;

  @Field(() => RuleConfidence, { description: 'How reliable the value is.' })
  @IsEnum(RuleConfidence, { message: 'Please choose from the list.' })
  confidence!: RuleConfidence;

  @TextField({ description: 'What is unclear about it.', maxLength: 500 })
  note?: string;
}

@InputType({ description: 'The filter of the list of rules in the office; all given conditions must hold.' })
export class RuleFilter {
  @Field(() => RuleAuthority, { nullable: true, description: 'Only rules of this authority.' })
  authority?: RuleAuthority;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only rules that are valid today, or only the others.',
  })
  isCurrent?: boolean;
}
