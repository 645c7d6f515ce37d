import type { AppContext } from '../../base/context.ts';
import { AppError, badInput } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { resolveFilter } from './index/wanted.ts';
import type { ProjectFilter } from './project-filter.input.ts';

const mostBedrooms = 20;
const mostRupees = 1e11;

/**
 * Checks a filter that is kept, which must name what exists and have its bounds in order; a search would only find nothing.
 * BAD_USER_INPUT with a sentence beside each condition that is wrong.
 */
export async function checkKeptFilter(context: AppContext, raw: ProjectFilter): Promise<void> {
  const filter = withoutNulls(raw);
  const { minPrice, maxPrice, places = [], possession, bedrooms } = filter;
  const { byKey } = await gazetteer(context);
  const isPrice = (price: number | undefined) => price === undefined || (price >= 0 && price <= mostRupees);
  const isCount = (count: number | null | undefined) => (count ?? 0) <= mostBedrooms;
  const fields: FieldMessages = {
    ...(!isPrice(minPrice) && { minPrice: 'Please enter an amount such as 80 lakh or 1.2 Cr.' }),
    ...(!isPrice(maxPrice) && { maxPrice: 'Please enter an amount such as 80 lakh or 1.2 Cr.' }),
    ...(minPrice !== undefined &&
      maxPrice !== undefined &&
      minPrice > maxPrice && {
        maxPrice: 'The highest price is below the lowest. Please enter a higher one.',
      }),
    ...((!isCount(bedrooms?.min) || !isCount(bedrooms?.max)) && {
      bedrooms: `Please enter at most ${mostBedrooms} bedrooms.`,
    }),
    ...(possession?.from &&
      possession.to &&
      possession.from > possession.to && {
        possession: 'The last month is before the first. Please choose a later one.',
      }),
    ...(places.some((key) => !byKey.has(key)) && { places: 'Please choose places from the list.' }),
  };
  const all = { ...(await refusedBySearch(context, filter)), ...fields };
  const [first] = Object.values(all);
  if (first) throw badInput(first, all);
}

/** What the search itself refuses of a filter. */
async function refusedBySearch(context: AppContext, filter: ProjectFilter): Promise<FieldMessages> {
  try {
    await resolveFilter(context, filter);
    return {};
  } catch (error) {
    if (error instanceof AppError && error.details.fields) return error.details.fields;
    throw error;
  }
}
