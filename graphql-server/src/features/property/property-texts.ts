import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../base/context.ts';
import { onChange } from '../../database/changes.ts';
import { itemsByIds } from '../../kit/items.ts';
import { collectionOf } from '../../kit/noun.ts';
import { newestPublished, shown } from '../../kit/publication.ts';
import { idsOnTeam } from '../team/responsible-person.ts';
import { propertyNoun } from './property.service.ts';
import type { Property } from './property.type.ts';

/** The most bytes of texts that are kept: those of about 4,000 properties. */
const maxBytes = 10 * 1024 * 1024;

/** What tells whether a kept text is still right. */
type Head = Pick<Property, '_id' | 'touchedAt' | 'writes' | 'responsibleId'>;

interface KeptText {
  mark: string;
  bytes: Buffer;
}

type KeptTexts = LRUCache<string, KeptText>;

const keptTexts = new WeakMap<AppContext['db'], KeptTexts>();

/** Writes a property, with the id of its responsible person if that person is on the team. */
export type WriteProperty = (item: Property, responsibleId: string | null) => string;

/**
 * The texts of the published properties, the latest first, at most `limit`, with commas between them. After a
 * write, only the properties that it changed are read and written again; with another `basis`, all are.
 */
export async function propertyTexts(
  context: AppContext,
  limit: number,
  write: WriteProperty,
  basis = '',
): Promise<Buffer> {
  const kept = textsOf(context);
  const heads = await collectionOf(context, propertyNoun)
    .find<Head>(
      { deleted: false, ...shown() },
      { sort: newestPublished, limit, projection: { touchedAt: 1, writes: 1, responsibleId: 1 } },
    )
    .toArray();
  const responsible = await responsiblePersons(context, heads);
  const texts = new Map<string, Buffer>();
  for (const head of heads) {
    const known = kept.get(String(head._id));
    if (known?.mark === markOf(head, responsible, basis)) texts.set(String(head._id), known.bytes);
  }
  const changed = heads.filter(({ _id }) => !texts.has(String(_id))).map(({ _id }) => _id);
  const found = changed.length ? await itemsByIds(context, propertyNoun, changed) : [];
  for (const item of found) {
    const bytes = Buffer.from(write(item, responsible(item)));
    texts.set(String(item._id), bytes);
    kept.set(String(item._id), { mark: markOf(item, responsible, basis), bytes }, { size: bytes.length });
  }
  const parts = heads.flatMap(({ _id }) => {
    const bytes = texts.get(String(_id));
    return bytes ? [comma, bytes] : [];
  });
  return Buffer.concat(parts.slice(1));
}

const comma = Buffer.from(',');

/** The id of a property’s responsible person; null for a person in the trash, who looks after nothing meanwhile. */
async function responsiblePersons(context: AppContext, heads: Head[]) {
  const onTeam = await idsOnTeam(
    context,
    heads.map(({ responsibleId }) => responsibleId),
  );
  return ({ responsibleId }: Head) => {
    const id = responsibleId?.toHexString() ?? null;
    return id !== null && onTeam.has(id) ? id : null;
  };
}

function markOf(head: Head, responsible: (head: Head) => string | null, basis: string): string {
  return `${head.touchedAt.getTime()} ${head.writes ?? 0} ${responsible(head) ?? ''} ${basis}`;
}

/** The kept texts of a database. A rewriting of the collection, which marks no property, drops all. */
function textsOf(context: AppContext): KeptTexts {
  const known = keptTexts.get(context.db);
  if (known) return known;
  const texts: KeptTexts = new LRUCache({ maxSize: maxBytes });
  keptTexts.set(context.db, texts);
  onChange(context, (topic, parts) => {
    if (topic === propertyNoun.collection && !parts) texts.clear();
  });
  return texts;
}
