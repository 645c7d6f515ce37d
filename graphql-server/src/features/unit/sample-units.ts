import type { ObjectId } from 'mongodb';
import { dayInIndia } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import { Facing } from '../property/facts/facts.type.ts';
import type { Property } from '../property/property.type.ts';
import { numberKeyOf } from './read-unit.ts';
import { UnitStatus } from './unit.type.ts';
import type { StoredUnit } from './unit.type.ts';
import { unitsOf } from './units.service.ts';

interface SampleTower {
  project: string;
  tower: string;
  /** Before the number of a unit. */
  sign: string;
  floors: number;
  /** The homes of a floor: which configuration, where the door faces, and whether it is at a corner. */
  places: { configuration: number; facing: Facing; corner?: boolean }[];
  statusOf: (floor: number, place: number) => UnitStatus;
}

const { AVAILABLE, REGISTERED, AGREEMENT, BOOKED, BLOCKED_BY_BUILDER, NOT_RELEASED, RESALE } = UnitStatus;
const { NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST } = Facing;

/** Statuses repeated from the first floor up. */
const repeated = (statuses: UnitStatus[], perFloor: number) => (floor: number, place: number) =>
  statuses[(floor * perFloor + place) % statuses.length] ?? AVAILABLE;

const whileBuilding = repeated(
  [
    ...[AVAILABLE, REGISTERED, AGREEMENT, BOOKED, AVAILABLE, BOOKED, REGISTERED, AVAILABLE],
    ...[REGISTERED, BLOCKED_BY_BUILDER, AVAILABLE],
  ],
  4,
);
const notReleasedFrom = 25;

/** Of a finished tower with 168 homes, seven are the builder’s and four are sold again. */
const lastHomes: Readonly<Record<string, UnitStatus>> = {
  ...{ '3-2': AVAILABLE, '6-5': AVAILABLE, '9-0': AVAILABLE, '12-3': AVAILABLE, '15-6': AVAILABLE },
  ...{ '18-7': AVAILABLE, '20-4': AVAILABLE, '5-1': RESALE, '8-3': RESALE, '14-7': RESALE, '17-2': RESALE },
};

const ofSaptarishi = {
  ...{ project: 'Saptarishi Park', floors: 12 },
  places: [
    { configuration: 2, facing: NORTH_EAST, corner: true },
    { configuration: 0, facing: EAST },
    { configuration: 1, facing: SOUTH },
    { configuration: 0, facing: WEST },
  ],
};

/** The towers with sample units; all others have none. */
export const sampleTowers: readonly SampleTower[] = [
  {
    ...{ project: 'Jheel Residences', tower: 'Lower tower', sign: 'L', floors: 26 },
    places: [
      { configuration: 1, facing: NORTH_EAST, corner: true },
      { configuration: 0, facing: NORTH_WEST },
      { configuration: 0, facing: SOUTH_EAST },
      { configuration: 2, facing: SOUTH_WEST },
    ],
    statusOf: (floor, place) => (floor >= notReleasedFrom ? NOT_RELEASED : whileBuilding(floor, place)),
  },
  {
    ...{ project: 'Sunrise Terraces', tower: 'Sunrise tower', sign: 'S', floors: 21 },
    places: [
      { configuration: 1, facing: NORTH_EAST, corner: true },
      { configuration: 0, facing: NORTH },
      { configuration: 0, facing: NORTH },
      { configuration: 1, facing: NORTH_WEST, corner: true },
      { configuration: 1, facing: SOUTH_EAST, corner: true },
      { configuration: 0, facing: SOUTH },
      { configuration: 0, facing: SOUTH },
      { configuration: 1, facing: SOUTH_WEST, corner: true },
    ],
    statusOf: (floor, place) => lastHomes[`${floor}-${place}`] ?? REGISTERED,
  },
  {
    ...{ ...ofSaptarishi, tower: 'Atri', sign: 'A' },
    statusOf: repeated([REGISTERED, REGISTERED, AVAILABLE, AGREEMENT, REGISTERED, BOOKED, REGISTERED], 4),
  },
  {
    ...{ ...ofSaptarishi, tower: 'Pulaha', sign: 'P' },
    statusOf: repeated([REGISTERED, BOOKED, REGISTERED, REGISTERED, AVAILABLE], 4),
  },
];

/** Stores the sample units of a sample project, once each; a project without samples gets none. */
export async function addSampleUnits(
  context: AppContext,
  itemId: ObjectId,
  { title, towers = [], configurations = [] }: Pick<Property, 'title' | 'towers' | 'configurations'>,
): Promise<void> {
  const units = sampleTowers.flatMap((sample) => {
    const tower = towers.find(({ name }) => title === sample.project && name === sample.tower);
    if (!tower) return [];
    return Array.from({ length: sample.floors }, (_, index) => index + 1).flatMap((floor) =>
      sample.places.map(({ configuration, facing, corner }, place): StoredUnit => {
        const number = `${sample.sign}-${floor}${String(place + 1).padStart(2, '0')}`;
        return {
          ...{ _id: derivedId('sample unit', itemId.toHexString(), number), itemId, number, floor, facing },
          ...{ numberKey: numberKeyOf(number), tower: tower.key },
          configuration: configurations[configuration]?.key ?? null,
          ...{
            locationCharges: corner ? ['Corner'] : [],
            carpet: null,
            superArea: null,
            price: null,
            rate: null,
          },
          status: sample.statusOf(floor, place),
          ...{
            holdUntil: null,
            holder: null,
            source: 'Sample',
            asOn: dayInIndia(),
            revision: 1,
            sample: true,
          },
        };
      }),
    );
  });
  if (units.length === 0) return;
  await unitsOf(context).bulkWrite(
    units.map(({ _id, ...values }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: values }, upsert: true },
    })),
    { ordered: false },
  );
}
