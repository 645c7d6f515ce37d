import 'reflect-metadata';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { companyFields } from 'domain/company/company-fields.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { storedTexts } from '../../base/text/text-rows.ts';
import { CompanyFacts } from './company-facts.type.ts';
import { PrivacySettings } from './privacy-settings.type.ts';

@ObjectType({ description: 'The company details that every page shows.' })
export class SiteSettings extends storedTexts(companyFields, { missing: '' }) {
  @Field(() => String, {
    nullable: true,
    description: 'The last day of its registration as an agent, as YYYY-MM-DD; null if not entered.',
  })
  registrationValidTo!: string | null;

  @ForAccounts()
  @Field(() => Date, {
    nullable: true,
    description: 'When an owner went live; null before that, and for visitors.',
  })
  liveSince!: Date | null;

  @Field(() => String, {
    description: 'What stands before the digits of the reference of a new enquiry, such as AHG.',
  })
  referencePrefix!: string;

  @Field(() => [String], { description: 'Phone numbers; the first is the main one.' })
  phones!: string[];

  @Field(() => Float, { description: 'The office’s latitude in degrees.' })
  latitude!: number;

  @Field(() => Float, { description: 'The office’s longitude in degrees.' })
  longitude!: number;

  @Field(() => Int, {
    description: 'The share of a price, in percent, that the EMI calculator starts with.',
  })
  loanSharePercent!: number;

  @Field(() => Int, {
    description: 'A property is near the metro up to this straight distance from an open station, in metres.',
  })
  nearMetroMetres!: number;

  @Field(() => CompanyFacts, { description: 'What the site says of the company beyond its address.' })
  facts!: CompanyFacts;

  @Field(() => Boolean, {
    description:
      'Whether the facts are samples: pages say so beside figures, and they go with the sample content.',
  })
  factsAreSamples!: boolean;

  @ForAccounts()
  @Field(() => Date, {
    nullable: true,
    description:
      'When an owner confirmed the figures; null for none, for figures from before this was asked, and for visitors.',
  })
  factsConfirmedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether the cart takes coupons. Until an owner says so, a site with sample content does, and others do not.',
  })
  takesCoupons!: boolean;

  @Field(() => Boolean, {
    description: 'Whether visitors can order printed brochures; without them there is no cart.',
  })
  sendsBrochures!: boolean;

  @Field(() => String, {
    description: 'The colour of the company, such as #0e4a3b; empty for the delivered colours.',
  })
  colour!: string;

  /** How leads are given to those on duty; missing until an owner saves it. */
  duty?: { clockMinutes?: number; patienceHours?: number; holidays?: string[]; namesInNotices?: boolean };
  /** What accounts of sales see of leads; missing until an owner saves it. */
  leadAccess?: { scope?: string; hidesReach?: boolean; exports?: boolean; exportRows?: number };

  @Field(() => PrivacySettings, { description: 'How long personal data are kept.' })
  privacy!: PrivacySettings;

  @Field(() => Date, { description: 'The end of the countdown on the “coming soon” page.' })
  comingSoonDate!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the details last changed; null for the defaults.',
  })
  updatedAt!: Date | null;

  @ForAccounts()
  @Field(() => String, {
    nullable: true,
    description: 'The account that last changed the details; null for the defaults, and for visitors.',
  })
  updatedBy?: string | null;
}
