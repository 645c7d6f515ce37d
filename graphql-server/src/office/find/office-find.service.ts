import type { Context } from '../../base/context.ts';
import { features } from '../../features/features.ts';
import type { Finder } from '../../kit/finder.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import type { OfficeFind } from './office-find.type.ts';

const mostOfKind = 5;
const longestSearch = 200;

const finders = Object.assign({}, ...features.map((feature) => feature.finders)) as Partial<
  Record<ItemKind, Finder>
>;

/** At most five items of each kind that the account may see, for what it typed; nothing for an empty text. */
export async function officeSearch(context: Context, search: string): Promise<OfficeFind[]> {
  const typed = search.slice(0, longestSearch).trim();
  const role = context.admin?.role;
  if (!typed || !role) return [];
  const found = await Promise.all(
    Object.values(ItemKind).map(async (kind) => {
      const finder = finders[kind];
      if (!finder?.roles.includes(role)) return [];
      const items = await finder.find(context, typed, mostOfKind);
      return items.map(({ id, title, detail, slug = null }) => ({
        ...{ kind, id: id.toHexString() },
        ...{ title, detail, slug },
      }));
    }),
  );
  return found.flat();
}
