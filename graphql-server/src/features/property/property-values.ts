import { choiceRows, extrasOf } from 'domain/property/property-choices.ts';
import { plainFields, plainRows } from 'domain/property/property-fields.ts';
import type { PlainTexts } from 'domain/property/property-fields.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { textsOf } from '../../base/text/text-rows.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { wrongCosts } from './terms/wrong-costs.ts';
import { wrongInventory } from './inventory/wrong-inventory.ts';
import { normalNumber, wrongRera } from './rera/read-rera.ts';
import { builderKeyOf } from '../builder/builder-key.ts';
import { wrongPosition } from '../../kit/possible-position.ts';
import { readPrivateFacts, wrongPrivateFacts } from './facts/private-facts.ts';
import { factRefusals, readAreas, readCompletion, readCount, readPrice } from './facts/property-facts.ts';
import { PropertyExtra, PropertyKind } from './facts/facts.type.ts';
import type { ChosenFacts } from './facts/facts.type.ts';
import { PropertyInput } from './property.input.ts';
import { PropertyCategory, PropertyStatus } from './property.type.ts';
import type { Property } from './property.type.ts';
import { wrongPossession } from './facts/wrong-possession.ts';

type SearchedFacts = Pick<ReturnType<typeof readFacts>, 'category' | 'description'> & PlainTexts;

/**
 * Turns a project from the form into stored fields. Throws BAD_USER_INPUT with a sentence for each wrong
 * field. A draft, which has no date, may be incomplete; a published or scheduled project must be complete. Without a word
 * about its registration, the stored one stays and must agree.
 */
export function readFacts(
  raw: PropertyInput,
  publishAt: Date | null,
  stored?: Pick<Property, 'rera'> | null,
) {
  const wrong = (typed: PropertyInput) => wrongFacts(typed, stored);
  const input = checkInput(PropertyInput, raw, wrong, publishAt ? undefined : ['title']);
  const { latitude, longitude } = input;
  return {
    ...textsOf(plainRows, input),
    reraNumber: normalNumber(input.reraNumber ?? null),
    category: input.category ?? PropertyCategory.COMMERCIAL,
    propertyStatus: input.propertyStatus ?? PropertyStatus.FOR_SALE,
    description: (input.description ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    price: readPrice(input.price),
    areas: readAreas(input.area),
    rooms: readCount(input.rooms, 'rooms'),
    baths: readCount(input.baths, 'baths'),
    balconies: readCount(input.balconies, 'balconies'),
    completion: readCompletion(input.yearBuilt),
    ...chosenFacts({
      ...input,
      kind: input.kind ?? (input.category === PropertyCategory.STUDIO ? PropertyKind.STUDIO : null),
      extras: input.extras ?? extrasFrom(input),
    }),
    features: uniqueTexts(input.features),
    amenities: uniqueTexts(input.amenities),
    costs: input.costs,
    rent: input.rent,
    rera: input.rera,
    privateFacts: input.privateFacts && readPrivateFacts(input.privateFacts),
    configurations: input.configurations,
    towers: input.towers,
    gateReasons: input.gateReasons,
    responsibleId: input.responsibleId ? parseId(input.responsibleId) : null,
  };
}

/** The facts that cannot be understood, and a place on the map where no home of ours can be. */
function wrongFacts(input: PropertyInput, stored: Pick<Property, 'rera'> | null | undefined): FieldMessages {
  return {
    ...wrongPossession(input, input.rera ?? stored?.rera),
    ...factRefusals(input),
    ...wrongCosts(input.costs),
    ...wrongPrivateFacts(input.privateFacts),
    ...wrongRera(input.rera, dayInIndia()),
    ...wrongInventory(input),
    ...wrongPosition(input),
  };
}

function extrasFrom({ features, amenities }: PropertyInput): PropertyExtra[] {
  return extrasOf(features, amenities).map((name) => PropertyExtra[name]);
}

function chosenFacts(chosen: ChosenFacts): Required<ChosenFacts> {
  return Object.fromEntries(
    choiceRows.map(([name, { several }]) => {
      const value = chosen[name] ?? null;
      return [name, several ? [...new Set(value ?? [])] : value];
    }),
  ) as Required<ChosenFacts>;
}

function uniqueTexts(texts: string[] = []): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** What is derived from the facts of a project: its search words, and the key of its builder. */
export function propertyWords({ category, description, ...facts }: SearchedFacts) {
  const searched = plainFields.flatMap(([name, field]) => (field.searched ? [facts[name]] : []));
  const words = wordsOf(...searched, category, ...description);
  return { words, searchText: words.join(' '), builderKey: builderKeyOf(facts.builder) };
}

/** The wanted facts; those that read the same in `before` as the office’s form writes it stay as they are stored, to the byte. */
export function withStored<Facts extends object>(wanted: Facts, before: Facts, stored: Property): Facts {
  const former = new Map<string, unknown>(Object.entries(stored));
  const read = new Map<string, unknown>(Object.entries(before));
  const facts = Object.entries(wanted).map(([field, value]: [string, unknown]) => {
    const isSame = JSON.stringify(value) === JSON.stringify(read.get(field));
    return [field, isSame ? former.get(field) : value];
  });
  return Object.fromEntries(facts) as Facts;
}
