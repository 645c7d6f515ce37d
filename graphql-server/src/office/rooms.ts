import { groundIndexes } from '../database/indexes.ts';
import type { Indexes } from '../database/indexes.ts';
import { features } from '../features/features.ts';
import { officeFeature } from './office.feature.ts';

/** All rooms of the product, by rising rank. */
export const rooms = [...features, officeFeature];

for (const room of rooms) room.connect?.();

/** The indexes of all collections. */
export const indexes = Object.assign({}, groundIndexes, ...rooms.map((room) => room.indexes)) as Indexes;
