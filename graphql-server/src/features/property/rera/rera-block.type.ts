import 'reflect-metadata';
import { IsEnum, IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { ForAccounts } from '../../../base/for-accounts.ts';
import { FlagField, LinkField, TextField } from '../../../base/input.ts';
import { RuleAuthority } from '../../rule/rule.type.ts';

export enum ReraStatus {
  REGISTERED = 'REGISTERED',
  EXEMPT = 'EXEMPT',
  RESALE_BY_OWNER = 'RESALE_BY_OWNER',
  RENT = 'RENT',
}
registerEnumType(ReraStatus, {
  name: 'ReraStatus',
  description:
    'Why a listing may be advertised: its project is registered, needs no registration, its owner sells it, or it is to let.',
  valuesConfig: {
    REGISTERED: { description: 'Its project is registered.' },
    EXEMPT: { description: 'It needs no registration.' },
    RESALE_BY_OWNER: { description: 'Its owner sells it.' },
    RENT: { description: 'It is to let.' },
  },
});

export enum ReraExemption {
  SMALL_PROJECT = 'SMALL_PROJECT',
  COMPLETED_BEFORE_ACT = 'COMPLETED_BEFORE_ACT',
  RENOVATION = 'RENOVATION',
  OTHER = 'OTHER',
}
registerEnumType(ReraExemption, {
  name: 'ReraExemption',
  description: 'Why a project needs no registration (section 3(2) of the Act).',
  valuesConfig: {
    SMALL_PROJECT: { description: 'Its land or its number of homes is below the limit of the Act.' },
    COMPLETED_BEFORE_ACT: { description: 'It was completed before the Act.' },
    RENOVATION: { description: 'It is a renovation without a new sale.' },
    OTHER: { description: 'Another reason, in words.' },
  },
});

/** The authorities that register projects. */
export const reraAuthorities = [
  RuleAuthority.UP,
  RuleAuthority.HARYANA_GURUGRAM,
  RuleAuthority.HARYANA_PANCHKULA,
  RuleAuthority.MAHARASHTRA,
];

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const mostUnits = 100_000;
const wrongUnits = 'Please enter a whole number of units.';

/** A day of the calendar as text. */
function DayField(description: string): PropertyDecorator {
  return (target, key) => {
    TextField({ description: `${description} A day as YYYY-MM-DD.`, maxLength: 10 })(target, key);
    Matches(day, { message: 'Please enter a day such as 2027-03-31.' })(target, String(key));
  };
}

/** What the office types of the registration of a project. Its number is the `reraNumber` of the project. */
@ObjectType()
@InputType('ReraInput', {
  description:
    'The registration of a project with RERA, or why it needs none. Its number is `reraNumber` of the project.',
})
export class ReraTerms {
  @Field(() => ReraStatus, { nullable: true, description: 'Why it may be advertised; null if not known.' })
  @IsOptional()
  @IsEnum(ReraStatus, { message: 'Please choose from the list.' })
  status?: ReraStatus | null;

  @Field(() => ReraExemption, { nullable: true, description: 'For EXEMPT: why it needs no registration.' })
  @IsOptional()
  @IsEnum(ReraExemption, { message: 'Please choose from the list.' })
  exemption?: ReraExemption | null;

  @TextField({ description: 'For EXEMPT: the reason in words, with its proof.', maxLength: 500 })
  exemptionNote?: string | null;

  @TextField({
    description: 'For SMALL_PROJECT: the land of all phases in square metres. A decimal number as text.',
    maxLength: 12,
  })
  @Matches(/^\d{1,7}(?:\.\d{1,2})?$/, { message: 'Please enter square metres such as 480.' })
  projectLand?: string | null;

  @Field(() => Int, { nullable: true, description: 'For SMALL_PROJECT: the units of all phases.' })
  @IsOptional()
  @IsInt({ message: wrongUnits })
  @Min(1, { message: wrongUnits })
  @Max(mostUnits, { message: wrongUnits })
  projectUnits?: number | null;

  @TextField({ description: 'The number of its completion or occupancy certificate.', maxLength: 100 })
  certificateNumber?: string | null;

  @DayField('The day of its completion or occupancy certificate.')
  certificateDate?: string | null;

  @Field(() => RuleAuthority, { nullable: true, description: 'The RERA authority; null if not known.' })
  @IsOptional()
  @IsIn(reraAuthorities, { message: 'Please choose a RERA authority from the list.' })
  authority?: RuleAuthority | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @FlagField('Whether the certificate shows the number as it is typed. Null for visitors.')
  asPrinted?: boolean | null;

  @DayField('The first day of the registration.')
  validFrom?: string | null;

  @DayField('The last day of the registration, with all extensions that were granted.')
  validTo?: string | null;

  @DayField('The day on which an extension was applied for.')
  extensionAppliedOn?: string | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @TextField({ description: 'The receipt of that application. Null for visitors.', maxLength: 100 })
  extensionReceipt?: string | null;

  @DayField('The last day that the extension asks for.')
  extensionTo?: string | null;

  @LinkField('The link in the project’s QR code, as `readQrCode` reads it.')
  qrLink?: string | null;

  @TextField({ description: 'The number of the collection account.', maxLength: 34 })
  @Matches(/^[0-9A-Za-z -]{5,34}$/, { message: 'Please enter an account number such as 00110022003300.' })
  accountNumber?: string | null;

  @TextField({ description: 'The bank of the collection account.', maxLength: 120 })
  accountBank?: string | null;

  @TextField({ description: 'The IFSC of the collection account, in capitals.', maxLength: 11 })
  @Matches(/^[A-Z]{4}0[A-Z0-9]{6}$/, { message: 'Please enter an IFSC such as ABCD0123456.' })
  accountIfsc?: string | null;

  @DayField('The registered day of completion.')
  registeredCompletion?: string | null;

  @FlagField('Whether an earlier completion is the builder’s estimate, shown beside the registered day.')
  completionIsEstimate?: boolean | null;

  @DayField('The day of the builder’s last quarterly update on the portal.')
  lastQuarterlyUpdate?: string | null;

  @DayField('The day on which the office last looked it up on the authority’s portal.')
  checkedOn?: string | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @TextField({
    description:
      'What the promoter or owner authorised us in writing to do; null if nothing, and for visitors.',
    maxLength: 300,
  })
  authorityScope?: string | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @DayField('The first day of that authority. Null for visitors.')
  authorityFrom?: string | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @DayField('The last day of that authority. Null for visitors.')
  authorityTo?: string | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @DayField('The day on which the builder cleared the pictures and the brochure. Null for visitors.')
  picturesClearedOn?: string | null;
}

@ObjectType('Rera', {
  description:
    'The registration of a project with RERA, or why it needs none, as the office filled it in. Null means not known.',
})
export class Rera extends ReraTerms {
  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => String, {
    nullable: true,
    description: 'The account that looked it up on the portal on `checkedOn`. Null for visitors.',
  })
  checkedBy?: string | null;
}
