import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import { AppError } from './errors.ts';

export enum AdminRole {
  owner = 'owner',
  editor = 'editor',
  sales = 'sales',
}
registerEnumType(AdminRole, {
  name: 'AdminRole',
  description: 'What an account may do.',
  valuesConfig: {
    owner: { description: 'Everything, also settings, accounts and the activity log.' },
    editor: { description: 'What is on the site: properties, stories, team members, testimonials, media.' },
    sales: { description: 'Who wrote: contact requests and job applications.' },
  },
});

/** Who works on what the site shows. */
export const contentRoles = [AdminRole.owner, AdminRole.editor];
/** Who answers contact requests and applications. */
export const leadRoles = [AdminRole.owner, AdminRole.sales];
/** Who runs the company: settings, accounts, activity. */
export const ownerOnly = [AdminRole.owner];

/**
 * The one rule of access, for both doors: UNAUTHENTICATED for a visitor, FORBIDDEN for an account whose role is not
 * among `roles`. No roles let every account in.
 */
export function requireRole(admin: { role: AdminRole } | null, roles: readonly AdminRole[]): void {
  if (!admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  if (roles.length > 0 && !roles.includes(admin.role)) {
    throw new AppError('FORBIDDEN', 'Your account may not do this. Please ask the owner.');
  }
}
