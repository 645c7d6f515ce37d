import type { AdminRole } from 'domain/schema.generated.ts';
import { menuGroups } from '../../office-kit/screen.ts';
import type { Screen } from '../../office-kit/screen.ts';
import { screens } from '../screens.ts';

export type MenuEntry = { path: string; to: string } & NonNullable<Screen['menu']>;

/** A group of the menu with the entries of a role; its name opens the first. */
export interface EntryGroup {
  name: (typeof menuGroups)[number];
  first: MenuEntry;
  entries: readonly MenuEntry[];
}

/** The groups that a role has, without what is switched off, each with its entries in the order of the screens. */
export function menuOf(role: AdminRole | undefined, hidden: readonly string[] = []): EntryGroup[] {
  const entries = screens.flatMap(({ path, menu, roles }) =>
    menu && role && roles.includes(role) && !hidden.includes(path)
      ? [{ path, to: addressOf(path), ...menu }]
      : [],
  );
  return menuGroups.flatMap((name) => {
    const own = entries.filter(({ group }) => group === name);
    const [first] = own;
    return first ? [{ name, first, entries: own }] : [];
  });
}

/** The entry of a page: its own, or the one that the page lies below. */
export function entryAt(groups: readonly EntryGroup[], pathname: string): MenuEntry | undefined {
  const page = pathname.replace(/\/$/, '');
  return groups
    .flatMap(({ entries }) => entries)
    .filter(({ to, path }) => to === page || (path !== '' && page.startsWith(`${to}/`)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** What a role can add from everywhere. */
export function addable(role: AdminRole | undefined) {
  return screens.flatMap(({ path, add, roles }) =>
    add && role && roles.includes(role) ? [{ to: addressOf(path), label: add }] : [],
  );
}

/** The address of a screen. */
export function addressOf(path: string): string {
  return `/my-account/${path}`.replace(/\/$/, '');
}
