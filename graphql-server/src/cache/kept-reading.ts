import type { AppContext } from '../base/context.ts';
import { onChange } from '../database/changes.ts';

/**
 * A reading of a small collection that stays in memory for the answers in the making, until the collection is written:
 * such an answer begins when the writes of other processes until 0.9 s ago are announced here. Every other request, which
 * may write between two readings, reads the database. The caller notes what its answer shows, and does not change the
 * value. Failures are not kept.
 */
export function keptReading<Value>(
  collection: string,
  read: (context: Pick<AppContext, 'db'>) => Promise<Value>,
): (context: Pick<AppContext, 'db' | 'shown'>) => Promise<Value> {
  interface Place {
    value?: Promise<Value> | undefined;
  }
  const kept = new WeakMap<AppContext['db'], Place>();

  function placeIn(context: Pick<AppContext, 'db'>): Place {
    const place: Place = {};
    kept.set(context.db, place);
    onChange(context, (topic) => {
      if (topic === collection) place.value = undefined;
    });
    return place;
  }

  return (context) => {
    if (!context.shown) return read(context);
    const place = kept.get(context.db) ?? placeIn(context);
    if (place.value) return place.value;
    const value = read(context);
    place.value = value;
    value.catch(() => {
      if (place.value === value) place.value = undefined;
    });
    return value;
  };
}
