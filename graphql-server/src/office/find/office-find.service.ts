import type { Context } from '../../base/context.ts';
import { features } from '../../features/features.ts';
import type { ItemKind } from '../../kit/item-kind.ts';
import type { OfficeFind } from './office-find.type.ts';

const mostOfKind = 5;
const longestSearch = 200;

const finders = features.flatMap(({ finders = {} }) => Object.entries(finders));

/** At most five items of each kind that the account may see, for what it typed; nothing for an empty text. */
export async function officeSearch(context: Context, search: string): Promise<OfficeFind[]> {
  const typed = search.slice(0, longestSearch).trim();
  const role = context.admin?.role;
  if (!typed || !role) return [];
  const found = await Promise.all(
    finders
      .filter(([, { roles }]) => roles.includes(role))
      .map(async ([kind, { find }]) =>
        (await find(context, typed, mostOfKind)).map(({ id, title, detail, slug = null }) => ({
          ...{ kind: kind as ItemKind, id: id.toHexString() },
          ...{ title, detail, slug },
        })),
      ),
  );
  return found.flat();
}
