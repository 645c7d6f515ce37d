import DataLoader from 'dataloader';
import type { AppContext, Context } from '../../base/context.ts';
import type { Property } from '../property/property.type.ts';
import { isFree, presentUnits } from '../unit/units.service.ts';
import type { ConfigurationAllIn, UnitAllIn } from './all-in.type.ts';
import { isForSale, openLaw, pricedHomes, questionOf } from './cost-sheet.service.ts';
import type { CostedProperty, Law } from './cost-sheet.service.ts';
import { allInOf } from './cost-sheet.ts';

/** What each configuration with a price really costs, the lowest total first; one entry for a project without configurations. */
export async function allInOfConfigurations(
  context: Context,
  found: Property,
): Promise<ConfigurationAllIn[]> {
  if (!isForSale(found)) return [];
  return allInsOf(found, await lawFor(context, found));
}

type Loader = DataLoader<Property, Law>;
const loaders = new WeakMap<Context, Loader>();

/** The rules for a project; they are read once for all cards of a list. */
function lawFor(context: Context, found: Property): Promise<Law> {
  const loader: Loader =
    loaders.get(context) ??
    new DataLoader(async (projects) => projects.map(await openLaw(context)), { cache: false });
  loaders.set(context, loader);
  return loader.load(found);
}

/** The all-in totals of a property in rupees, by the keys of its configurations; by null for one without configurations. */
export type Totals = ReadonlyMap<string | null, number>;

/** Reads the rules of today once, and tells the all-in totals of each property by them. */
export async function openTotals(context: AppContext): Promise<(found: CostedProperty) => Totals> {
  const lawOf = await openLaw(context);
  return (found) => {
    const priced = isForSale(found) ? allInsOf(found, lawOf(found)) : [];
    return new Map(priced.map(({ configuration, total }) => [configuration, total]));
  };
}

function allInsOf(found: CostedProperty, { book, isPlaced }: Law): ConfigurationAllIn[] {
  const homes = found.configurations?.length ? pricedHomes(found) : [{ key: undefined }];
  return homes
    .flatMap(({ key }) => {
      const question = questionOf(found, { configuration: key ?? undefined }, null);
      const price = question && allInOf({ ...question, isPlaced }, book);
      return price ? [{ ...price, configuration: key ?? null }] : [];
    })
    .sort((one, other) => one.total - other.total);
}

/** What each available unit with a price really costs, the lowest total first. */
export async function allInOfUnits(context: Context, found: Property): Promise<UnitAllIn[]> {
  if (!isForSale(found)) return [];
  const units = (await presentUnits(context, found._id)).filter(isFree);
  if (units.length === 0) return [];
  const { book, isPlaced } = await lawFor(context, found);
  const known = new Map<string, ReturnType<typeof allInOf>>();
  return units
    .flatMap((unit) => {
      const question = questionOf(found, {}, unit);
      if (!question) return [];
      // Homes one above the other often cost the same.
      const { terms, price: asked, carpet, floor, locationCharges } = question;
      const key = JSON.stringify([terms.basicRate, asked, carpet, floor, locationCharges]);
      const price = known.get(key) ?? allInOf({ ...question, isPlaced }, book);
      known.set(key, price);
      return price ? [{ ...price, unit: unit._id.toHexString() }] : [];
    })
    .sort((one, other) => one.total - other.total);
}
