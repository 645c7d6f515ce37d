import { ObjectId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { picturesToShow } from '../../files/chosen-pictures.ts';
import type { ChosenPictures } from '../../files/chosen-pictures.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { itemById, newItem } from '../../kit/items.ts';
import { requirePerson } from '../team/responsible-person.ts';
import { withInventory } from './inventory/configured.ts';
import { withPlace } from './facts/property-place.ts';
import { pricedAtOf } from './price/price-history.ts';
import { propertyWords, readFacts } from './property-values.ts';
import type { PropertyInput } from './property.input.ts';
import { personsOf, propertyNoun } from './property.service.ts';
import type { Property } from './property.type.ts';
import { neverLapses, reasonsToStore } from './rera/gate.service.ts';
import { reraToStore } from './rera/read-rera.ts';

/** For an item that is not stored yet. */
const noId = new ObjectId('0'.repeat(24));

/**
 * The project that an input would give, without storing it; `id` names the edited project. Throws BAD_USER_INPUT where
 * saving a draft would.
 */
export async function previewProperty(
  context: Context,
  raw: PropertyInput,
  chosen: ChosenPictures,
  id?: string,
): Promise<Property> {
  const stored = id ? await itemById(context, propertyNoun, id) : null;
  const former = stored ? withDraft(stored) : undefined;
  const facts = await withPlace(context, raw, withInventory(readFacts(raw, null, former), former), former);
  await requirePerson(context, facts.responsibleId, stored ? personsOf(stored) : []);
  const bring = {
    field: 'images' as const,
    stored: stored ? withDraft(stored).images : [],
    others: stored?.images,
    chosen,
    title: facts.title,
  };
  const typed = {
    ...facts,
    _id: stored?._id ?? noId,
    publishAt: stored?.publishAt ?? null,
    rera: reraToStore(context, facts.rera, stored && withDraft(stored).rera),
    pricedAt: pricedAtOf(facts, stored ? withDraft(stored) : undefined),
    images: await picturesToShow(context, bring),
    gateReasons: stored ? withDraft(stored).gateReasons : [],
    ...(stored && { gate: stored.gate, shownNumber: stored.shownNumber }),
  };
  const shown = newItem<Property>({
    ...typed,
    gateReasons: await reasonsToStore(context, typed, facts.gateReasons),
    shownUntil: neverLapses,
    ...propertyWords(facts),
    slug: stored?.slug ?? 'preview',
    formerSlugs: [],
    enquiryCount: 0,
  });
  return { ...shown, _id: stored?._id ?? noId };
}
