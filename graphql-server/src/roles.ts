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

interface Caller {
  admin: { role: AdminRole } | null;
  newcomer?: object | null;
}

/**
 * The one rule of access, for both doors: UNAUTHENTICATED for a visitor, PASSWORD_CHANGE_REQUIRED for an account with
 * a one-time password, FORBIDDEN for an account whose role is not among `roles`. No roles let every account in.
 */
export function requireRole({ admin, newcomer }: Caller, roles: readonly AdminRole[]): void {
  if (newcomer) throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Please choose a password of your own first.');
  if (!admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  if (roles.length > 0 && !roles.includes(admin.role)) {
    throw new AppError('FORBIDDEN', 'Your account may not do this. Please ask the owner.');
  }
}
