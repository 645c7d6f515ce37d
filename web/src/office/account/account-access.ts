import type { AdminRole } from 'domain/schema.generated.ts';

const everyone: AdminRole[] = ['OWNER', 'EDITOR', 'SALES'];
const content: AdminRole[] = ['OWNER', 'EDITOR'];
const leads: AdminRole[] = ['OWNER', 'SALES'];
const owner: AdminRole[] = ['OWNER'];

/** The roles for each part of the back office, by the beginning of its address; the server has the same rule. */
const rolesOf = new Map<string, AdminRole[]>(
  Object.entries({
    '': everyone,
    properties: everyone,
    'properties/': content,
    progress: content,
    builders: content,
    places: content,
    rules: everyone,
    testimonials: content,
    team: content,
    media: content,
    blogs: content,
    subscribers: content,
    reports: content,
    expiries: content,
    contacts: leads,
    applications: leads,
    activity: owner,
    searches: everyone,
    settings: everyone,
    'settings/account': everyone,
    'settings/': owner,
    trash: everyone,
  }),
);

/** Whether a role may open a tab; null if no tab has that address. */
export function mayOpen(role: AdminRole, path: string): boolean | null {
  const [first = '', ...rest] = path.split('/');
  // Pages below a list can have their own rule: sales read properties and do not edit them.
  const below = rest.some(Boolean)
    ? (rolesOf.get(`${first}/${rest[0]}`) ?? rolesOf.get(`${first}/`))
    : undefined;
  const roles = below ?? rolesOf.get(first);
  return roles?.includes(role) ?? null;
}
