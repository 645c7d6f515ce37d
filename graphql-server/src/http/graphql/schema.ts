import 'reflect-metadata';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema, specifiedDirectives } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import type { NonEmptyArray, ResolverData } from 'type-graphql';
import { allowsOneTimePassword } from '../../access/one-time-password.ts';
import { costDirectives, describeCosts } from '../../access/query-cost.ts';
import { requireRole } from '../../access/roles.ts';
import type { AdminRole } from '../../base/admin-role.ts';
import type { Context } from '../../base/context.ts';
import { ApplicationWorkResolver } from '../../features/application/application-work.resolver.ts';
import { JobApplicationResolver } from '../../features/application/job-application.resolver.ts';
import { JobOpeningResolver } from '../../features/application/job-opening.resolver.ts';
import { AccountResolver } from '../../features/auth/account.resolver.ts';
import { AuthResolver } from '../../features/auth/auth.resolver.ts';
import { PasskeyResolver } from '../../features/auth/factor/passkey.resolver.ts';
import { PasswordLinkResolver } from '../../features/auth/invitation/password-link.resolver.ts';
import { SecondFactorResolver } from '../../features/auth/factor/second-factor.resolver.ts';
import { SessionResolver } from '../../features/auth/session.resolver.ts';
import { BlogResolver } from '../../features/blog/blog.resolver.ts';
import { ContactEntryResolver } from '../../features/contact/contact-entry.resolver.ts';
import { ContactHandOverResolver } from '../../features/contact/contact-hand-over.resolver.ts';
import { ContactRequestResolver } from '../../features/contact/contact-request.resolver.ts';
import { ContactWorkResolver } from '../../features/contact/contact-work.resolver.ts';
import { SubscriberResolver } from '../../features/contact/subscriber.resolver.ts';
import { OrderResolver } from '../../features/contact/order/order.resolver.ts';
import { MediaItemResolver } from '../../features/media/media-item.resolver.ts';
import { BuilderResolver, TrackRecordResolver } from '../../features/builder/builder.resolver.ts';
import { ProgressPhotoResolver } from '../../features/progress/progress-photo.resolver.ts';
import {
  ProgressPropertyResolver,
  PropertyProgressResolver,
} from '../../features/progress/property-progress.resolver.ts';
import { PlaceResolver } from '../../features/place/place.resolver.ts';
import { ConfigurationsResolver } from '../../features/unit/configurations.resolver.ts';
import {
  BuilderProjectsResolver,
  PropertyBuilderResolver,
} from '../../features/property/builder/builder-projects.resolver.ts';
import { ListingImportResolver } from '../../features/listings/listing-import.resolver.ts';
import { UnitsResolver } from '../../features/unit/units.resolver.ts';
import { HomeLoanResolver } from '../../features/cost/home-loan.resolver.ts';
import { MoveInResolver } from '../../features/cost/move-in.resolver.ts';
import { CostSheetResolver } from '../../features/cost/cost-sheet.resolver.ts';
import { ListingChecksResolver } from '../../features/property/rera/check/listing-checks.resolver.ts';
import { TextClaimsResolver } from '../../features/property/rera/text-claims.resolver.ts';
import {
  DocumentedPropertyResolver,
  PropertyDocumentsResolver,
} from '../../features/document/property-documents.resolver.ts';
import { LandingResolver } from '../../features/search/landing/landing.resolver.ts';
import { PlaceFiguresResolver } from '../../features/search/place-figures.resolver.ts';
import { PropertyFactsResolver } from '../../features/property/facts/property-facts.resolver.ts';
import { PictureResolver } from '../../files/picture.resolver.ts';
import { PictureWordsResolver } from '../../files/picture-words.resolver.ts';
import { CompletenessResolver } from '../../features/property/completeness/completeness.resolver.ts';
import { PriceHistoryResolver } from '../../features/property/price/price-history.resolver.ts';
import { ProjectSearchResolver } from '../../features/search/project-search.resolver.ts';
import { ProjectPageResolver } from '../../features/search/project-page.resolver.ts';
import { CompletionResolver, PropertyResolver } from '../../features/property/property.resolver.ts';
import { SuggestionsResolver } from '../../features/search/suggesting/suggestions.resolver.ts';
import { UnderstandingResolver } from '../../features/search/understanding/understanding.resolver.ts';
import { ListingReportResolver } from '../../features/report/listing-report.resolver.ts';
import { RuleResolver } from '../../features/rule/rule.resolver.ts';
import { SharedShortlistResolver } from '../../features/shortlist/shared-shortlist.resolver.ts';
import { SiteSettingsResolver } from '../../features/company/site-settings.resolver.ts';
import { TeamMemberResolver } from '../../features/team/team-member.resolver.ts';
import { TestimonialResolver } from '../../features/testimonial/testimonial.resolver.ts';
import { ActivityResolver } from '../../office/activity/activity.resolver.ts';
import { AlertResolver } from '../../features/alert/alert.resolver.ts';
import { AlertMailResolver } from '../../features/alert/mail/alert-mail.resolver.ts';
import { MissedSearchResolver } from '../../features/alert/missed/missed-search.resolver.ts';
import { BackupsResolver } from '../../office/backups/backups.resolver.ts';
import {
  ContactPropertyResolver,
  EnquiredHomeResolver,
  OrderLineResolver,
} from '../../features/contact/contact-property.resolver.ts';
import { DashboardResolver } from '../../office/dashboard/dashboard.resolver.ts';
import { HealthResolver } from '../../office/health/health.resolver.ts';
import { InvitationResolver } from '../../features/auth/invitation/invitation.resolver.ts';
import { RuleEffectResolver } from '../../features/listings/rule-effect.resolver.ts';
import { ExpiriesResolver } from '../../features/listings/expiries.resolver.ts';
import { MailResolver } from '../../features/mail/mail.resolver.ts';
import { BreachResolver } from '../../office/privacy/breach.resolver.ts';
import {
  ApplicationChoicesResolver,
  ApplicationReceiptChoicesResolver,
  ChoicesResolver,
  ContactChoicesResolver,
  ContactReceiptChoicesResolver,
} from '../../office/privacy/choices.resolver.ts';
import { PictureLibraryResolver } from '../../office/pictures/picture-library.resolver.ts';
import { PersonalDataResolver } from '../../office/privacy/personal-data.resolver.ts';
import { PersonCountResolver } from '../../features/search/person-count.resolver.ts';
import { PropertyResponsibleResolver } from '../../features/property/property-responsible.resolver.ts';
import { MailSettingsResolver } from '../../features/mail/mail-settings.resolver.ts';
import { SharedHomePropertyResolver } from '../../features/shortlist/shared-home-property.resolver.ts';
import { SampleContentResolver } from '../../office/samples/sample-content.resolver.ts';
import { ItemsResolver } from '../../office/trash/trash.resolver.ts';
import { VersionsResolver } from '../../office/versions/versions.resolver.ts';

const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  ActivityResolver,
  ApplicationChoicesResolver,
  ApplicationReceiptChoicesResolver,
  ApplicationWorkResolver,
  AuthResolver,
  AlertResolver,
  AlertMailResolver,
  MissedSearchResolver,
  BackupsResolver,
  JobOpeningResolver,
  BlogResolver,
  BreachResolver,
  ChoicesResolver,
  CompletionResolver,
  ConfigurationsResolver,
  ContactChoicesResolver,
  ContactEntryResolver,
  ContactHandOverResolver,
  ContactPropertyResolver,
  ContactReceiptChoicesResolver,
  ContactRequestResolver,
  ContactWorkResolver,
  DashboardResolver,
  ExpiriesResolver,
  RuleEffectResolver,
  EnquiredHomeResolver,
  HealthResolver,
  InvitationResolver,
  ItemsResolver,
  JobApplicationResolver,
  CostSheetResolver,
  HomeLoanResolver,
  MoveInResolver,
  ListingChecksResolver,
  TextClaimsResolver,
  ListingReportResolver,
  LandingResolver,
  MailResolver,
  MailSettingsResolver,
  MediaItemResolver,
  OrderLineResolver,
  OrderResolver,
  PasskeyResolver,
  PasswordLinkResolver,
  PersonalDataResolver,
  PictureLibraryResolver,
  PictureResolver,
  PictureWordsResolver,
  CompletenessResolver,
  PriceHistoryResolver,
  PlaceFiguresResolver,
  PlaceResolver,
  ProjectPageResolver,
  PropertyFactsResolver,
  PropertyDocumentsResolver,
  DocumentedPropertyResolver,
  ProjectSearchResolver,
  PropertyResolver,
  PersonCountResolver,
  PropertyResponsibleResolver,
  RuleResolver,
  SampleContentResolver,
  SecondFactorResolver,
  SessionResolver,
  SharedHomePropertyResolver,
  SharedShortlistResolver,
  SiteSettingsResolver,
  SubscriberResolver,
  TeamMemberResolver,
  TestimonialResolver,
  BuilderResolver,
  TrackRecordResolver,
  BuilderProjectsResolver,
  PropertyBuilderResolver,
  ProgressPhotoResolver,
  ProgressPropertyResolver,
  PropertyProgressResolver,
  SuggestionsResolver,
  UnderstandingResolver,
  UnitsResolver,
  ListingImportResolver,
  VersionsResolver,
];

let built: GraphQLSchema | undefined;

/** The executable schema, which never changes. Services check the input, so that both doors refuse the same. */
export function createSchema(): GraphQLSchema {
  return (built ??= buildSchema());
}

let printed: string | undefined;

/** The schema as a text, in alphabetical order, with its costs as directives. */
export function schemaText(): string {
  return (printed ??= `${printSchemaWithDirectives(lexicographicSortSchema(createSchema()))}\n`);
}

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    directives: [...specifiedDirectives, ...costDirectives],
    validate: false,
    authChecker: ({ context, info }: ResolverData<Context>, roles: AdminRole[]) => {
      if (!(context.pendingAccount && allowsOneTimePassword(info))) requireRole(context, roles);
      return true;
    },
  });
  describeCosts(schema);
  return schema;
}
