import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { homeRoles, ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput, pageOf } from '../../base/types.ts';
import { Rule } from './rule.type.ts';
import { ReadAtArg } from '../../kit/change/unchanged-since.ts';
import { RuleFilter, RuleInput } from './rule.input.ts';
import * as service from './rule.service.ts';

@ObjectType({ description: 'One page of the list of rules in the office.' })
export class RulePage extends pageOf(Rule) {}

@Resolver(() => Rule)
export class RuleResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether it was not checked for so long that visitors and the office are told.',
  })
  isOld(@Ctx() context: Context, @Root() rule: Rule) {
    return service.isOldRule(context, rule);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether an account has compared it with its source; until then it is as reported on `sourceDate`, or on `readOn`.',
  })
  isChecked(@Root() { checkedBy }: Rule) {
    return checkedBy !== null;
  }

  @Authorized(homeRoles)
  @ListOf({ length: 20 })
  @Query(() => [Rule], {
    description:
      'All values of a rule for the same authority and subject, the newest first: those that ended, and those to come.',
  })
  ruleHistory(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of one of them.' }) id: string,
  ) {
    return service.ruleHistory(context, id);
  }

  @Authorized(homeRoles)
  @Query(() => RulePage, { description: 'The list of rules in the office, 20 a page by default.' })
  adminRules(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => RuleFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: RuleFilter,
  ) {
    return service.adminRules(context, { ...list, filter });
  }

  @Authorized(homeRoles)
  @Query(() => Rule, { description: 'One rule for its form.' })
  editedRule(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.editedRule(context, id);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Rule, {
    description:
      'Adds a rule; refused for days on which another record of the same rule is valid. It counts as checked once an account has compared it with its source.',
  })
  createRule(
    @Ctx() context: Context,
    @Arg('input', () => RuleInput, { description: 'The rule.' }) input: RuleInput,
  ) {
    return service.createRule(context, input);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Rule, {
    description: 'Corrects a rule. For a value that changes on a day, use `replaceRule`.',
  })
  updateRule(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => RuleInput, { description: 'The rule.' }) input: RuleInput,
    @ReadAtArg() readAt?: Date,
  ) {
    return service.updateRule(context, id, input, readAt);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Rule, {
    description:
      'Gives a rule a new value from a given day: the current record ends the day before. Answers the new record.',
  })
  replaceRule(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the current record.' }) id: string,
    @Arg('input', () => RuleInput, { description: 'The new record; its key is that of the current one.' })
    input: RuleInput,
  ) {
    return service.replaceRule(context, id, input);
  }

  @Authorized(ownerOnly)
  @Mutation(() => Rule, {
    description: 'States that a rule was compared with its source today and is still valid.',
  })
  confirmRule(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.confirmRule(context, id);
  }
}
