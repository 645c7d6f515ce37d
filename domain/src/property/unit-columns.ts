/** The headings of a file of units, in the order of an export. */
export const unitColumns = [
  ...(['listing_id', 'project_name', 'tower', 'unit_no', 'configuration', 'floor', 'facing'] as const),
  ...(['status', 'hold_until', 'held_for', 'price', 'currency', 'rate', 'price_as_on'] as const),
  ...(['carpet_area', 'super_area', 'plc', 'source'] as const),
] as const;

export type UnitColumn = (typeof unitColumns)[number];
