import { intentOf, ProjectIntent, PropertyCategory, PropertyStatus } from '../property.type.ts';
import type { Property } from '../property.type.ts';
import { AreaBasis } from '../property.type.ts';
import { PropertyKind, BuildStage } from '../facts/facts.type.ts';
import type { Completeness } from './completeness.type.ts';

/** The facts that decide how complete a listing is: what is stored, or is about to be stored. */
export type Listing = Pick<
  Property,
  | 'propertyStatus'
  | 'category'
  | 'kind'
  | 'stage'
  | 'furnishing'
  | 'facing'
  | 'description'
  | 'images'
  | 'price'
  | 'areas'
  | 'rooms'
  | 'baths'
  | 'completion'
  | 'position'
  | 'placeKey'
  | 'amenities'
  | 'builder'
  | 'rera'
  | 'costs'
  | 'responsibleId'
>;

interface Part {
  key: string;
  /** What the editor reads, as something to do. */
  toDo: string;
  /** The field of the form that mends it. */
  field: string;
  points: number;
  /** Listings that it does not concern are not asked for it. */
  concerns?: (listing: Listing) => boolean;
  isDone: (listing: Listing) => boolean;
}

const leastPictures = 5;
const leastCharacters = 300;
const leastAmenities = 3;

const isHome = ({ category, kind }: Listing) =>
  category !== PropertyCategory.COMMERCIAL && kind !== PropertyKind.PLOT;
const isPlot = ({ kind }: Listing) => kind === PropertyKind.PLOT;
const isForSale = ({ propertyStatus }: Listing) => intentOf(propertyStatus) === ProjectIntent.BUY;

/**
 * What a buyer looks for first counts most. The points are our own; they need not add up to 100, because not every
 * part concerns every listing.
 */
const parts: readonly Part[] = [
  {
    ...{ key: 'picture', toDo: 'Add a cover picture', field: 'images', points: 10 },
    isDone: ({ images }) => images.length > 0,
  },
  {
    ...{ key: 'pictures', toDo: `Add pictures until there are ${leastPictures}`, field: 'images', points: 8 },
    isDone: ({ images }) => images.length >= leastPictures,
  },
  {
    ...{ key: 'price', toDo: 'Enter the price', field: 'price', points: 12 },
    isDone: ({ price }) => price !== null,
  },
  {
    ...{ key: 'carpet', toDo: 'Enter the carpet area', field: 'area', points: 12 },
    concerns: (listing) => !isPlot(listing),
    isDone: ({ areas }) => areas.some(({ basis }) => basis === AreaBasis.CARPET),
  },
  {
    ...{ key: 'plot', toDo: 'Enter the plot area', field: 'area', points: 12 },
    concerns: isPlot,
    isDone: ({ areas }) => areas.length > 0,
  },
  {
    ...{ key: 'rera', toDo: 'Enter the registration with RERA', field: 'rera.status', points: 12 },
    isDone: ({ rera }) => Boolean(rera),
  },
  {
    ...{
      key: 'description',
      toDo: `Describe it in at least ${leastCharacters} characters`,
      field: 'description',
    },
    points: 8,
    isDone: ({ description }) => description.join(' ').length >= leastCharacters,
  },
  {
    ...{ key: 'place', toDo: 'Choose its place', field: 'placeKey', points: 6 },
    isDone: ({ placeKey }) => Boolean(placeKey),
  },
  {
    ...{ key: 'position', toDo: 'Mark it on the map', field: 'latitude', points: 6 },
    isDone: ({ position }) => position !== null,
  },
  {
    ...{ key: 'kind', toDo: 'Choose the kind', field: 'kind', points: 4 },
    isDone: ({ kind }) => Boolean(kind),
  },
  {
    ...{ key: 'rooms', toDo: 'Enter the bedrooms', field: 'rooms', points: 6 },
    concerns: isHome,
    isDone: ({ rooms }) => rooms !== null,
  },
  {
    ...{ key: 'baths', toDo: 'Enter the bathrooms', field: 'baths', points: 3 },
    concerns: isHome,
    isDone: ({ baths }) => baths !== null,
  },
  {
    ...{ key: 'stage', toDo: 'Choose the stage', field: 'stage', points: 4 },
    concerns: isForSale,
    isDone: ({ stage }) => Boolean(stage),
  },
  {
    ...{ key: 'possession', toDo: 'Enter the possession', field: 'yearBuilt', points: 6 },
    concerns: ({ stage }) => stage !== BuildStage.READY,
    isDone: ({ completion }) => completion !== null,
  },
  {
    ...{ key: 'furnishing', toDo: 'Choose the furnishing', field: 'furnishing', points: 3 },
    concerns: (listing) => !isPlot(listing) && (!isForSale(listing) || listing.stage === BuildStage.READY),
    isDone: ({ furnishing }) => Boolean(furnishing),
  },
  {
    ...{ key: 'facing', toDo: 'Choose the facing', field: 'facing', points: 2 },
    isDone: ({ facing }) => Boolean(facing?.length),
  },
  {
    ...{
      key: 'amenities',
      toDo: `Choose at least ${leastAmenities} amenities`,
      field: 'amenities',
      points: 3,
    },
    concerns: (listing) => !isPlot(listing),
    isDone: ({ amenities }) => amenities.length >= leastAmenities,
  },
  {
    ...{ key: 'builder', toDo: 'Name the builder', field: 'builder', points: 4 },
    concerns: isForSale,
    isDone: ({ builder }) => Boolean(builder),
  },
  {
    ...{ key: 'costs', toDo: 'Enter what it costs besides the price', field: 'costs.maintenanceRate' },
    points: 6,
    concerns: isForSale,
    isDone: ({ costs }) => Boolean(costs),
  },
  {
    ...{ key: 'person', toDo: 'Choose the responsible person', field: 'responsibleId', points: 4 },
    isDone: ({ responsibleId }) => Boolean(responsibleId),
  },
];

/** How complete a listing is, in percent, and what is missing, the most important first. */
export function completenessOf(listing: Listing): Completeness {
  const concerned = parts.filter(({ concerns }) => !concerns || concerns(listing));
  const missing = concerned.filter(({ isDone }) => !isDone(listing));
  const [all, open] = [pointsOf(concerned), pointsOf(missing)];
  return {
    percent: Math.floor((100 * (all - open)) / all),
    missing: missing
      .toSorted((one, other) => other.points - one.points)
      .map(({ key, toDo, field }) => ({ key, toDo, field })),
  };
}

function pointsOf(some: readonly Part[]): number {
  return some.reduce((sum, { points }) => sum + points, 0);
}

/** The percentage for lists, which sort by it. Nothing is asked of what is sold. */
export function storedCompleteness(listing: Listing): { completeness: number } {
  const isSold = listing.propertyStatus === PropertyStatus.SOLD;
  return { completeness: isSold ? 100 : completenessOf(listing).percent };
}
