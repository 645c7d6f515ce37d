import type { Context } from '../../base/context.ts';
import { hook } from '../../kit/hook.ts';
import type { Place } from './place.type.ts';

/** A place is about to leave the gazetteer; a room in which something still lies there throws. */
export const placeLeaves = hook<[context: Context, place: Place]>();
