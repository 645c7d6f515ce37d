import 'reflect-metadata';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GateReason } from '../gate.type.ts';
import { Rule } from '../../../rule/rule.type.ts';

export enum CheckLevel {
  OK = 'OK',
  WARNING = 'WARNING',
  BLOCKING = 'BLOCKING',
  NOT_APPLICABLE = 'NOT_APPLICABLE',
}
registerEnumType(CheckLevel, {
  name: 'CheckLevel',
  description:
    'OK passes; NOT_APPLICABLE does not concern this listing; WARNING needs a reason before visitors see it; BLOCKING must be fixed.',
  valuesConfig: {
    OK: { description: 'It passes.' },
    WARNING: { description: 'It needs a reason before visitors see the listing.' },
    BLOCKING: { description: 'It must be fixed before visitors see the listing.' },
    NOT_APPLICABLE: { description: 'It does not concern this listing.' },
  },
});

@ObjectType({ description: 'One check of what an advertisement of a property must show.' })
export class ListingCheck {
  @Field(() => Int, { description: 'Its number, 1 to 17.' })
  number!: number;

  @Field(() => String, { description: 'What is checked.' })
  title!: string;

  @Field(() => CheckLevel, { description: 'Whether it passes.' })
  level!: CheckLevel;

  @Field(() => Boolean, {
    description:
      'Whether it keeps the listing from visitors in the present mode of the site, unless it gets a reason for a warning.',
  })
  bars!: boolean;

  @Field(() => String, { description: 'What was found, or what is missing, in a sentence.' })
  text!: string;

  @Field(() => String, { description: 'Why it is checked: the section of the Act or the order.' })
  why!: string;

  @Field(() => [Rule], { description: 'The rules that the check read, with their sources.' })
  rules!: Rule[];

  @Field(() => GateReason, {
    nullable: true,
    description: 'For WARNING: the reason that was given and is still valid; null if there is none.',
  })
  reason?: GateReason | null;

  /** What was found, in the same words as long as it is the same: a reason is given for it. */
  about!: string;

  @Field(() => String, {
    description:
      'The field of the form that it leads to, such as `rera.validTo`; `company` for the settings of the company.',
  })
  field!: string;
}
