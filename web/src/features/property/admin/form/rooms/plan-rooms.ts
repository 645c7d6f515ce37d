import type { Room } from 'domain/property/plan-layout.ts';

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const roomPattern = new RegExp(
  String.raw`^\s*(.{1,60}?)\s*[:=]?\s+${number}\s*(?:x|×|\*|by)\s*${number}\s*(?:ft)?(?:\s*@\s*${number}\s*,\s*${number})?\s*$`,
  'i',
);

/** Rooms as a cell holds them: `Living 22 x 11.5; Kitchen 9 x 8`, placed ones with `@ 0, 11.5` behind. */
export function roomsText(rooms: readonly Room[]): string {
  return rooms
    .map(({ name, length, width, x, y }) => {
      const place = x != null && y != null ? ` @ ${x}, ${y}` : '';
      return `${name} ${length} x ${width}${place}`;
    })
    .join('; ');
}

/** The rooms of a cell; null for one that says something else. */
export function roomsIn(cell: string): Room[] | null {
  const parts = cell.split(';').filter((part) => part.trim());
  const rooms = parts.flatMap((part) => {
    const [, name, length, width, x, y] = roomPattern.exec(part) ?? [];
    if (!name || !length || !width) return [];
    const place = x && y ? { x: Number(x), y: Number(y) } : {};
    return [{ name, length: Number(length), width: Number(width), ...place }];
  });
  return rooms.length === parts.length ? rooms : null;
}
