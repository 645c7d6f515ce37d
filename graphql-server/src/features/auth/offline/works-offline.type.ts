import 'reflect-metadata';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Admin } from '../admin.type.ts';

@InputType({ description: 'Whether an account works without the network.' })
export class WorksOfflineInput {
  @Field(() => Boolean, { description: 'True to keep its leads on its phones, false to stop.' })
  on!: boolean;
}

@ObjectType({ description: 'The caller’s account after a change of its own settings.' })
export class ChangedOwnAccount {
  @Field(() => Admin, { description: 'The account.' })
  account!: Admin;
}
