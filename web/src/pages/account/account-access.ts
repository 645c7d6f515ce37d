import type { AdminRole } from '../../office/account.generated.ts';

const everyone: AdminRole[] = ['OWNER', 'EDITOR', 'SALES'];
const content: AdminRole[] = ['OWNER', 'EDITOR'];
const leads: AdminRole[] = ['OWNER', 'SALES'];
const owner: AdminRole[] = ['OWNER'];

/**
 * The roles with access to each part of the back office, by the first word of its address; the server applies
 * the same rule.
 */
const rolesOf = new Map<string, AdminRole[]>(
  Object.entries({
    '': everyone,
    properties: content,
    testimonials: content,
    team: content,
    media: content,
    blogs: content,
    contacts: leads,
    applications: leads,
    activity: owner,
    settings: everyone,
    trash: everyone,
  }),
);

/** Whether a role may open a tab; null if no tab has that address. */
export function mayOpen(role: AdminRole, path: string): boolean | null {
  const [first = ''] = path.split('/');
  return rolesOf.get(first)?.includes(role) ?? null;
}
