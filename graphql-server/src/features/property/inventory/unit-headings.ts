import type { UnitColumn } from 'web/features/property/unit-columns.ts';
import { unitColumns } from 'web/features/property/unit-columns.ts';

/** Other headings that need no question: RESO names, and what builders’ sheets in Noida have. */
const aliases: Record<string, UnitColumn> = {
  ...{ listingid: 'listing_id', listingkey: 'listing_id', id: 'listing_id' },
  ...{ project: 'project_name', subdivisionname: 'project_name' },
  ...{ buildingname: 'tower', block: 'tower', building: 'tower' },
  ...{ unit: 'unit_no', unitnumber: 'unit_no', flatno: 'unit_no', flat: 'unit_no', unitname: 'unit_no' },
  ...{ unittype: 'configuration', type: 'configuration', typology: 'configuration' },
  ...{ entrylevel: 'floor', floorno: 'floor', directionfaces: 'facing', direction: 'facing' },
  ...{ standardstatus: 'status', availability: 'status', holdtill: 'hold_until' },
  ...{ listprice: 'price', basicprice: 'price', bsp: 'rate', basicrate: 'rate' },
  ...{ carpet: 'carpet_area', carpetareasqft: 'carpet_area', livingarea: 'carpet_area' },
  ...{ superarea: 'super_area', superareasqft: 'super_area', saleablearea: 'super_area' },
  ...{ locationcharges: 'plc', priceason: 'price_as_on', ason: 'price_as_on' },
};

/** What a heading is compared by: without capitals and punctuation. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const own = new Map<string, UnitColumn>(unitColumns.map((column) => [headingKey(column), column]));

/** The column of a heading that needs no question; null for a foreign one. */
export function knownColumn(heading: string): UnitColumn | null {
  const key = headingKey(heading);
  return own.get(key) ?? (Object.hasOwn(aliases, key) ? (aliases[key] ?? null) : null);
}

export function isUnitColumn(text: string | null | undefined): text is UnitColumn {
  return unitColumns.some((column) => column === text);
}
