import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { RuleInput } from '../rule/rule.input.ts';
import * as service from './rule-effect.ts';
import { RuleEffect } from './rule-effect.type.ts';

@Resolver()
export class RuleEffectResolver {
  @Authorized(ownerOnly)
  @Query(() => RuleEffect, {
    description:
      'What `createRule`, `updateRule` or `replaceRule` would do to published listings. Nothing is stored; refused as they are.',
  })
  ruleEffect(
    @Ctx() context: Context,
    @Arg('input', () => RuleInput, { description: 'The record.' }) input: RuleInput,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of the record that is corrected or gets a new value; without it, a rule is added.',
    })
    id?: string,
    @Arg('isNewValue', () => Boolean, {
      defaultValue: false,
      description: 'Whether the record gets a new value as by `replaceRule`.',
    })
    isNewValue = false,
  ) {
    return service.ruleEffect(context, { id, input, isNewValue });
  }
}
