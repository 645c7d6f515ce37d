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

/** The tower with sample units, by the project; all others have none. */
export const sampleTower = {
  project: 'Jheel Residences',
  tower: 'Lower tower',
  floors: 26,
  unitsPerFloor: 4,
};

/** The homes of a floor by their places: which configuration, and where the door faces. */
const places = [
  { configuration: 1, facing: Facing.NORTH_EAST },
  { configuration: 0, facing: Facing.NORTH_WEST },
  { configuration: 0, facing: Facing.SOUTH_EAST },
  { configuration: 2, facing: Facing.SOUTH_WEST },
] as const;

/** The statuses of the units of a sample tower, repeated from the first floor up. */
const statuses = [
  ...[UnitStatus.AVAILABLE, UnitStatus.REGISTERED, UnitStatus.AGREEMENT, UnitStatus.BOOKED],
  ...[UnitStatus.AVAILABLE, UnitStatus.BOOKED, UnitStatus.REGISTERED, UnitStatus.AVAILABLE],
  ...[UnitStatus.REGISTERED, UnitStatus.BLOCKED_BY_BUILDER, UnitStatus.AVAILABLE],
];
const notReleasedFrom = 25;

/** Stores the sample units of a sample project, once each; a project without samples gets none. */
export async function addSampleUnits(
  context: AppContext,
  itemId: ObjectId,
  { title, towers = [], configurations = [] }: Pick<Property, 'title' | 'towers' | 'configurations'>,
): Promise<void> {
  const tower = towers.find(({ name }) => name === sampleTower.tower);
  if (title !== sampleTower.project || !tower) return;
  const units: StoredUnit[] = [];
  for (let floor = 1; floor <= sampleTower.floors; floor += 1)
    for (const [place, { configuration, facing }] of places.entries()) {
      const number = `L-${floor}${String(place + 1).padStart(2, '0')}`;
      const status = statuses[(floor * places.length + place) % statuses.length] ?? UnitStatus.AVAILABLE;
      units.push({
        ...{ _id: derivedId('sample unit', itemId.toHexString(), number), itemId, number, floor, facing },
        ...{ numberKey: numberKeyOf(number), tower: tower.key },
        configuration: configurations[configuration]?.key ?? null,
        ...{
          locationCharges: place === 0 ? ['Corner'] : [],
          carpet: null,
          superArea: null,
          price: null,
          rate: null,
        },
        status: floor >= notReleasedFrom ? UnitStatus.NOT_RELEASED : status,
        ...{ holdUntil: null, holder: null, source: 'Sample', asOn: dayInIndia(), revision: 1, sample: true },
      });
    }
  await unitsOf(context).bulkWrite(
    units.map(({ _id, ...values }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: values }, upsert: true },
    })),
    { ordered: false },
  );
}
