import { squareFeetPer } from '../area/square-feet.ts';
import {
  formatArea,
  formatCategory,
  formatCount,
  formatMonth,
  formatRooms,
  spokenRupees,
} from '../text/format.ts';
import type { PropertyFacts } from './property-facts.ts';

/** Whether it is off the market. */
export function isTaken({ propertyStatus }: Pick<PropertyFacts, 'propertyStatus'>): boolean {
  return propertyStatus === 'SOLD' || propertyStatus === 'OFF_MARKET';
}

/** That a property can no longer be had: “Sold in November 2026”. */
export function takenText({
  propertyStatus,
  soldAt,
}: Pick<PropertyFacts, 'propertyStatus'> & { soldAt: string | null }): string {
  if (propertyStatus !== 'SOLD') return 'Not on the market';
  return soldAt ? `Sold in ${formatMonth(soldAt)}` : 'Sold';
}

/** Whether its page has a cost sheet: it is for sale, and its price and its carpet or plot area are stated. */
export function hasCostSheet({ propertyStatus, price, areas }: PropertyFacts): boolean {
  const isForSale = propertyStatus === 'FOR_SALE' || propertyStatus === 'UNDER_OFFER';
  return isForSale && price !== null && areas.some(({ basis }) => basis === 'CARPET' || basis === 'PLOT');
}

type Area = PropertyFacts['areas'][number];

/** The kind of property in the terms of the trade: “3–4 BHK”, “Studio”, “Plot”, “Commercial”. */
export function kindOf({
  rooms,
  areas,
  category,
}: Pick<PropertyFacts, 'rooms' | 'areas' | 'category'>): string {
  if (rooms) return formatRooms(rooms);
  if (category === 'RESIDENTIAL' && areas[0]?.basis === 'PLOT') return 'Plot';
  return formatCategory(category);
}

const areaLabels: Record<string, string> = {
  CARPET: 'Carpet area',
  BUILT_UP: 'Built-up area',
  SUPER_BUILT_UP: 'Super built-up area',
  PLOT: 'Plot area',
};

/** The basis of an area as a label. */
export function areaLabel({ basis }: Pick<Area, 'basis'>): string {
  return areaLabels[basis ?? ''] ?? 'Area';
}

interface Rated extends Pick<PropertyFacts, 'price' | 'areas'> {
  configurations?: readonly { priceFrom?: number | null; carpet?: number | null }[];
}

/** `exactRate` in whole rupees. */
export function pricePerSquareFoot(property: Rated): number | null {
  const rate = exactRate(property);
  return rate === null ? null : Math.round(rate);
}

/**
 * Rupees per square foot of carpet area at the lowest price; with configurations, of the one where it is least. Null if
 * either is unknown.
 */
export function exactRate({ price, areas, configurations = [] }: Rated): number | null {
  const rates = configurations.flatMap((part) =>
    part.priceFrom && part.carpet ? [part.priceFrom / part.carpet] : [],
  );
  if (configurations.length > 0) return rates.length > 0 ? Math.min(...rates) : null;
  const carpet = areas.find(({ basis }) => basis === 'CARPET');
  if (!price || !carpet) return null;
  return price.from / (carpet.min * squareFeetPer[carpet.unit]);
}

export interface PriceRow {
  unitType: string;
  /** All known areas of the same unit, carpet area first. */
  sizes: string[];
  /** Rupees; null is “On Request”. */
  rupees: number | null;
}

/** The smallest and the largest unit, with their known sizes and prices. */
export function priceRows(
  property: Pick<PropertyFacts, 'price' | 'areas' | 'rooms' | 'category'>,
): PriceRow[] {
  const { price, areas, rooms } = property;
  const lead = areas[0];
  const smallest = {
    unitType: unitType(property, rooms?.min),
    sizes: areas.map((area) => formatArea({ ...area, max: area.min })),
    rupees: price?.from ?? null,
  };
  if (!lead || lead.min === lead.max) {
    return [{ ...smallest, unitType: rooms ? formatRooms(rooms) : smallest.unitType }];
  }
  const largest = {
    unitType: unitType(property, rooms?.max),
    sizes: areas.map((area) => formatArea({ ...area, min: area.max })),
    rupees: price?.to ?? null,
  };
  if (smallest.unitType !== largest.unitType) return [smallest, largest];
  return [
    { ...smallest, unitType: `${smallest.unitType}, smallest` },
    { ...largest, unitType: `${largest.unitType}, largest` },
  ];
}

function unitType(property: Parameters<typeof kindOf>[0], rooms: number | undefined): string {
  if (rooms !== undefined) return formatRooms({ min: rooms, max: rooms });
  const kind = kindOf(property);
  return kind === 'Commercial' ? 'Commercial unit' : kind === 'Plot' ? 'Plots' : kind;
}

/** The number of rooms for a table: “3–4 (BHK)”, “Studio”; empty without rooms. */
export function roomsText({ rooms }: Pick<PropertyFacts, 'rooms'>): string {
  if (!rooms) return '';
  return rooms.max === 0 ? 'Studio, one room' : `${formatCount(rooms)} BHK`;
}

/** A choice of bedrooms in a search: “2 BHK”, “4+ BHK”, “Studio”. */
export function roomsLabel(rooms: number): string {
  if (rooms === 0) return 'Studio';
  return rooms >= 4 ? '4+ BHK' : `${rooms} BHK`;
}

/** An amount in spoken form: “₹ 75 lakh”, “₹ 20,000”. */
export function budgetLabel(rupees: number): string {
  return `₹ ${spokenRupees(rupees)}`;
}
