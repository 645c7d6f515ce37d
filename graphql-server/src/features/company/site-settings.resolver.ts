import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Kept, Public } from '../../access/public-operation.ts';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { SiteMode, siteModeOf } from './agent-registration.ts';
import { updateCompanyFacts } from './company-facts.service.ts';
import { CompanyFacts } from './company-facts.type.ts';
import { PrivacySettingsInput } from './privacy-settings.input.ts';
import { updatePrivacySettings } from './privacy-settings.service.ts';
import { PrivacySettings } from './privacy-settings.type.ts';
import { SiteSettingsInput } from './site-settings.input.ts';
import * as service from './site-settings.service.ts';
import { SiteSettings } from './site-settings.type.ts';

@Resolver(() => SiteSettings)
export class SiteSettingsResolver {
  @FieldResolver(() => String, {
    description: 'The address of the site without a slash at its end, from the environment.',
  })
  siteUrl(@Ctx() { config }: Context) {
    return config.siteUrl;
  }

  @FieldResolver(() => SiteMode, { description: 'What the checks of listings do.' })
  mode(@Root() company: SiteSettings) {
    return siteModeOf(company);
  }

  @Public()
  @Kept()
  @Query(() => SiteSettings, { description: 'The company details that every page shows.' })
  settings(@Ctx() context: Context) {
    return service.settings(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => SiteSettings, { description: 'Replaces the company details.' })
  updateSettings(
    @Ctx() context: Context,
    @Arg('input', () => SiteSettingsInput, { description: 'The new company details.' })
    input: SiteSettingsInput,
    @Arg('readAt', () => Date, {
      nullable: true,
      description:
        'The `updatedAt` from an earlier read; CONFLICT if the details have changed since. Without it, the last save wins.',
    })
    readAt?: Date | null,
  ) {
    return service.updateSettings(context, input, readAt);
  }

  @Authorized(ownerOnly)
  @Mutation(() => SiteSettings, { description: 'Replaces what the site says of the company.' })
  updateCompanyFacts(
    @Ctx() context: Context,
    @Arg('facts', () => CompanyFacts, { description: 'All of them.' }) facts: CompanyFacts,
    @Arg('confirmed', () => Boolean, {
      nullable: true,
      description: 'That the figures are true and can be shown to be; figures need it.',
    })
    confirmed?: boolean,
  ) {
    return updateCompanyFacts(context, facts, confirmed ?? false);
  }

  @Authorized(ownerOnly)
  @Mutation(() => SiteSettings, {
    description: 'Lets the cart take coupons, or no longer; the coupons stay stored.',
  })
  offerCoupons(
    @Ctx() context: Context,
    @Arg('on', () => Boolean, { description: 'Whether the cart takes coupons.' }) on: boolean,
  ) {
    return service.offerCoupons(context, on);
  }

  @Authorized(ownerOnly)
  @Mutation(() => SiteSettings, {
    description:
      'Lets visitors order printed brochures, or takes the cart off the site; earlier orders stay.',
  })
  offerBrochures(
    @Ctx() context: Context,
    @Arg('on', () => Boolean, { description: 'Whether visitors can order brochures.' }) on: boolean,
  ) {
    return service.offerBrochures(context, on);
  }

  @Authorized(ownerOnly)
  @Mutation(() => SiteSettings, {
    description: 'Gives the site the colour of the company; BAD_USER_INPUT for no colour.',
  })
  chooseColour(
    @Ctx() context: Context,
    @Arg('colour', () => String, {
      description: 'Such as #0e4a3b; an empty text brings the delivered colours back.',
    })
    colour: string,
  ) {
    return service.chooseColour(context, colour);
  }

  @Authorized(ownerOnly)
  @Mutation(() => PrivacySettings, {
    description: 'Changes how long personal data are kept, and how soon questions about them are answered.',
  })
  updatePrivacySettings(
    @Ctx() context: Context,
    @Arg('input', () => PrivacySettingsInput, { description: 'All of them.' }) input: PrivacySettingsInput,
  ) {
    return updatePrivacySettings(context, input);
  }
}
