import { importColumns, reraColumnNames, reraColumns } from 'domain/property/listing-columns.ts';
import { privateColumnNames, privateColumns } from 'domain/property/private-fields.ts';
import type { ImportColumn, ListingColumn } from 'domain/property/listing-columns.ts';
import type { ColumnMap } from '../../kit/import/headings.ts';

/** Other headings that need no question: RESO names, and what sheets of listings in Noida have. */
const aliases: Record<string, ImportColumn> = {
  ...{ id: 'listing_id', listingkey: 'listing_id', homelistingid: 'listing_id', agentref: 'listing_id' },
  ...{ sourcesystem: 'source', sourcesystemname: 'source', originatingsystem: 'source' },
  ...{ title: 'project_name', project: 'project_name', name: 'project_name' },
  ...{ subdivisionname: 'project_name', standardstatus: 'status', availability: 'status' },
  ...{ propertysubtype: 'kind', propertytype: 'kind', subkind: 'kind', listingtype: 'sale_or_rent' },
  ...{ listprice: 'price', ason: 'price_as_on', builder: 'developer', buildername: 'developer' },
  ...{ sector: 'locality', town: 'city', bedroomstotal: 'bedrooms', bhk: 'bedrooms', rooms: 'bedrooms' },
  ...{ beds: 'bedrooms', baths: 'bathrooms', bathroomstotalinteger: 'bathrooms', carpet: 'carpet_area' },
  ...{ livingarea: 'carpet_area', livingareaunits: 'unit', areaunit: 'unit', builtup: 'built_up_area' },
  ...{ superbuiltup: 'super_area', buildingareatotal: 'super_area', lotsizearea: 'plot_area' },
  ...{ directionfaces: 'facing', furnished: 'furnishing', furnishtype: 'furnishing' },
  ...{ availabilitydate: 'possession', completion: 'possession', rerano: 'rera_project_no' },
  ...{ reranumber: 'rera_project_no', publicremarks: 'description', lat: 'latitude', lng: 'longitude' },
  ...{ reravalidity: 'rera_valid_to', reravaliduntil: 'rera_valid_to', reravalidtill: 'rera_valid_to' },
  ...{ validfrom: 'rera_valid_from', validto: 'rera_valid_to', validuntil: 'rera_valid_to' },
  ...{ authority: 'rera_authority', qr: 'rera_qr_link', qrlink: 'rera_qr_link', qrcode: 'rera_qr_link' },
  ...{ accountnumber: 'rera_account_number', accountno: 'rera_account_number', ifsc: 'rera_account_ifsc' },
  ...{ collectionaccount: 'rera_account_number', bank: 'rera_account_bank', formcfile: 'form_c' },
  ...{ checkedon: 'rera_checked_on', portalcheckedon: 'rera_checked_on', accountifsc: 'rera_account_ifsc' },
  ...{
    owner: 'owner_name',
    ownermobileno: 'owner_mobile',
    ownerphone: 'owner_mobile',
    mobile: 'owner_mobile',
  },
  ...{
    ownercontact: 'owner_mobile',
    ownernumber: 'owner_mobile',
    floorno: 'floor',
    totalfloor: 'total_floors',
  },
  ...{ key: 'keys', keyswith: 'keys', bottomprice: 'lowest_price', lastprice: 'lowest_price' },
  ...{ remark: 'private_remark', remarks: 'private_remark', notes: 'private_remark' },
  ...{ societyname: 'society', apartment: 'society', complex: 'society', building: 'society' },
  ...{ size: 'area', superarea: 'super_area', totalprice: 'price', total: 'price', asking: 'price' },
  ...{ demand: 'price', askingprice: 'price', saleprice: 'price', expectedprice: 'price' },
  ...{ monthlyrent: 'rent', rentpm: 'rent', expectedrent: 'rent', psf: 'rate', ratepsf: 'rate' },
  ...{ ratepersqft: 'rate', pricepersqft: 'rate', ratesqft: 'rate', sec: 'locality', location: 'locality' },
  ...{ readyuc: 'possession', readypossession: 'possession', possessionstatus: 'possession' },
  ...{ furnishingstatus: 'furnishing', bath: 'bathrooms', toilets: 'bathrooms' },
  ...{ published: 'publish', aboutbuilder: 'about_developer' },
};

/** The headings of a file of listings. */
export const listingMap: ColumnMap = {
  memory: 'listing ',
  columns: importColumns,
  aliases,
  needed: [['project_name', 'society']],
};

/** The columns of the fields of a property, for the sentences about them. */
export const listingColumnOf: Record<string, ListingColumn> = {
  ...{ title: 'project_name', propertyStatus: 'status', category: 'category', kind: 'kind' },
  ...{ price: 'price', builder: 'developer', address: 'address', locality: 'locality', city: 'city' },
  ...{ rooms: 'bedrooms', baths: 'bathrooms', balconies: 'balconies', area: 'carpet_area' },
  ...{ facing: 'facing', furnishing: 'furnishing', yearBuilt: 'possession', reraNumber: 'rera_project_no' },
  ...{ 'rera.status': 'rera_status', documents: 'form_c', description: 'description' },
  ...Object.fromEntries(reraColumnNames.map((column) => [`rera.${reraColumns[column]}`, column])),
  ...Object.fromEntries(
    privateColumnNames.map((column) => [`privateFacts.${privateColumns[column]}`, column]),
  ),
  ...{ latitude: 'latitude', longitude: 'longitude', lotDimensions: 'lot_dimensions' },
  ...{ aboutBuilder: 'about_developer', reraDetails: 'rera_details' },
  ...{ feeDisclosure: 'fee_disclosure', disclaimer: 'disclaimer' },
};
