import { formatAreaSize } from 'domain/text/format.ts';
import { isImpression } from 'domain/site/picture-nature.ts';
import { areaLabel, isTaken, priceRows } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../../features/property/property.generated.ts';
import { whole } from './page-head.ts';
import type { DataNode, DataSource } from './page-head.ts';

/** The units of areas as UN/CEFACT names them, as schema.org wants. */
const unitCodes: Record<string, string> = { SQ_FT: 'FTK', SQ_M: 'MTK', SQ_YD: 'YDK' };

const availability: Record<PropertyDetailsFragment['propertyStatus'], string> = {
  FOR_SALE: 'InStock',
  FOR_RENT: 'InStock',
  UNDER_OFFER: 'LimitedAvailability',
  SOLD: 'SoldOut',
  OFF_MARKET: 'Discontinued',
};

/** The page of a project: what is offered, where, how large, and for how much. */
export function propertyData(source: DataSource, property: PropertyDetailsFragment): DataNode {
  const { title, publishAt, images, reraNumber, registrationNotes } = property;
  const url = whole(source, source.notes.canonical ?? '');
  return {
    '@type': 'RealEstateListing',
    name: title,
    url,
    ...(publishAt && { datePosted: publishAt }),
    ...(images.length > 0 && { image: images.slice(0, 3).map((image) => pictureOf(source, image)) }),
    ...(reraNumber &&
      !registrationNotes.isSample && {
        identifier: { '@type': 'PropertyValue', propertyID: 'RERA', value: reraNumber },
      }),
    mainEntity: placeOf(source, property),
    offers: offerOf(property),
  };
}

/** Its address; a picture of what is planned says so in its caption. */
function pictureOf(source: DataSource, image: PropertyDetailsFragment['images'][number]) {
  const contentUrl = whole(source, image.url);
  return isImpression(image)
    ? { '@type': 'ImageObject', contentUrl, url: contentUrl, caption: image.alt }
    : contentUrl;
}

function placeOf(source: DataSource, property: PropertyDetailsFragment): DataNode {
  const { title, address, locality, city, position, amenities } = property;
  return {
    '@type': typeOf(property),
    name: title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      ...((locality || city) && { addressLocality: [locality, city].filter(Boolean).join(', ') }),
      addressCountry: 'IN',
    },
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    }),
    ...sizesOf(source, property),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    }),
  };
}

/** The kinds of houses that stand alone. */
const houses: readonly (string | null | undefined)[] = ['VILLA', 'INDEPENDENT_HOUSE', 'FARMHOUSE'];

/** A project of several sizes is a complex, a single home an apartment or a house; land and business premises are places. */
function typeOf({ category, kind, rooms, areas, configurations }: PropertyDetailsFragment) {
  if (category === 'COMMERCIAL' || kind === 'PLOT' || !rooms) return 'Place' as const;
  const several = configurations.length > 1 || [...areas, rooms].some(({ min, max }) => min < max);
  if (several) return 'ApartmentComplex' as const;
  return houses.includes(kind) ? ('SingleFamilyResidence' as const) : ('Apartment' as const);
}

/** Its rooms and areas, under the names that its type has for them. Only carpet area counts as floor size. */
function sizesOf(source: DataSource, property: PropertyDetailsFragment): object {
  const { areas, rooms, baths, completion } = property;
  const type = typeOf(property);
  const carpet = type === 'Place' ? undefined : areas.find(({ basis }) => basis === 'CARPET');
  const floorSize = carpet && { ...countOf(carpet), unitCode: unitCodes[carpet.unit] };
  // The leading area is on every page; others are only in the table of prices.
  const other = carpet ? undefined : areas[0];
  const plans = isTaken(property) ? [] : property.configurations.map((part) => planOf(source, part));
  const shown = plans.length > 0 ? plans : floorSize && { '@type': 'FloorPlan', floorSize };
  const plan = shown && { accommodationFloorPlan: shown };
  const isWhole = baths?.min === baths?.max && Number.isInteger(baths?.min);
  return {
    ...(type !== 'Place' && rooms && { numberOfBedrooms: countOf(rooms) }),
    ...(type === 'ApartmentComplex' && plan),
    ...((type === 'Apartment' || type === 'SingleFamilyResidence') && {
      ...(floorSize && { floorSize }),
      ...(isWhole && baths && { numberOfBathroomsTotal: baths.min }),
      ...(completion?.year && { yearBuilt: completion.year }),
    }),
    ...(other && {
      additionalProperty: { '@type': 'PropertyValue', name: areaLabel(other), value: formatAreaSize(other) },
    }),
  };
}

/** A configuration as its row of the table shows it. */
function planOf(
  source: DataSource,
  { name, bedrooms, baths, carpet, plan }: PropertyDetailsFragment['configurations'][number],
): DataNode {
  const isWhole = Number.isInteger(baths);
  return {
    '@type': 'FloorPlan',
    name,
    ...(typeof bedrooms === 'number' && { numberOfBedrooms: bedrooms }),
    ...(isWhole && baths !== null && { numberOfBathroomsTotal: baths }),
    ...(carpet && { floorSize: { '@type': 'QuantitativeValue', value: carpet, unitCode: unitCodes.SQ_FT } }),
    ...(plan && { layoutImage: whole(source, plan.url) }),
  };
}

function countOf({ min, max }: { min: number; max: number }): DataNode {
  const range = min === max ? { value: min } : { minValue: min, maxValue: max };
  return { '@type': 'QuantitativeValue', ...range };
}

/** The offer. One that is taken names no price, as on its page. */
function offerOf(property: PropertyDetailsFragment): DataNode {
  const { propertyStatus, price } = property;
  const isRent = propertyStatus === 'FOR_RENT';
  const terms = {
    availability: `https://schema.org/${availability[propertyStatus]}`,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}`,
  };
  if (!price || isTaken(property)) return { '@type': 'Offer', ...terms };
  const { from } = price;
  // The upper end stands in the table of prices, if that has a row for it.
  const inTable = property.configurations.length > 0 ? price.to : undefined;
  const to = inTable ?? priceRows(property).find(({ rupees }) => rupees === price.to)?.rupees;
  if (isRent) {
    const unit = { '@type': 'UnitPriceSpecification', priceCurrency: 'INR', unitText: 'month' };
    const amount = price.to ? { minPrice: from, ...(to && { maxPrice: to }) } : { price: from };
    return { '@type': 'Offer', ...terms, priceSpecification: { ...unit, ...amount } };
  }
  if (to) return { '@type': 'AggregateOffer', ...terms, priceCurrency: 'INR', lowPrice: from, highPrice: to };
  return { '@type': 'Offer', ...terms, priceCurrency: 'INR', price: from };
}
