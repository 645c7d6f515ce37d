import { privateColumnNames, privateColumns, privateTexts } from 'domain/property/private-fields.ts';
import type { PrivateColumn } from 'domain/property/private-fields.ts';
import { choiceWords } from 'domain/text/choices.ts';
import {
  formatArea,
  formatAreaSize,
  formatCompletion,
  formatCount,
  formatRooms,
  priceText,
} from 'domain/text/format.ts';
import type { ListingColumn } from 'domain/property/listing-columns.ts';
import { writtenPhone } from '../../base/text/phone.ts';
import { dayInIndia } from '../../base/clock.ts';
import { PropertyStatus } from '../property/property.type.ts';
import type { Area, Property } from '../property/property.type.ts';
import { isLive, withDraft } from '../../kit/change/drafts.ts';
import { areaBases } from './listing-cells.ts';
import { reraCells } from './listing-rera.ts';
import type { AreaColumn } from './listing-cells.ts';

/**
 * A stored property as the cells of an export, by their columns: with its draft, as the form shows it. `hasFormC` says
 * whether the evidence of its registration is kept.
 */
export function cellsOf(stored: Property, hasFormC: boolean) {
  const property = withDraft(stored);
  const { areas, rera, position, propertyStatus, price, pricedAt } = property;
  const [first] = areas;
  const areaIn = (column: AreaColumn) =>
    areas
      .filter(({ basis }) => (basis ?? null) === areaBases[column].basis)
      .map((area) => sizeOf(area, first))
      .join('; ');
  return {
    listing_id: stored._id.toHexString(),
    project_name: property.title,
    status: choiceWords(propertyStatus),
    category: choiceWords(property.category),
    kind: property.kind && choiceWords(property.kind),
    sale_or_rent: propertyStatus === PropertyStatus.FOR_RENT ? 'Rent' : 'Sale',
    price: priceText(price),
    price_as_on: price && dayInIndia(pricedAt),
    developer: property.builder,
    address: property.address,
    locality: property.locality,
    city: property.city,
    bedrooms: formatRooms(property.rooms),
    bathrooms: formatCount(property.baths),
    balconies: formatCount(property.balconies ?? null),
    unit: first && unitOf(first),
    carpet_area: areaIn('carpet_area'),
    built_up_area: areaIn('built_up_area'),
    super_area: areaIn('super_area'),
    plot_area: areaIn('plot_area'),
    area: areaIn('area'),
    facing: property.facing?.map(choiceWords).join('; '),
    furnishing: property.furnishing && choiceWords(property.furnishing),
    possession: formatCompletion(property.completion),
    rera_project_no: property.reraNumber,
    ...reraCells(rera, hasFormC),
    description: property.description.join('\n\n'),
    latitude: position?.latitude,
    longitude: position?.longitude,
    lot_dimensions: property.lotDimensions,
    about_developer: property.aboutBuilder,
    rera_details: property.reraDetails,
    fee_disclosure: property.feeDisclosure,
    disclaimer: property.disclaimer,
    ...privateCells(property),
    publish: publishCell(stored),
  } satisfies Record<ListingColumn, unknown>;
}

function privateCells({ privateFacts }: Property): Record<PrivateColumn, string | null> {
  const texts = privateTexts(privateFacts);
  const cells = privateColumnNames.map((column) => [column, texts[privateColumns[column]]]);
  return {
    ...(Object.fromEntries(cells) as Record<PrivateColumn, string>),
    owner_mobile: writtenPhone(texts.ownerMobile),
  };
}

/** A listing that waits for its date says neither, so that an import leaves the date. */
function publishCell({ publishAt, draft }: Property): boolean | null {
  if (draft?.publishAt || (publishAt && !isLive({ publishAt }))) return null;
  return publishAt !== null && !draft;
}

function unitOf(area: Area): string {
  return formatAreaSize({ ...area, min: 1, max: 1 }).replace(/^\S+ /, '');
}

function sizeOf(area: Area, first: Area | undefined): string {
  const text = formatArea({ ...area, basis: null });
  return area.unit === first?.unit ? text.slice(0, -unitOf(area).length - 1) : text;
}
