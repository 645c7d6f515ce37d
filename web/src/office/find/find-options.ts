import type { AdminRole, ItemKind } from 'domain/schema.generated.ts';
import { contentRoles } from '../../office-kit/screen.ts';
import { findScreens } from './find-screens.ts';
import { findContent as texts } from './find.content.ts';
import type { Find } from './use-office-search.ts';
import { projectPath } from 'domain/site/item-paths.ts';

export interface FindOption {
  key: string;
  to: string;
  /** Whether it leaves the office. */
  isOnSite: boolean;
  title: string;
  detail: string;
}

export interface FindGroup {
  name: string;
  options: readonly FindOption[];
}

const addresses: Partial<Record<ItemKind, (id: string) => string>> = {
  PROPERTY: (id) => `properties/${id}/edit`,
  CONTACT_REQUEST: (id) => `contacts/${id}`,
  JOB_APPLICATION: (id) => `applications/${id}`,
  BUILDER: (id) => `builders/${id}/edit`,
  BLOG: (id) => `blogs/${id}/edit`,
  TEAM_MEMBER: (id) => `team/${id}/edit`,
};

/** What a person can choose: pages, which need no server, and what it found, by kind. */
export function findGroups(
  role: AdminRole | undefined,
  typed: string,
  finds: readonly Find[],
  hidden: readonly string[],
): FindGroup[] {
  const pages = findScreens(role, typed, hidden).map(({ to, label, group }) => ({
    ...{ key: to, to, isOnSite: false },
    ...{ title: label, detail: group === label ? '' : group },
  }));
  const kinds = [...new Set(finds.map(({ kind }) => kind))].map((kind) => ({
    name: texts.kinds[kind] ?? '',
    options: finds.filter((find) => find.kind === kind).map((find) => optionOf(role, find)),
  }));
  return [{ name: texts.pages, options: pages }, ...kinds].filter(({ options }) => options.length > 0);
}

/** Sales read a property on its page, because they do not edit it. */
function optionOf(role: AdminRole | undefined, { kind, id, title, detail, slug }: Find): FindOption {
  const isOnSite = kind === 'PROPERTY' && role !== undefined && !contentRoles.includes(role);
  const to = isOnSite ? projectPath(slug ?? id) : `/my-account/${addresses[kind]?.(id) ?? ''}`;
  return { key: id, to, isOnSite, title, detail };
}
