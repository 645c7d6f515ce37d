import type { ItemKind } from 'domain/schema.generated.ts';

export const findContent = {
  title: 'Search everything',
  open: 'Search',
  keys: 'Ctrl K',
  close: 'Close',
  hint: 'A project, a sector, “95 lakh”, a name, a phone number, a reference, or “where do I change the phone number?”',
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  failed: 'The search could not be reached. Please check your connection.',
  pages: 'Pages and settings',
  kinds: {
    PROPERTY: 'Properties',
    CONTACT_REQUEST: 'Enquiries',
    JOB_APPLICATION: 'Applications',
    BUILDER: 'Builders',
    BLOG: 'Stories',
    TEAM_MEMBER: 'Team',
  } satisfies Partial<Record<ItemKind, string>> as Partial<Record<ItemKind, string>>,
};
