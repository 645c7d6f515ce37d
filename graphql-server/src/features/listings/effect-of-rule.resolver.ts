import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { RuleInput } from '../rule/rule.input.ts';
import { SiteSettings } from '../company/site-settings.type.ts';
import { goLive } from './go-live.ts';
import * as service from './effect-of-rule.ts';
import { RuleEffect } from './effect-of-rule.type.ts';

@Resolver()
export class EffectOfRuleResolver {
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

  @Authorized(ownerOnly)
  @Query(() => RuleEffect, {
    description: 'Which listings `goLive` would hide from visitors today. Nothing is stored.',
  })
  goLiveEffect(@Ctx() context: Context) {
    return service.goLiveEffect(context);
  }

  @Authorized(ownerOnly)
  @Query(() => RuleEffect, {
    description:
      'Which listings `updateSettings` would hide within 60 days by another registration of the company. Nothing is stored.',
  })
  registrationEffect(
    @Ctx() context: Context,
    @Arg('number', () => String, { description: 'The registration number.' }) number: string,
    @Arg('validTo', () => String, { nullable: true, description: 'Its last day, as YYYY-MM-DD.' })
    validTo: string | null,
  ) {
    return service.registrationEffect(context, { number, validTo });
  }

  @Authorized(ownerOnly)
  @Mutation(() => SiteSettings, {
    description:
      'Goes live: from now on visitors see only listings that pass their checks. It needs the company’s own registration, and is not undone. `goLiveEffect` says beforehand what it hides.',
  })
  goLive(@Ctx() context: Context) {
    return goLive(context);
  }
}
