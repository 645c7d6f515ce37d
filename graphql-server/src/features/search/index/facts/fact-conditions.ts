import type { Document, Filter } from 'mongodb';
import type { Circle } from '../../../place/nearness.ts';
import { builderKeyOf } from '../../../builder/builder-key.ts';
import { BuildStage } from '../../../property/facts/facts.type.ts';
import type { CountInput } from '../../../property/filter.input.ts';
import { AreaUnit } from '../../../property/property.type.ts';
import type { Property } from '../../../property/property.type.ts';
import { areaBounds } from '../../../property/facts/area-bounds.ts';
import { tokenConditions } from './fact-tokens.ts';
import type { Wanted } from '../wanted.ts';

/** The filters on facts that have no counts, for the database; without those that one configuration must fit together. */
export function plainConditions(wanted: Wanted): Filter<Property>[] {
  const { builder, completed, extras } = wanted;
  return [
    ...(extras?.length ? [{ extras: { $all: extras } }] : []),
    ...(builder ? [{ builderKey: builderKeyOf(builder) ?? '' }] : []),
    ...(completed ? [completedIn(completed)] : []),
  ];
}

/** The filters on facts with counts, for the database. */
export function groupConditions(wanted: Wanted): Filter<Property>[] {
  const { stages, inPlaces, nearby, month } = wanted;
  return [
    ...tokenConditions(wanted),
    ...(stages?.length ? [{ $or: stages.map((stage) => atStage(stage, month)) }] : []),
    ...(inPlaces ? [{ placeKey: { $in: [...inPlaces] } }] : []),
    ...(nearby
      ? ['circles' in nearby ? inCircles(nearby.circles) : { placeKey: { $in: [...nearby.inPlaces] } }]
      : []),
  ];
}

/** The number of a property in a wanted range. */
export function withCount(name: string, range: CountInput | null | undefined): Filter<Property>[] {
  if (!range) return [];
  const { min, max } = range;
  const least = { [`${name}.max`]: { $gte: min ?? 0 } };
  const most = typeof max === 'number' ? { [`${name}.min`]: { $lt: max + 1 } } : {};
  return [{ ...least, ...most }];
}

/** A property with an area in a wanted range. */
export function withArea(wanted: NonNullable<Wanted['floorArea']>): Filter<Property> {
  return {
    $or: Object.values(AreaUnit).map((unit) => {
      const { min, max } = areaBounds(wanted, unit);
      const area = {
        unit,
        ...(wanted.basis && { basis: wanted.basis }),
        min: { $lte: max },
        max: { $gte: min },
      };
      return { areas: { $elemMatch: area } };
    }),
  };
}

const {
  year,
  quarter,
  month: ofYear,
} = {
  year: '$completion.year',
  quarter: '$completion.quarter',
  month: '$completion.month',
};
/** The first and the last month of a completion, as `completionMonths` has them. */
const months = (inQuarter: Document, inYear: number): Document => ({
  $cond: [
    { $eq: [{ $ifNull: [year, null] }, null] },
    0,
    {
      $add: [
        { $multiply: [year, 12] },
        {
          $switch: {
            branches: [
              { case: { $ne: [{ $ifNull: [ofYear, null] }, null] }, then: { $subtract: [ofYear, 1] } },
              { case: { $ne: [{ $ifNull: [quarter, null] }, null] }, then: inQuarter },
            ],
            default: inYear,
          },
        },
      ],
    },
  ],
});
const firstMonth = months({ $subtract: [{ $multiply: [quarter, 3] }, 3] }, 0);
const lastMonth = months({ $subtract: [{ $multiply: [quarter, 3] }, 1] }, 11);

function completedIn({ from, to }: { from: number; to: number }): Filter<Property> {
  return {
    completion: { $ne: null },
    $expr: { $and: [{ $lte: [firstMonth, to] }, { $gte: [lastMonth, from] }] },
  };
}

function atStage(stage: BuildStage, present: number): Filter<Property> {
  const chosen = { stage };
  if (stage === BuildStage.NEW_LAUNCH) return chosen;
  const passed = { [stage === BuildStage.READY ? '$lt' : '$gte']: [lastMonth, present] };
  return { $or: [chosen, { stage: null, completion: { $ne: null }, $expr: passed }] };
}

function inCircles(circles: readonly Circle[]): Filter<Property> {
  if (circles.length === 0) return { placeKey: { $in: [] } };
  const along = (part: string, from: number, scale: number) => ({
    $multiply: [{ $subtract: [`$position.${part}`, from] }, scale],
  });
  const squared = (value: Document) => ({ $multiply: [value, value] });
  return {
    position: { $ne: null },
    $expr: {
      $or: circles.map(({ latitude, longitude, north, east, square }) => ({
        $lte: [
          {
            $add: [squared(along('latitude', latitude, north)), squared(along('longitude', longitude, east))],
          },
          square,
        ],
      })),
    },
  };
}
