import { choiceWords } from '../text/choices.ts';
import { privateColumnNames, privateRows } from './private-fields.ts';

/** The columns of the registration, in the order of the certificate, with the fields that they hold. */
export const reraColumns = {
  rera_authority: 'authority',
  rera_valid_from: 'validFrom',
  rera_valid_to: 'validTo',
  rera_extension_applied_on: 'extensionAppliedOn',
  rera_extension_receipt: 'extensionReceipt',
  rera_extension_to: 'extensionTo',
  rera_registered_completion: 'registeredCompletion',
  rera_completion_is_estimate: 'completionIsEstimate',
  rera_last_quarterly_update: 'lastQuarterlyUpdate',
  rera_checked_on: 'checkedOn',
  rera_as_printed: 'asPrinted',
  rera_qr_link: 'qrLink',
  rera_account_number: 'accountNumber',
  rera_account_bank: 'accountBank',
  rera_account_ifsc: 'accountIfsc',
  written_authority_for: 'authorityScope',
  written_authority_from: 'authorityFrom',
  written_authority_to: 'authorityTo',
  pictures_cleared_on: 'picturesClearedOn',
  rera_exemption: 'exemption',
  rera_exemption_note: 'exemptionNote',
  rera_project_land: 'projectLand',
  rera_project_units: 'projectUnits',
  certificate_no: 'certificateNumber',
  certificate_date: 'certificateDate',
} as const;

export type ReraColumn = keyof typeof reraColumns;
export const reraColumnNames = Object.keys(reraColumns) as ReraColumn[];

/** The headings of a file of listings, in the order of an export. */
export const listingColumns = [
  ...(['listing_id', 'project_name', 'status', 'category', 'kind', 'sale_or_rent', 'price'] as const),
  ...(['price_as_on', 'developer', 'address', 'locality', 'city', 'bedrooms', 'bathrooms'] as const),
  ...(['balconies', 'unit', 'carpet_area', 'built_up_area', 'super_area', 'plot_area', 'area'] as const),
  ...(['facing', 'furnishing', 'possession', 'rera_status', 'rera_project_no'] as const),
  ...reraColumnNames,
  ...(['form_c', 'description', 'latitude', 'longitude', 'lot_dimensions', 'about_developer'] as const),
  ...(['rera_details', 'fee_disclosure', 'disclaimer'] as const),
  ...privateColumnNames,
  'publish' as const,
] as const;

/**
 * The columns that a file can have: besides those of an export, the system whose key `listing_id` is, and what brokers write instead
 * of a name and a price.
 */
export const importColumns = [
  ...listingColumns,
  ...(['source', 'society', 'rent', 'rate'] as const),
] as const;

export type ImportColumn = (typeof importColumns)[number];

export type ListingColumn = (typeof listingColumns)[number];

/** What columns mean to people, where their names do not say it. */
const words: Partial<Record<ImportColumn, string>> = {
  source: 'System of the ID',
  society: 'Society',
  rent: 'Rent per month',
  rate: 'Rate per sq ft',
  listing_id: 'Our ID',
  project_name: 'Name',
  sale_or_rent: 'Sale or rent',
  price_as_on: 'Price as on',
  developer: 'Builder',
  bedrooms: 'BHK',
  unit: 'Unit of areas',
  area: 'Area',
  possession: 'Ready or possession',
  rera_project_no: 'RERA number',
  form_c: 'Form C',
  rera_qr_link: 'Link of the RERA QR code',
  about_developer: 'About the builder',
  fee_disclosure: 'Who pays us',
  publish: 'Publish (yes or no)',
};

/** The words for a column. */
export function columnWords(column: ImportColumn): string {
  const own = words[column];
  if (own) return own;
  const field = privateRows.find(([, row]) => row.column === column);
  if (field) return field[1].label;
  return choiceWords(column).replace(/^Rera\b/, 'RERA');
}
