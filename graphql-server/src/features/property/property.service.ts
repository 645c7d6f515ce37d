import { ObjectId } from 'mongodb';
import type { Document, Filter, WithId } from 'mongodb';
import { propertyFields } from 'domain/property/property-fields.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { Page } from '../../base/types.ts';
import { withPictures } from '../../files/chosen-pictures.ts';
import type { ChosenPictures } from '../../files/chosen-pictures.ts';
import { requireUnchanged } from '../../kit/change/conflicts.ts';
import { draftOf, isLive, withDraft } from '../../kit/change/drafts.ts';
import { copyOf } from '../../kit/change/duplicates.ts';
import { itemById, itemsByIds, listItems, trashItem, updateItem } from '../../kit/items.ts';
import { insertItem, insertUnder } from '../../kit/new-items.ts';
import type { ListPart } from '../../kit/items.ts';
import { oneOf, yesOrNo } from '../../kit/list-filters.ts';
import type { Noun } from '../../kit/noun.ts';
import { filterByState, shown, readPublication, visibleTo } from '../../kit/publication.ts';
import type { PublicationInput } from '../../kit/publication.ts';
import { requirePerson, responsibleReference } from '../team/responsible-person.ts';
import { findAddressed, slugParts, withFreeSlug, withSlugFor } from '../../kit/slugs.ts';
import { withInventory } from './inventory/configured.ts';
import { withBuilder } from './builder/property-builder.ts';
import { withPlace } from './facts/property-place.ts';
import { storedCompleteness } from './completeness/completeness.ts';
import { notePrice, pricedAtOf, sinking } from './price/price-history.ts';
import { allowedFor, draftedBy } from './drafts-of-sales.ts';
import { propertyWords, readFacts, withStored } from './property-values.ts';
import type { PropertyInput } from './property.input.ts';
import { soldAtOf } from './sold-at.ts';
import { PropertyCategory, PropertyStatus } from './property.type.ts';
import type { Property } from './property.type.ts';
import { admitProperty, gateFields, reasonsToStore } from './rera/gate.service.ts';
import { givenReasons } from './rera/gate-changes.ts';
import { reraToStore } from './rera/read-rera.ts';

const firstPicture = 'images.0.fileId';
const leastId = new ObjectId('0'.repeat(24));

export const propertyNoun: Noun<Property> = {
  collection: 'properties',
  readScope: ApiScope.LISTINGS_READ,
  writeScope: ApiScope.LISTINGS_WRITE,
  label: 'Property',
  sortFields: {
    title: 'title',
    price: 'price.from',
    enquiryCount: 'enquiryCount',
    completeness: 'completeness',
  },
  filters: {
    publication: filterByState,
    category: oneOf('category', Object.values(PropertyCategory)),
    status: oneOf('propertyStatus', Object.values(PropertyStatus)),
    // Only the first picture has an index, not the whole list.
    hasPictures: yesOrNo((yes) => ({ [firstPicture]: yes ? { $gt: leastId } : null })),
    priceIsOld: yesOrNo((yes) => ({ sinks: yes ? true : null })),
    passes: yesOrNo((yes) => (yes ? { 'gate.passes': true } : { 'gate.passes': false })),
    hasPlace: yesOrNo((yes) => ({ placeKey: yes ? { $gt: '' } : null })),
  },
  perPage: 5,
  public: true,
  scheduled: true,
  lapses: true,
  admit: admitProperty,
  notedChanges: givenReasons,
  unloggedFields: ['privateFacts'],
  phoneField: 'privateFacts.ownerMobile',
  parts: {
    fields: [...slugParts.fields, 'locality', 'city', 'category', 'placeKey'],
    of: (item) => [...slugParts.of(item), localityPart(item), categoryPart(item), placePart(item)],
  },
  namedBy: 'title',
  references: responsibleReference,
  note: notePrice,
  slug: 'project',
  versions: {
    besides: ['privateFacts', 'draftedBy', 'enquiryCount', 'viewCount', 'enquiredAt', ...gateFields],
  },
};

/** The properties of one locality, on which lists of similar ones depend. */
export function localityPart({ locality, city }: Pick<Property, 'locality' | 'city'> | Document): string {
  return `locality ${city}, ${locality}`;
}

/** The properties of one category. */
export function categoryPart({ category }: Pick<Property, 'category'> | Document): string {
  return `category ${category}`;
}

/** The properties of one place, on whose positions its own depends. */
export function placePart({ placeKey }: Pick<Property, 'placeKey'> | Document): string {
  return `place ${placeKey ?? ''}`;
}

const maxIdsAtOnce = 50;

export const goneSentence = 'This property is no longer available.';

/**
 * One project by id or by slug, current or former. Null if it never existed, or if only owner and editors may
 * see it and the caller is neither. Throws GONE if it was removed, BAD_USER_INPUT for a malformed id.
 */
export async function property(
  context: Context,
  address: { id?: string; slug?: string },
): Promise<Property | null> {
  return findAddressed(context, propertyNoun, address, goneSentence);
}

/**
 * The projects with these ids in the given order, of any status, without unknown, deleted and unpublished
 * ones. Throws BAD_USER_INPUT for more than 50 ids or a malformed one.
 */
export async function propertiesByIds(context: Context, ids: string[]): Promise<Property[]> {
  if (ids.length > maxIdsAtOnce) throw badField('ids', `Please ask for at most ${maxIdsAtOnce} properties.`);
  return itemsByIds(
    context,
    propertyNoun,
    ids.map((id) => parseId(id)),
    shown(),
  );
}

/**
 * The admin’s list: every status, searched by title, address, RERA number and the owner’s phone number. Sales see only
 * published ones, and no trash.
 */
export async function adminProperties(context: Context, list: ListPart): Promise<Page<WithId<Property>>> {
  const visible = visibleTo(context, propertyNoun);
  const reader = Object.keys(visible).length > 0;
  return listItems(
    context,
    propertyNoun,
    reader ? { ...list, deleted: false } : list,
    visible as Filter<Property>,
  );
}

/**
 * Stores a project with up to 20 pictures, the first as its cover, and publishes it unless `publication` says
 * otherwise. Throws `IdTaken` if another one has the given `id`.
 */
export async function createProperty(
  context: Context,
  raw: PropertyInput,
  { pricedOn, id, ...pictures }: ChosenPictures & { pricedOn?: string | null; id?: ObjectId },
  publication?: PublicationInput,
): Promise<Property> {
  const publishAt = readPublication(allowedFor(context, publication));
  const facts = await withPlace(
    context,
    raw,
    withInventory(readFacts(await withBuilder(context, raw), publishAt)),
  );
  await requirePerson(context, facts.responsibleId);
  const content = {
    ...facts,
    rera: reraToStore(context, facts.rera, null),
    pricedAt: pricedAtOf(facts, undefined, pricedOn),
    gateReasons: undefined,
    ...draftedBy(context),
  };
  return withPictures(
    context,
    { field: 'images', stored: [], chosen: pictures, title: facts.title },
    async (images) => {
      const looked = { ...content, images, _id: new ObjectId(), publishAt };
      const gateReasons = await reasonsToStore(context, looked, facts.gateReasons);
      return withFreeSlug(context, propertyNoun, facts.title, (slug) =>
        insertUnder(context, propertyNoun, id, {
          ...content,
          ...storedCompleteness({ ...content, images }),
          gateReasons,
          publishAt,
          // The date of a sale before the entry is unknown.
          soldAt: null,
          slug,
          images,
          formerSlugs: [],
          enquiryCount: 0,
          // The gate says until when.
          shownUntil: new Date(0),
          ...propertyWords(facts),
        }),
      );
    },
  );
}

/**
 * Replaces a project’s facts and pictures; without a word about its pictures and who sees it, those stay. A changed
 * title gives a new slug, and the former one leads to it. While visitors see the
 * project, a draft or a scheduled change is kept beside it and replaces it when published.
 */
export async function updateProperty(
  context: Context,
  id: string,
  raw: PropertyInput,
  {
    publication,
    readAt,
    pricedOn,
    from,
    ...pictures
  }: ChosenPictures & {
    publication?: PublicationInput;
    readAt?: Date | null;
    /** What a change of single fields began with: facts that read the same before and after stay as they are stored. */
    from?: { input: PropertyInput; property: Property };
    /** The day of the price, if it is known. */
    pricedOn?: string | null;
  },
): Promise<Property> {
  const stored = await itemById(context, propertyNoun, id);
  const publishAt = readPublication(publication, stored.publishAt);
  const former = from?.property ?? withDraft(stored);
  const read = async (input: PropertyInput) => {
    const named = readFacts(await withBuilder(context, input), publishAt, former);
    return withPlace(context, input, withInventory(named, former), former);
  };
  const wanted = await read(raw);
  const { privateFacts = stored.privateFacts, ...typedFacts } = from
    ? { ...withStored(wanted, await read(from.input), former), gateReasons: wanted.gateReasons }
    : wanted;
  const { costs, rent } = former;
  const facts = { ...typedFacts, costs: typedFacts.costs ?? costs, rent: typedFacts.rent ?? rent };
  await requirePerson(context, facts.responsibleId, personsOf(stored));
  const soldAt = await soldAtOf(context, facts.propertyStatus, stored);
  const bring = {
    field: 'images' as const,
    stored: (publication ? former : stored).images,
    others: [...stored.images, ...former.images],
    chosen: pictures,
    title: facts.title,
    // If a colleague has removed the picture, this reports the conflict, including the pictures.
    whenMissing: () =>
      requireUnchanged(
        propertyNoun,
        stored,
        { ...facts, publishAt, images: undefined, gateReasons: undefined },
        readAt,
      ),
  };
  const pricedAt = pricedAtOf(facts, former, pricedOn);
  const { sinks } = await sinking(context, { price: facts.price, pricedAt });
  const rera = reraToStore(context, facts.rera, former.rera);
  const typed = { ...stored, ...facts, rera, pricedAt, publishAt, sample: undefined };
  return withPictures(context, bring, async (images) => {
    const looked = { ...typed, images, gateReasons: former.gateReasons };
    const gateReasons = await reasonsToStore(context, looked, facts.gateReasons);
    const derived = { sinks, ...storedCompleteness({ ...facts, rera, images }), ...propertyWords(facts) };
    const content = { ...facts, rera, pricedAt, soldAt, images, gateReasons, ...derived };
    if (isLive(stored) && !isLive({ publishAt })) {
      // A draft beside it that has its date takes its place without a person.
      await admitProperty(context, { ...looked, gateReasons }, stored);
      return updateItem(
        context,
        propertyNoun,
        stored._id,
        // What visitors never see does not wait for a date.
        { privateFacts, draft: draftOf(context, content, publishAt) },
        readAt,
      );
    }
    const values = { ...content, privateFacts, publishAt, ...(publication && { draft: null }) };
    return withSlugFor(context, propertyNoun, stored, facts.title, (slugs) =>
      updateItem(context, propertyNoun, stored._id, { ...values, ...slugs }, readAt),
    );
  });
}

/** Adds a draft with the texts and pictures of a project, and without its enquiries. */
export async function duplicateProperty(context: Context, id: string): Promise<Property> {
  const stored = await itemById(context, propertyNoun, id);
  const copy = { ...copyOf(propertyNoun, stored, propertyFields.title.maxLength), enquiryCount: 0 };
  return withFreeSlug(context, propertyNoun, copy.title, (slug) =>
    insertItem(context, propertyNoun, { ...copy, slug }),
  );
}

/** A project for its form: with its draft, if there is one. */
export async function editedProperty(context: Context, id: string): Promise<Property> {
  return withDraft(await itemById(context, propertyNoun, id));
}

/** Moves a project to the trash, where it can be restored for 30 days. */
export async function deleteProperty(context: Context, id: string): Promise<Property> {
  return trashItem(context, propertyNoun, id);
}

/** Who looks after it now, and in its draft. */
export function personsOf(stored: Property) {
  return [stored.responsibleId, withDraft(stored).responsibleId];
}
