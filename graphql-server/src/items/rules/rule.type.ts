import 'reflect-metadata';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ForAccounts } from '../../base/for-accounts.ts';
import { StoredItem } from '../../base/types.ts';

export enum RuleConfidence {
  HIGH = 'HIGH',
  MEDIUM = 'MEDIUM',
  LOW = 'LOW',
}
registerEnumType(RuleConfidence, {
  name: 'RuleConfidence',
  description:
    'HIGH: an official text or several sources that agree. MEDIUM: the press or one good source. LOW: one weak source.',
});

export enum RuleAuthority {
  UP = 'UP',
  NOIDA = 'NOIDA',
  GREATER_NOIDA = 'GREATER_NOIDA',
  YEIDA = 'YEIDA',
  HARYANA_GURUGRAM = 'HARYANA_GURUGRAM',
  HARYANA_PANCHKULA = 'HARYANA_PANCHKULA',
  MAHARASHTRA = 'MAHARASHTRA',
}
registerEnumType(RuleAuthority, {
  name: 'RuleAuthority',
  description:
    'Where a rule applies: UP is Uttar Pradesh with its RERA; NOIDA, GREATER_NOIDA and YEIDA are land authorities within it; the others are RERA authorities of other states.',
});

export enum RuleSubject {
  HOME = 'HOME',
  COMMERCIAL = 'COMMERCIAL',
  COMMERCIAL_PLOT = 'COMMERCIAL_PLOT',
}
registerEnumType(RuleSubject, {
  name: 'RuleSubject',
  description:
    'What a rule is about: homes and plots for homes; shops and offices; plots for shops and offices.',
});

/** What a rule applies to. Null means all. */
export interface RuleScope {
  authority?: RuleAuthority | null;
  subject?: RuleSubject | null;
}

@ObjectType({
  description:
    'A rule of law or trade: a dated, sourced value that calculations read. Its value changes with a new record, from a given day.',
})
export class Rule extends StoredItem implements RuleScope {
  @Field(() => String, { description: 'Which rule it is, such as `duty.rate`.' })
  key!: string;

  @Field(() => String, {
    description:
      'The value as text: a decimal number in the unit of the rule, `yes` or `no`, the name of a reading, a day as YYYY-MM-DD, a pattern, or words.',
  })
  value!: string;

  @Field(() => RuleAuthority, { nullable: true, description: 'Where it applies; null for everywhere.' })
  authority!: RuleAuthority | null;

  @Field(() => RuleSubject, { nullable: true, description: 'What it is about; null for everything.' })
  subject!: RuleSubject | null;

  @Field(() => String, { description: 'Its first day, as YYYY-MM-DD.' })
  validFrom!: string;

  @Field(() => String, { nullable: true, description: 'Its last day; null while no end is known.' })
  validTo!: string | null;

  @Field(() => String, { description: 'Where the value comes from, in words.' })
  sourceTitle!: string;

  @Field(() => String, { nullable: true, description: 'The address of the source; null if it has none.' })
  sourceAddress!: string | null;

  @ForAccounts()
  @Field(() => String, {
    nullable: true,
    description:
      'The account that last checked it; null if it is unchanged since delivery, and for visitors.',
  })
  checkedBy!: string | null;

  @Field(() => String, { description: 'The day on which it was last checked, as YYYY-MM-DD.' })
  checkedOn!: string;

  @Field(() => RuleConfidence, { description: 'How reliable the value is.' })
  confidence!: RuleConfidence;

  @Field(() => String, { nullable: true, description: 'What is unclear about it; null for nothing.' })
  note!: string | null;
}
