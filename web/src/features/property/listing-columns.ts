/** The headings of a file of listings, in the order of an export. */
export const listingColumns = [
  ...(['listing_id', 'project_name', 'status', 'category', 'kind', 'sale_or_rent', 'price'] as const),
  ...(['price_as_on', 'developer', 'address', 'locality', 'city', 'bedrooms', 'bathrooms'] as const),
  ...(['balconies', 'unit', 'carpet_area', 'built_up_area', 'super_area', 'plot_area', 'area'] as const),
  ...(['facing', 'furnishing', 'possession', 'rera_status', 'rera_project_no', 'rera_valid_to'] as const),
  ...(['description', 'latitude', 'longitude', 'lot_dimensions', 'about_developer'] as const),
  ...(['rera_details', 'fee_disclosure', 'disclaimer', 'publish'] as const),
] as const;

export type ListingColumn = (typeof listingColumns)[number];
