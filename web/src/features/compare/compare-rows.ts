import { plainPrice } from 'domain/money/plain-price.ts';
import { exactRate, kindOf, pricePerSquareFoot } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property/property.generated.ts';
import {
  formatArea,
  formatAreaSize,
  formatCompletion,
  formatDay,
  formatRupees,
  formatStatus,
} from 'domain/text/format.ts';
import { comparePageContent } from './compare-page.content.ts';

export interface CompareRow {
  label: string;
  /** One text per property; null if it is unknown. */
  texts: (string | null)[];
  /** Of rates for a square foot, each before it is rounded. */
  exact?: (number | null)[];
  /** Whether the properties differ. */
  differs: boolean;
  /** Whether each text stands out: of two that differ, both; of more, those beside a more frequent one. */
  marked: boolean[];
}

type Property = PropertyDetailsFragment;

const labels = comparePageContent.rows;

interface Fact {
  label: string;
  text: (property: Property) => string | false | null | undefined;
  exact?: (property: Property) => number | null;
}

const facts: Fact[] = [
  { label: labels.price, text: plainPrice },
  { label: labels.pricedAt, text: ({ price, pricedAt }) => price && formatDay(pricedAt) },
  { label: labels.perSquareFoot, text: carpetRate, exact: exactRate },
  { label: labels.carpet, text: carpetArea },
  { label: labels.otherArea, text: otherAreas },
  { label: labels.rooms, text: kindOf },
  { label: labels.status, text: ({ propertyStatus }) => formatStatus(propertyStatus) },
  { label: labels.completion, text: ({ completion }) => formatCompletion(completion) },
  {
    label: labels.rera,
    text: ({ registration, rera }) => registration || (rera?.status !== 'RENT' && comparePageContent.unknown),
  },
  { label: labels.locality, text: ({ locality, city }) => [locality, city].filter(Boolean).join(', ') },
];

/** The facts of some properties, one row per fact; a fact that no property states is left out. */
export function compareFacts(properties: readonly Property[]): CompareRow[] {
  return facts
    .map(({ label, text, exact }) => ({
      ...row(
        label,
        properties.map((property) => text(property) || null),
      ),
      ...(exact && { exact: properties.map(exact) }),
    }))
    .filter(({ texts }) => texts.some((text) => text !== null));
}

/** The amenities of any of the properties, one row each, with the properties that have it. */
export function compareAmenities(properties: readonly Property[]): CompareRow[] {
  const amenities = [...new Set(properties.flatMap((property) => property.amenities))].sort();
  return amenities.map((amenity) =>
    row(
      amenity,
      properties.map((property) =>
        property.amenities.includes(amenity) ? comparePageContent.yes : comparePageContent.no,
      ),
    ),
  );
}

function row(label: string, texts: (string | null)[]): CompareRow {
  const differs = new Set(texts).size > 1;
  const frequency = texts.map((text) => texts.filter((other) => other === text).length);
  const most = Math.max(...frequency);
  return {
    label,
    texts,
    differs,
    marked: frequency.map((count) => (texts.length > 2 ? count < most : differs)),
  };
}

function carpetRate(property: Property): string | null {
  const rate = pricePerSquareFoot(property);
  if (rate === null) return null;
  return `${formatRupees(rate)}${property.propertyStatus === 'FOR_RENT' ? ' / month' : ''}`;
}

function carpetArea({ areas }: Property): string | undefined {
  const carpet = areas.find(({ basis }) => basis === 'CARPET');
  return carpet && formatAreaSize(carpet);
}

function otherAreas({ areas }: Property): string {
  return areas
    .filter(({ basis }) => basis !== 'CARPET')
    .map(formatArea)
    .join('; ');
}
