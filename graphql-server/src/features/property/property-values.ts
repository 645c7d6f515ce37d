import { wordsOf } from '../../database/words.ts';
import { badField } from '../../errors.ts';
import { checkInput } from '../../input.ts';
import { parseAreas, parseCompletion, parseCount, parsePrice } from './property-facts.ts';
import { PropertyInput } from './property.input.ts';
import { PropertyCategory, PropertyStatus } from './property.type.ts';

type Facts = ReturnType<typeof readFacts>;

/**
 * What is stored of a project that somebody typed: BAD_USER_INPUT with a sentence for each wrong field. A draft, which
 * has no date, may be half written; what others see or will see must be complete.
 */
export function readFacts(raw: PropertyInput, publishAt: Date | null) {
  const checked = checkInput(PropertyInput, raw, undefined, publishAt ? undefined : ['title']);
  const empty = { aboutBuilder: '', address: '', reraDetails: '', disclaimer: '' };
  const input = { ...empty, ...checked };
  const { latitude, longitude } = input;
  if ((latitude === undefined) !== (longitude === undefined)) {
    throw badField(latitude === undefined ? 'latitude' : 'longitude', 'Please enter both, or neither.');
  }
  return {
    title: input.title,
    category: input.category ?? PropertyCategory.Commercial,
    propertyStatus: input.propertyStatus ?? PropertyStatus.forSale,
    description: (input.description ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    aboutBuilder: input.aboutBuilder,
    address: input.address,
    locality: input.locality ?? null,
    city: input.city ?? null,
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    price: parsePrice(input.price),
    areas: parseAreas(input.area),
    rooms: parseCount(input.rooms, 'rooms'),
    baths: parseCount(input.baths, 'baths'),
    completion: parseCompletion(input.yearBuilt),
    lotDimensions: input.lotDimensions ?? null,
    features: uniqueTexts(input.features),
    amenities: uniqueTexts(input.amenities),
    reraNumber: input.reraNumber ?? null,
    reraDetails: input.reraDetails,
    disclaimer: input.disclaimer,
  };
}

function uniqueTexts(texts: string[] = []): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** What a project is found by. */
export function propertyWords({ title, address, locality, city, category, reraNumber, description }: Facts) {
  const words = wordsOf(title, address, locality, city, category, reraNumber, ...description);
  return { words, searchText: words.join(' ') };
}
