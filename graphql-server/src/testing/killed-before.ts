import type { Db } from 'mongodb';

const writes = new Set([
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'bulkWrite',
  'deleteOne',
  'deleteMany',
]);

/** A database that stops before one of its writes, as a process does that is killed there. */
export function killedBefore(db: Db, write: number): { db: Db; wasKilled: () => boolean } {
  let left = write;
  const killed = withEachWrite(db, () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  });
  return { db: killed, wasKilled: () => left < 0 };
}

/** A database that calls `before` with the collection of each of its writes, before it is made. */
export function withEachWrite(db: Db, before: (collection: string) => void): Db {
  return new Proxy(db, {
    get: (target, name) => {
      if (name !== 'collection') return bound(target, name);
      return (collection: string) =>
        new Proxy(target.collection(collection), {
          get: (real, method) => {
            if (writes.has(String(method))) before(collection);
            return bound(real, method);
          },
        });
    },
  });
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
