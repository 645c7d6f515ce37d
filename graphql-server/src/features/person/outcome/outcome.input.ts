import 'reflect-metadata';
import { IsEnum, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../../base/input.ts';
import { EventKeyField } from '../../lead/event-key.ts';
import { CallOutcome } from '../../lead/lead.type.ts';
import { NextStepInput } from '../person.input.ts';
import { PersonReason } from '../person.type.ts';

/** What came of a call. */
@InputType({ description: 'What came of a call with a person.' })
export class OutcomeInput {
  @Field(() => CallOutcome, { description: 'What came of it.' })
  @IsEnum(CallOutcome, { message: 'Please choose what came of the call.' })
  outcome!: CallOutcome;

  @EventKeyField()
  key!: string;

  @Field(() => NextStepInput, {
    nullable: true,
    description: 'The next step; without it, the proposed one. It has no meaning where the lead ends.',
  })
  @IsOptional()
  step?: NextStepInput;

  @Field(() => PersonReason, {
    nullable: true,
    description:
      'Why the person is lost: required for NOT_INTERESTED. With NO_ANSWER, the reason NO_ANSWER closes the lead.',
  })
  @IsOptional()
  @IsEnum(PersonReason, { message: 'Please choose why they are lost.' })
  reason?: PersonReason;

  @TextField({ description: 'The reason OTHER in words.', maxLength: 200 })
  words?: string;

  @TextField({ description: 'A note about the call.', maxLength: 2_000 })
  note?: string;

  @TextField({
    description: 'The number that is wrong, in E.164; without it, the first one of the person.',
    maxLength: 20,
  })
  number?: string;
}
