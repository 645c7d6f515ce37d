import type { AdminRole } from '../../features/auth/auth.generated.ts';

const everyone: AdminRole[] = ['owner', 'editor', 'sales'];
const content: AdminRole[] = ['owner', 'editor'];
const leads: AdminRole[] = ['owner', 'sales'];
const owner: AdminRole[] = ['owner'];

/** Who sees which part of the back office, by the first word of its address; the server refuses by the same rule. */
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
