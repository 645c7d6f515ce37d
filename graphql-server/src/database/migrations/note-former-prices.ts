import type { Db, ObjectId } from 'mongodb';
import { derivedId } from '../../base/ids.ts';
import { touch } from '../changes.ts';

type Price = { from: number; to: number | null } | null;

interface Former {
  _id: ObjectId;
  createdAt: Date;
  publishAt: Date | null;
  price: Price;
  propertyStatus: string;
}

interface Change {
  field: string;
  before: string | null;
}

interface Point {
  at: Date;
  price: Price;
}

/**
 * Notes the prices that visitors saw of properties of earlier versions, as far as the kept versions and the activity log
 * tell them, and when the present one was set. It may run again.
 */
export async function noteFormerPrices(db: Db): Promise<void> {
  const properties = db.collection<Former & { pricedAt?: Date }>('properties');
  for await (const property of properties.find({ pricedAt: { $exists: false } })) {
    const points = [...(await ofVersions(db, property)), ...(await ofLog(db, property))];
    const changes = changesAmong(property, points);
    const perMonth = property.propertyStatus === 'FOR_RENT';
    const itemId = property._id;
    for (const { at, price } of property.publishAt ? changes : []) {
      const _id = derivedId('price', itemId.toHexString(), at.getTime());
      const noted = { $setOnInsert: { itemId, at, price, perMonth } };
      await db.collection('priceChanges').updateOne({ _id }, noted, { upsert: true });
    }
    const pricedAt = changes.at(-1)?.at ?? property.createdAt;
    await properties.updateOne({ _id: itemId }, { $set: { pricedAt }, ...touch });
  }
}

async function ofVersions(db: Db, { _id }: Former): Promise<Point[]> {
  const kept = await db
    .collection<{ itemId: ObjectId; at: Date; draft: boolean; values: { price?: Price } }>('versions')
    .find({ itemId: _id, draft: false })
    .toArray();
  return kept.map(({ at, values }) => ({ at, price: values.price ?? null }));
}

/** The log tells what each save replaced, so that it is read from the present price back to the first one. */
async function ofLog(db: Db, { _id, createdAt, price }: Former): Promise<Point[]> {
  const entries = await db
    .collection<{ itemId: ObjectId; at: Date; verb: string; changes: Change[] }>('activities')
    .find({ itemId: _id, verb: 'UPDATED', 'changes.field': /^price(\.|$)/ }, { sort: { at: -1 } })
    .toArray();
  const points: Point[] = [];
  let present = price;
  for (const { at, changes } of entries) {
    points.push({ at, price: present });
    const before = { ...present, ...Object.fromEntries(changes.flatMap(partOfPrice)) };
    present = before.from ? { from: before.from, to: before.to ?? null } : null;
  }
  return points.length > 0 ? [...points, { at: createdAt, price: present }] : [];
}

function partOfPrice({ field, before }: Change): [string, number | null][] {
  const [whole, part] = field.split('.');
  return whole === 'price' && part ? [[part, before === null ? null : Number(before)]] : [];
}

/** The moments from which visitors saw a new price, the first one when the property was published. */
function changesAmong({ publishAt, createdAt, price }: Former, known: Point[]): Point[] {
  const points = known.length > 0 ? known : [{ at: createdAt, price }];
  const since = publishAt ?? createdAt;
  const inOrder = [...points].sort((one, other) => one.at.getTime() - other.at.getTime());
  const first = inOrder.findLast(({ at }) => at <= since);
  const shown = [...(first ? [{ ...first, at: since }] : []), ...inOrder.filter(({ at }) => at > since)];
  return shown.filter((point, place) => place === 0 || !isSame(point.price, shown[place - 1]?.price ?? null));
}

function isSame(one: Price, other: Price): boolean {
  return one?.from === other?.from && (one?.to ?? null) === (other?.to ?? null);
}
