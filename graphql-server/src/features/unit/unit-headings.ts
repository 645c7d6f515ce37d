import type { UnitColumn } from 'domain/property/unit-columns.ts';
import { unitColumns } from 'domain/property/unit-columns.ts';
import type { ColumnMap } from '../../kit/import/headings.ts';

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

/** The headings of a file of units. */
export const unitMap: ColumnMap = {
  memory: '',
  columns: unitColumns,
  aliases,
  needed: [['tower'], ['unit_no']],
};

export function isUnitColumn(text: string | null | undefined): text is UnitColumn {
  return unitColumns.some((column) => column === text);
}
