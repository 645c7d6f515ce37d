import 'reflect-metadata';
import { IsEnum, IsOptional } from 'class-validator';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

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

@ObjectType({ description: 'What accounts of sales see of leads. Owners see all.' })
export class LeadAccess {
  @Field(() => LeadScope, { description: 'Which leads they see.' })
  scope!: LeadScope;
}

@InputType({ description: 'What accounts of sales see of leads; what is left out stays.' })
export class LeadAccessInput {
  @Field(() => LeadScope, { nullable: true, description: 'Which leads they see.' })
  @IsOptional()
  @IsEnum(LeadScope, { message: 'Please choose from the list.' })
  scope?: LeadScope;
}
