import { formatArea } from 'domain/text/format.ts';
import { PropertyExtra } from '../../../property/facts/facts.type.ts';
import type { ListingReading } from '../listing-reading.ts';
import type { ReadConfiguration } from '../listing.type.ts';
import type { StatedArea } from './read-areas.ts';
import { amountText } from './read-money.ts';
import type { StatedAmount } from './read-money.ts';
import type { StatedRooms } from './read-rooms.ts';
import { noteExtra } from './read-words.ts';

const roomsText = (bedrooms: number) => (bedrooms === 0 ? 'Studio' : `${bedrooms} BHK`);

/** Notes the rooms; several sizes are a range of a new project, and a question for a single home. */
export function noteRooms(reading: ListingReading, stated: readonly StatedRooms[], isNew: boolean): void {
  const [first] = stated;
  if (!first) return;
  const sizes = [...new Set(stated.flatMap(({ bedrooms }) => bedrooms))].sort((one, other) => one - other);
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const one = first.bedrooms[0] ?? 0;
  const isSeveral = sizes.length > 1;
  const value = isSeveral && isNew ? `${least || 'Studio'}–${most} BHK` : roomsText(one);
  const last = isNew ? (stated.at(-1) ?? first) : first;
  reading.note('rooms', value, first.start, first.end, {
    label: isSeveral && isNew ? `${sizes.map((size) => size || 'Studio').join(', ')} BHK` : value,
    isSure: !isSeveral || isNew,
    options:
      isSeveral && !isNew ? sizes.map((size) => ({ label: roomsText(size), value: roomsText(size) })) : [],
  });
  for (const { start, end } of stated.slice(1)) if (isNew || last === first) reading.skip(start, end);
  if (one % 1 > 0) noteExtra(reading, PropertyExtra.STUDY, first.start, first.end);
  if (first.hasServant) noteExtra(reading, PropertyExtra.SERVANT_ROOM, first.start, first.end);
}

/** The sizes of homes of a project, each with the areas and prices that stand behind it and before the next. */
export function configurationsOf(
  stated: readonly StatedRooms[],
  areas: readonly StatedArea[],
  amounts: readonly StatedAmount[],
): ReadConfiguration[] {
  const rooms = [...stated].sort((one, other) => one.start - other.start);
  const prices = amounts.filter(({ of, hasUnit }) => hasUnit && (of === null || of === 'price'));
  const sizes = rooms.flatMap(({ bedrooms }) => bedrooms);
  if (new Set(sizes).size < 2) return [];
  const [only] = rooms;
  if (rooms.length === 1 && only)
    return only.bedrooms.map((bedrooms, index) => ({
      rooms: roomsText(bedrooms),
      area: areas.length === sizes.length ? areaText(areas.slice(index, index + 1)) : '',
      price: prices.length === sizes.length ? priceText(prices.slice(index, index + 1)) : '',
    }));
  const first = rooms[0]?.end ?? 0;
  const last = rooms.at(-1)?.start ?? 0;
  const at = (index: number, home: number) => {
    const [start, end] = [rooms[index]?.start ?? 0, rooms[index + 1]?.start ?? Infinity];
    return <Part extends { start: number }>(parts: readonly Part[]): readonly Part[] => {
      // “1 BHK & 2 BHK, 810/1250 sq ft”: what stands behind all of them belongs to each in turn, or to none alone.
      const isBehindAll = parts.every((part) => part.start > last) && first < last;
      if (isBehindAll) return parts.length === sizes.length ? parts.slice(home, home + 1) : [];
      return parts.filter((part) => part.start >= start && part.start < end);
    };
  };
  let home = 0;
  return rooms.flatMap(({ bedrooms }, index) =>
    bedrooms.map((size) => {
      const within = at(index, home);
      home += 1;
      return { rooms: roomsText(size), area: areaText(within(areas)), price: priceText(within(prices)) };
    }),
  );
}

function areaText(areas: readonly StatedArea[]): string {
  return areas
    .slice(0, 2)
    .map(({ low, high, unit, basis }) => formatArea({ min: low, max: high, unit, basis }))
    .join('; ');
}

function priceText([price]: readonly StatedAmount[]): string {
  return price ? amountText(price) : '';
}
