import 'reflect-metadata';
import { IsBoolean, IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum LeadScope {
  ALL = 'ALL',
  OWN = 'OWN',
}
registerEnumType(LeadScope, {
  name: 'LeadScope',
  description: 'Which leads accounts of sales see.',
  valuesConfig: {
    ALL: { description: 'All of them.' },
    OWN: { description: 'Their own, those for which they stand in, and those of nobody yet.' },
  },
});

const wrongRows = 'Please enter a whole number from 1 to 10,000.';
const notBoolean = 'This must be true or false.';

@ObjectType({ description: 'What accounts of sales see of leads. Owners see all.' })
export class LeadAccess {
  @Field(() => LeadScope, { description: 'Which leads they see.' })
  scope!: LeadScope;

  @Field(() => Boolean, {
    description:
      'Whether phone numbers and e-mail addresses of the leads of colleagues are hidden from them, until `showReach` shows those of one lead for an hour.',
  })
  hidesReach!: boolean;

  @Field(() => Boolean, {
    description: 'Whether they may download their own leads and the enquiries of these.',
  })
  exports!: boolean;

  @Field(() => Int, { description: 'How many rows each account may download on a day in India.' })
  exportRows!: number;
}

@InputType({ description: 'What accounts of sales see of leads; what is left out stays.' })
export class LeadAccessInput {
  @Field(() => LeadScope, { nullable: true, description: 'Which leads they see.' })
  @IsOptional()
  @IsEnum(LeadScope, { message: 'Please choose from the list.' })
  scope?: LeadScope;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether numbers and addresses of the leads of colleagues are hidden.',
  })
  @IsOptional()
  @IsBoolean({ message: notBoolean })
  hidesReach?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether they may download.' })
  @IsOptional()
  @IsBoolean({ message: notBoolean })
  exports?: boolean;

  @Field(() => Int, { nullable: true, description: 'The rows on a day, 1 to 10,000.' })
  @IsOptional()
  @IsInt({ message: wrongRows })
  @Min(1, { message: wrongRows })
  @Max(10_000, { message: wrongRows })
  exportRows?: number;
}
