import { choiceRows } from 'domain/property/property-choices.ts';
import type { ChoiceName } from 'domain/property/property-choices.ts';
import { plainFields } from 'domain/property/property-fields.ts';
import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import { isImpression } from 'domain/site/picture-nature.ts';
import { addressChoice } from 'domain/text/choices.ts';
import { areasText, formatCategory, formatCompletion, formatCount, formatRooms } from 'domain/text/format.ts';
import type { Context } from '../../../base/context.ts';
import { idsOnTeam } from '../../team/responsible-person.ts';
import { legacyItem } from '../../../kit/rest/legacy.ts';
import { inventoryJson } from '../inventory/inventory-json.ts';
import { stageOf } from '../facts/property-stage.ts';
import type { Property } from '../property.type.ts';
import { advertDesk, advertLine } from '../rera/advert-line.ts';
import type { AdvertDesk } from '../rera/advert-line.ts';

function legacyTexts(item: Property) {
  const texts = plainFields.map(([name, { emptyInRest }]) => [name, item[name] ?? (emptyInRest ? '' : null)]);
  return Object.fromEntries(texts) as Record<string, string | null>;
}

/** What the texts of all properties depend on besides the property. */
export function basisOf({ day, agent, rules }: AdvertDesk): string {
  return [day, agent, ...rules.map(({ authority, value }) => `${authority} ${value}`)].join(' ');
}

/** Properties in the documented notation of REST. A person in the trash looks after nothing as long as that lasts. */
export async function legacyProperties(context: Context, items: Property[]) {
  const onTeam = await idsOnTeam(
    context,
    items.map(({ responsibleId }) => responsibleId),
  );
  const desk = await advertDesk(context);
  return items.map((item) => {
    const id = item.responsibleId?.toHexString() ?? null;
    return legacyProperty(item, id !== null && onTeam.has(id) ? id : null, desk);
  });
}

/** A property in the documented notation of REST. */
export function legacyProperty(item: Property, responsibleId: string | null, desk: AdvertDesk) {
  return {
    ...legacyItem(item),
    ...legacyTexts(item),
    slug: item.slug,
    advertisement: advertLine(desk, item),
    qrLink: reraOfStatus(item.rera)?.qrLink ?? null,
    category: formatCategory(item.category),
    propertyStatus: addressChoice(item.propertyStatus),
    latitude: item.position?.latitude ?? null,
    longitude: item.position?.longitude ?? null,
    description: item.description,
    price: item.price ? String(item.price.from) : 'On Request',
    area: areasText(item.areas),
    rooms: legacyRooms(item),
    baths: formatCount(item.baths),
    balconies: formatCount(item.balconies ?? null),
    placeKey: item.placeKey ?? null,
    ...legacyChoices(item),
    yearBuilt: formatCompletion(item.completion),
    features: [item.features.join(', ')],
    amenities: [item.amenities.join(', ')],
    images: item.images.map(({ url }) => url),
    impressions: item.images.filter(isImpression).map(({ url }) => url),
    responsibleId,
    ...inventoryJson(item),
  };
}

/** The chosen facts in the notation of addresses. */
function legacyChoices(item: Property) {
  const stored: Partial<Record<ChoiceName, string | string[] | null>> = {
    ...item,
    stage: stageOf(item),
  };
  return Object.fromEntries(
    choiceRows.map(([name, { several }]) => {
      const values = [stored[name] ?? []].flat().map((value) => addressChoice(value));
      return [name, several ? values : (values[0] ?? null)];
    }),
  );
}

/** A single number of bedrooms stays a plain number, as in the form; other values become words. */
function legacyRooms({ rooms }: Property): string {
  return rooms && rooms.min === rooms.max && rooms.max > 0 ? formatCount(rooms) : formatRooms(rooms);
}
