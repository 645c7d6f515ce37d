import { plainFields } from 'domain/property/property-fields.ts';
import { privateTexts } from 'domain/property/private-fields.ts';
import { areasText, formatCompletion, formatCount, formatRooms, priceText } from 'domain/text/format.ts';
import { choiceNames } from '../facts/facts.type.ts';
import { PrivateFactsInput } from '../facts/private-facts.type.ts';
import type { PropertyInput } from '../property.input.ts';
import type { Property } from '../property.type.ts';

/** A stored property as the form sends it, so that a part of it can be changed. */
export function inputOf(property: Property): PropertyInput {
  const { price, areas, rooms, baths, balconies, completion, position, responsibleId } = property;
  const texts = plainFields.map(([name]) => [name, property[name] ?? '']);
  const values: Partial<PropertyInput> = {
    ...(Object.fromEntries(texts) as Partial<PropertyInput>),
    description: property.description.join('\n\n'),
    price: price ? priceText(price) : '',
    area: areasText(areas),
    rooms: formatRooms(rooms),
    baths: formatCount(baths),
    balconies: formatCount(balconies ?? null),
    yearBuilt: formatCompletion(completion),
    category: property.category,
    propertyStatus: property.propertyStatus,
    ...Object.fromEntries(choiceNames.map((name) => [name, property[name] ?? undefined])),
    features: property.features,
    amenities: property.amenities,
    latitude: position?.latitude,
    longitude: position?.longitude,
    responsibleId: responsibleId?.toHexString(),
    privateFacts: Object.assign(new PrivateFactsInput(), privateTexts(property.privateFacts)),
  };
  return values as PropertyInput;
}
