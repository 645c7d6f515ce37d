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
  valuesConfig: {
    HIGH: { description: 'An official text, or several sources that agree.' },
    MEDIUM: { description: 'The press, or one good source.' },
    LOW: { description: 'One weak source.' },
  },
});

export enum RuleAuthority {
  UP = 'UP',
  GHAZIABAD = 'GHAZIABAD',
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
    'Where a rule applies: UP is Uttar Pradesh with its RERA; NOIDA, GREATER_NOIDA, YEIDA and GHAZIABAD are parts of it with rules of their own; the others are RERA authorities of other states.',
  valuesConfig: {
    UP: { description: 'Uttar Pradesh with its RERA authority.' },
    GHAZIABAD: { description: 'Ghaziabad.' },
    NOIDA: { description: 'Noida.' },
    GREATER_NOIDA: { description: 'Greater Noida.' },
    YEIDA: { description: 'The land of the Yamuna Expressway authority.' },
    HARYANA_GURUGRAM: { description: 'The RERA authority of Haryana in Gurugram.' },
    HARYANA_PANCHKULA: { description: 'The RERA authority of Haryana in Panchkula.' },
    MAHARASHTRA: { description: 'The RERA authority of Maharashtra.' },
  },
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
  valuesConfig: {
    HOME: { description: 'Homes, and plots for homes.' },
    COMMERCIAL: { description: 'Shops and offices.' },
    COMMERCIAL_PLOT: { description: 'Plots for shops and offices.' },
  },
});

export enum AllotmentPeriod {
  UNTIL_1990 = 'UNTIL_1990',
  UNTIL_2000 = 'UNTIL_2000',
  UNTIL_2011 = 'UNTIL_2011',
  AFTER_2011 = 'AFTER_2011',
}
registerEnumType(AllotmentPeriod, {
  name: 'AllotmentPeriod',
  description:
    'When the authority allotted the land or the home: up to 1990, from 1991 to 2000, from 2001 to 2011, or later.',
  valuesConfig: {
    UNTIL_1990: { description: 'Up to 1990.' },
    UNTIL_2000: { description: 'From 1991 to 2000.' },
    UNTIL_2011: { description: 'From 2001 to 2011.' },
    AFTER_2011: { description: 'Later than 2011.' },
  },
});

/** What a rule applies to. Null means all. */
export interface RuleScope {
  authority?: RuleAuthority | null;
  subject?: RuleSubject | null;
  allotment?: AllotmentPeriod | null;
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

  @Field(() => [String], {
    description:
      'Other values that sources give; a calculation shows what each of them leads to. Empty for none.',
  })
  otherValues!: string[];

  @Field(() => RuleAuthority, { nullable: true, description: 'Where it applies; null for everywhere.' })
  authority!: RuleAuthority | null;

  @Field(() => RuleSubject, { nullable: true, description: 'What it is about; null for everything.' })
  subject!: RuleSubject | null;

  @Field(() => AllotmentPeriod, {
    nullable: true,
    description: 'For allotments of which period; null for all that no other record names.',
  })
  allotment!: AllotmentPeriod | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its first day, as YYYY-MM-DD; null if no source names it.',
  })
  validFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Its last day; null while no end is known.' })
  validTo!: string | null;

  @Field(() => String, { description: 'Where the value comes from, in words.' })
  sourceTitle!: string;

  @Field(() => String, { nullable: true, description: 'The address of the source; null if it has none.' })
  sourceAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day of the text of the source, as YYYY-MM-DD; null if it names none.',
  })
  sourceDate!: string | null;

  @Field(() => String, { description: 'The day on which the source was read, as YYYY-MM-DD.' })
  readOn!: string;

  @ForAccounts()
  @Field(() => String, {
    nullable: true,
    description: 'The account that last compared it with its source; null if none has, and for visitors.',
  })
  checkedBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day on which an account last compared it with its source; null if none has.',
  })
  checkedOn!: string | null;

  @Field(() => RuleConfidence, { description: 'How reliable the value is.' })
  confidence!: RuleConfidence;

  @Field(() => String, { nullable: true, description: 'What is unclear about it; null for nothing.' })
  note!: string | null;
}
