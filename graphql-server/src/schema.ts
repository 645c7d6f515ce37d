import 'reflect-metadata';
import { buildSchemaSync } from 'type-graphql';
import type { NonEmptyArray, ResolverData } from 'type-graphql';
import type { Context } from './context.ts';
import { ActivityResolver } from './features/activity/activity.resolver.ts';
import { ApplicationWorkResolver } from './features/application/application-work.resolver.ts';
import { JobApplicationResolver } from './features/application/job-application.resolver.ts';
import { AccountResolver } from './features/auth/account.resolver.ts';
import { AuthResolver } from './features/auth/auth.resolver.ts';
import { SecondFactorResolver } from './features/auth/second-factor.resolver.ts';
import { SessionResolver } from './features/auth/session.resolver.ts';
import { BlogResolver } from './features/blog/blog.resolver.ts';
import { ContactRequestResolver } from './features/contact/contact-request.resolver.ts';
import { ItemsResolver } from './features/items/items.resolver.ts';
import { ContactWorkResolver } from './features/contact/contact-work.resolver.ts';
import { DashboardResolver } from './features/dashboard/dashboard.resolver.ts';
import { MailResolver } from './features/mail/mail.resolver.ts';
import { MediaItemResolver } from './features/media/media-item.resolver.ts';
import { PictureResolver } from './features/property/picture.resolver.ts';
import { PropertyResolver } from './features/property/property.resolver.ts';
import { SiteSettingsResolver } from './features/settings/site-settings.resolver.ts';
import { TeamMemberResolver } from './features/team/team-member.resolver.ts';
import { TestimonialResolver } from './features/testimonial/testimonial.resolver.ts';
import { isOpenToNewcomers } from './newcomers.ts';
import { requireRole } from './roles.ts';
import type { AdminRole } from './roles.ts';

const resolvers: NonEmptyArray<new () => object> = [
  AccountResolver,
  ActivityResolver,
  ApplicationWorkResolver,
  AuthResolver,
  BlogResolver,
  ContactRequestResolver,
  ContactWorkResolver,
  DashboardResolver,
  ItemsResolver,
  JobApplicationResolver,
  MailResolver,
  MediaItemResolver,
  PictureResolver,
  PropertyResolver,
  SecondFactorResolver,
  SessionResolver,
  SiteSettingsResolver,
  TeamMemberResolver,
  TestimonialResolver,
];

/** The executable schema. Input is checked by the services, so that both doors refuse alike. */
export function createSchema() {
  return buildSchemaSync({
    resolvers,
    validate: false,
    authChecker: ({ context, info }: ResolverData<Context>, roles: AdminRole[]) => {
      if (!(context.newcomer && isOpenToNewcomers(info))) requireRole(context, roles);
      return true;
    },
  });
}
