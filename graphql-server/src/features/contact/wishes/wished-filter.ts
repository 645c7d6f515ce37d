import { searchPath, wholeSearch } from 'domain/search/project-search.ts';
import { readChoice } from 'domain/text/choices.ts';
import type { Context } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { WishIntent } from '../../person/wishes.ts';
import type { Wishes } from '../../person/wishes.ts';
import { BuildStage, PropertyKind } from '../../property/facts/facts.type.ts';
import { AreaBasis, AreaUnit, ProjectIntent } from '../../property/property.type.ts';
import { checkKeptFilter } from '../../search/kept-filter.ts';
import type { ProjectFilter } from '../../search/project-filter.input.ts';
import { offers } from './wishes-of.ts';

/** The conditions of the search that a wish can have. */
const conditions = [
  ...['kinds', 'places', 'bedrooms', 'minPrice', 'maxPrice', 'floorArea', 'stages', 'possession'],
] as const satisfies string[];

/** A filter as callers send it: null takes a condition away. */
type GivenFilter = { [Name in keyof ProjectFilter]: ProjectFilter[Name] | null };

/** The parts of wishes that a filter speaks of: one whose conditions are null says that there is no such wish. */
export function partsOf(filter: GivenFilter): Wishes {
  const { intent, kinds, places, bedrooms, minPrice, maxPrice, floorArea, stages, possession } = filter;
  const bounds = (min?: number | null, max?: number | null) => ({ min: min ?? null, max: max ?? null });
  const { from = null, to = null } = possession ?? {};
  return {
    ...(intent && { intent: intent === ProjectIntent.RENT ? WishIntent.RENT : WishIntent.BUY }),
    ...(kinds !== undefined && { kinds: listed(kinds) }),
    ...(places !== undefined && { places: listed(places) }),
    ...(bedrooms !== undefined && { bedrooms: bounded(bedrooms && bounds(bedrooms.min, bedrooms.max)) }),
    ...((minPrice !== undefined || maxPrice !== undefined) && {
      budget: bounded(bounds(minPrice, maxPrice)),
    }),
    ...(floorArea !== undefined && {
      area: bounded(
        floorArea && {
          ...bounds(floorArea.min, floorArea.max),
          unit: floorArea.unit ?? AreaUnit.SQ_FT,
          basis: floorArea.basis ?? null,
        },
      ),
    }),
    ...((stages !== undefined || possession !== undefined) && {
      possession: stages?.length || from || to ? { stages: [...(stages ?? [])], from, to } : null,
    }),
  };
}

function listed(values: readonly string[] | null): string[] | null {
  return values && values.length > 0 ? [...new Set(values)] : null;
}

/** Bounds without a number narrow nothing. */
function bounded<Range extends { min: number | null; max: number | null }>(
  range: Range | null,
): Range | null {
  return range && (range.min !== null || range.max !== null) ? range : null;
}

/** Wishes as the search takes them; null for one who sells or lets a home. */
export function filterOfWishes(wishes: Wishes): ProjectFilter | null {
  const { intent, kinds, places, bedrooms, budget, area, possession } = wishes;
  if (offers(intent)) return null;
  const given = ({ min, max }: { min: number | null; max: number | null }) => ({
    ...(min !== null && { min }),
    ...(max !== null && { max }),
  });
  const { min = null, max = null } = budget ?? {};
  const stages = choicesOf(possession?.stages, Object.values(BuildStage));
  return {
    intent: intent === WishIntent.RENT ? ProjectIntent.RENT : ProjectIntent.BUY,
    ...(kinds && { kinds: choicesOf(kinds, Object.values(PropertyKind)) }),
    ...(places && { places }),
    ...(bedrooms && { bedrooms: given(bedrooms) }),
    ...(min !== null && { minPrice: min }),
    ...(max !== null && { maxPrice: max }),
    ...(area && {
      floorArea: {
        ...given(area),
        unit: readChoice(area.unit, Object.values(AreaUnit)) ?? AreaUnit.SQ_FT,
        basis: readChoice(area.basis, Object.values(AreaBasis)),
      },
    }),
    ...(stages.length > 0 && { stages }),
    ...(possession &&
      (possession.from ?? possession.to) && {
        possession: {
          ...(possession.from && { from: possession.from }),
          ...(possession.to && { to: possession.to }),
        },
      }),
  };
}

function choicesOf<Choice extends string>(
  texts: readonly string[] | undefined,
  choices: readonly Choice[],
): Choice[] {
  return (texts ?? []).flatMap((text) => readChoice(text, choices) ?? []);
}

/** The address of the public list with a filter of wishes. */
export function pathOfFilter(filter: ProjectFilter): string {
  const { intent, kinds = [], places = [], stages = [], ...rest } = filter;
  const { bedrooms, minPrice, maxPrice, floorArea, possession } = rest;
  return searchPath({
    ...wholeSearch,
    ...{ intent: intent ?? ProjectIntent.BUY, kinds, places, stages },
    ...{ bedrooms, minPrice, maxPrice, floorArea, possession },
  });
}

/**
 * Checks the filter of a wish. BAD_USER_INPUT with a sentence beside each condition that makes no sense, and for one that wishes
 * do not have.
 */
export async function checkWishedFilter(context: Context, filter: ProjectFilter): Promise<void> {
  const known: readonly string[] = conditions;
  const others = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && !known.includes(name),
  );
  if (others.length > 0)
    throw badField(
      'filter',
      'Wishes have kinds, places, bedrooms, a budget, an area and a possession. Please leave out other conditions.',
    );
  await checkKeptFilter(context, filter);
}
