import 'reflect-metadata';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { ForAccounts } from '../../../base/for-accounts.ts';
import { TextField } from '../../../base/input.ts';
import { PublishedItem } from '../../../kit/publication.ts';

/** The checks are counted from 1. */
export const numberOfChecks = 17;
const wrongNumber = 'Please name a check by its number, 1 to 17.';

@InputType({ description: 'Why a listing may be published although a check warns.' })
export class GateReasonInput {
  @Field(() => Int, { description: 'The number of the check, 1 to 17.' })
  @IsInt({ message: wrongNumber })
  @Min(1, { message: wrongNumber })
  @Max(numberOfChecks, { message: wrongNumber })
  check!: number;

  @TextField({
    description: 'The reason in words.',
    required: 'Please enter the reason in words.',
    maxLength: 300,
  })
  reason!: string;
}

@InputType()
export abstract class GatedInput {
  @Field(() => [GateReasonInput], {
    nullable: true,
    description: 'Reasons for warnings of `listingChecks`. Earlier reasons that are still valid stay.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(numberOfChecks, { message: 'Please give at most one reason for each check.' })
  @ValidateNested({ each: true })
  gateReasons?: GateReasonInput[];
}

@InputType()
export abstract class GatedFilter {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only published properties that pass their checks, or only those in a grace period or taken from the site that do not.',
  })
  passes?: boolean;
}

@ObjectType({
  description: 'A reason that was given for a warning. It is valid as long as the check finds the same.',
})
export class GateReason {
  @Field(() => Int, { description: 'The number of the check.' })
  check!: number;

  @Field(() => String, { description: 'The reason in words.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: 'The account that gave it.' })
  by!: string | null;

  @Field(() => Date, { description: 'When it was given.' })
  at!: Date;

  /** What the check found at that time. */
  about!: string;
}

@ObjectType({ description: 'What the checks found when a listing was last saved or checked.' })
export class ListingGate {
  @Field(() => Date, { description: 'When it was checked.' })
  checkedAt!: Date;

  @Field(() => Boolean, { description: 'Whether no check blocks it.' })
  passes!: boolean;

  @Field(() => [Int], { description: 'The numbers of the checks that block it.' })
  failing!: number[];

  @Field(() => [Int], { description: 'The numbers of the checks that warn and have no reason.' })
  warnings!: number[];

  @Field(() => String, {
    nullable: true,
    description:
      'The last day on which it stays visible although it does not pass, as YYYY-MM-DD; null without such a grace period.',
  })
  graceUntil!: string | null;

  /** When the nightly check took it off, and since when it had been published, so that it can come back. */
  takenOff?: { at: Date; publishAt: Date } | null;
}

/** An item that visitors see no longer than its checks allow. */
@ObjectType()
export abstract class CheckedItem extends PublishedItem {
  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => ListingGate, {
    nullable: true,
    description: 'What the checks found; null for drafts, samples and visitors.',
  })
  gate?: ListingGate | null;

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @Field(() => [GateReason], {
    nullable: true,
    description: 'The reasons that were given for warnings; null for visitors.',
  })
  gateReasons?: GateReason[];

  /** The moment from which visitors see it no more: the earliest at which something lapses. */
  shownUntil!: Date;

  /** Whether visitors see it although it does not pass its checks: it is marked as a trial listing. */
  isTrial?: boolean;

  /** The registration number under which it was last published; missing before that. */
  shownNumber?: string | null;
}
