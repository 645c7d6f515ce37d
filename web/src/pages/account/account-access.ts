import type { AdminRole } from '../../office/account.generated.ts';

const everyone: AdminRole[] = ['OWNER', 'EDITOR', 'SALES'];
const content: AdminRole[] = ['OWNER', 'EDITOR'];
const leads: AdminRole[] = ['OWNER', 'SALES'];
const owner: AdminRole[] = ['OWNER'];

/** The roles for each part of the back office, by the first word of its address; the server has the same rule. */
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

/** Whether an account of that role may open a tab; null for an address that is no tab’s. */
export function mayOpen(role: AdminRole, path: string): boolean | null {
  const [first = ''] = path.split('/');
  return rolesOf.get(first)?.includes(role) ?? null;
}
