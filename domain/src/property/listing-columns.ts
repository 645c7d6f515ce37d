import { privateColumnNames } from './private-fields.ts';

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

export type ListingColumn = (typeof listingColumns)[number];
