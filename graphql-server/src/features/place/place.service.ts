import type { WithId } from 'mongodb';
import { placeFields } from 'domain/place/place-fields.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { textsOf } from '../../base/text/text-rows.ts';
import type { Page } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { itemById, listItems, trashItem, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { ListPart } from '../../kit/items.ts';
import { oneOf } from '../../kit/list-filters.ts';
import { checkFirst } from '../../kit/paging.ts';
import { gazetteer, placesCollection } from './gazetteer.ts';
import { PlaceKind } from './place.type.ts';
import type { Place } from './place.type.ts';
import { homeBounds, indiaBounds, wrongPosition } from '../../kit/possible-position.ts';
import { foundPlaces } from './found-places.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { PlaceInput } from './place.input.ts';
import { placeLeaves } from './place-hooks.ts';

export const placeNoun: Noun<Place> = {
  collection: placesCollection,
  label: 'Place',
  sortFields: { name: 'name' },
  filters: {
    kind: oneOf('kind', Object.values(PlaceKind)),
    region: (value) => (typeof value === 'string' ? { region: value } : null),
  },
  perPage: 20,
  public: true,
  namedBy: 'name',
};

/**
 * The places whose names, aliases or keys contain words that begin like those of `query`, best first; all without one.
 * Throws BAD_USER_INPUT for a `first` that is not 1–100.
 */
export async function places(
  context: Context,
  { query, kind, first }: { query?: string; kind?: PlaceKind; first?: number },
): Promise<Place[]> {
  checkFirst(first);
  const found = foundPlaces(await gazetteer(context), query ?? '').filter(
    (place) => !kind || place.kind === kind,
  );
  return first ? found.slice(0, first) : found;
}

/** The list of places in the office. */
export async function adminPlaces(context: Context, list: ListPart): Promise<Page<WithId<Place>>> {
  return listItems(context, placeNoun, list);
}

/** One place for its form. */
export async function editedPlace(context: Context, id: string): Promise<Place> {
  return itemById(context, placeNoun, id);
}

/** Adds a place; its key follows from its region and its name, and never changes. */
export async function createPlace(context: Context, raw: PlaceInput): Promise<Place> {
  const facts = await readPlace(context, raw);
  const part = keyPart(facts.name);
  const folder = { METRO: 'metro', AIRPORT: 'airport', CORRIDOR: 'corridor' }[facts.kind as string];
  const key = [folder ?? facts.region, part].filter(Boolean).join('/');
  if (!part) throw badField('name', 'Please use Latin letters or digits in the name.');
  // A place that was deleted comes back with its key.
  const removed = { key, deleted: true };
  const back = await collectionOf(context, placeNoun).findOneAndUpdate(removed, {
    $set: { deleted: false, deletedAt: null },
    ...touch,
  });
  if (back) return updateItem(context, placeNoun, back._id, { ...facts, words: placeWords(key, facts) });
  try {
    return await insertItem(context, placeNoun, { ...facts, key, words: placeWords(key, facts) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw badField('name', 'There is a place of this name in this region already.');
  }
}

/** Changes a place; its key stays. */
export async function updatePlace(
  context: Context,
  id: string,
  raw: PlaceInput,
  readAt?: Date | null,
): Promise<Place> {
  const { _id, key } = await itemById(context, placeNoun, id);
  const facts = await readPlace(context, raw, key);
  return updateItem(context, placeNoun, _id, { ...facts, words: placeWords(key, facts) }, readAt);
}

/** Takes a place off the gazetteer. Throws CONFLICT with a sentence while a property or another place lies in it. */
export async function deletePlace(context: Context, id: string): Promise<Place> {
  const place = await itemById(context, placeNoun, id);
  const { key, name } = place;
  await placeLeaves.tell(context, place);
  const { within } = await gazetteer(context);
  if (within(key).size > 1)
    throw new AppError('BAD_USER_INPUT', `Other places lie in ${name}. Please move or delete them first.`);
  return trashItem(context, placeNoun, parseId(id).toHexString());
}

async function readPlace(context: Context, raw: PlaceInput, key?: string) {
  const { byKey } = await gazetteer(context);
  const wrong = (input: PlaceInput): FieldMessages => {
    const unknown = (keys: string[] = []) => keys.find((other) => !byKey.has(other) || other === key);
    const region = input.region ? byKey.get(input.region) : undefined;
    const [parent, neighbour] = [unknown(input.parents), unknown(input.neighbours)];
    return {
      ...(input.region && region?.kind !== PlaceKind.REGION && { region: 'Please choose a region.' }),
      ...(input.region === key && key && { region: 'A region cannot lie in a region.' }),
      ...(parent && { parents: `There is no other place “${parent}”.` }),
      ...(neighbour && { neighbours: `There is no other place “${neighbour}”.` }),
      ...wrongPosition(input, input.isOutside ? indiaBounds : homeBounds),
    };
  };
  const input = checkInput(PlaceInput, raw, wrong);
  const { latitude, longitude, region = null, kind } = input;
  const isStop = kind === PlaceKind.METRO || kind === PlaceKind.AIRPORT;
  const parents = unique([...(region && !isStop ? [region] : []), ...(input.parents ?? [])]);
  return {
    ...textsOf(placeFields, input),
    kind,
    region,
    parents,
    aliases: unique((input.aliases ?? []).map((alias) => alias.trim().toLowerCase())),
    neighbours: unique(input.neighbours ?? []),
    isOutside: input.isOutside ?? false,
    opensOn: input.opensOn ?? null,
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
  };
}

function unique(values: string[]): string[] {
  return [...new Set(values.filter(Boolean))];
}

function keyPart(name: string): string {
  return wordsOf(name.normalize('NFKD'))
    .join('-')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+|-+$/g, '');
}

function placeWords(
  key: string,
  { name, hindiName, aliases }: Pick<Place, 'name' | 'hindiName' | 'aliases'>,
) {
  return wordsOf(name, hindiName, key, ...aliases);
}
