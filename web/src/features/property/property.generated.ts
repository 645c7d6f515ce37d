/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** What an area measures. Carpet area is the net usable floor area of RERA 2016, section 2(k). */
export type AreaBasis =
  | 'BUILT_UP'
  | 'CARPET'
  | 'PLOT'
  | 'SUPER_BUILT_UP';

/** A wanted range of areas; a project matches if one of its areas overlaps it. */
export type AreaInput = {
  /** Only areas that measure this; any area by default. */
  basis?: AreaBasis | null | undefined;
  /** The largest wanted area, in `unit`. */
  max?: number | null | undefined;
  /** The smallest wanted area, in `unit`. */
  min?: number | null | undefined;
  /** The unit of both; SQ_FT by default. */
  unit?: AreaUnit | null | undefined;
};

/** Square feet, square metres or square yards. */
export type AreaUnit =
  | 'SQ_FT'
  | 'SQ_M'
  | 'SQ_YD';

/** READY can be moved into; NEW_LAUNCH has just been opened for booking. */
export type BuildStage =
  | 'NEW_LAUNCH'
  | 'READY'
  | 'UNDER_CONSTRUCTION';

/** A wanted range of numbers, both included. Halves count as the number below: 2.5 baths are 2. */
export type CountInput = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** The kinds of documents of a property. */
export type DocumentKind =
  | 'BROCHURE'
  /** The certificate of registration of the project. */
  | 'FORM_C'
  | 'OTHER'
  /** What the office saw on the authority’s portal; always private. */
  | 'PORTAL_SCREENSHOT'
  | 'PRICE_LIST'
  /** The plan that the authority sanctioned. */
  | 'SANCTIONED_PLAN'
  /** What the promoter or owner authorised us to do; always private. */
  | 'WRITTEN_AUTHORITY';

/** The direction that the main door faces. */
export type Facing =
  | 'EAST'
  | 'NORTH'
  | 'NORTH_EAST'
  | 'NORTH_WEST'
  | 'SOUTH'
  | 'SOUTH_EAST'
  | 'SOUTH_WEST'
  | 'WEST';

/** The furniture in the rooms at possession. */
export type Furnishing =
  | 'FURNISHED'
  | 'SEMI_FURNISHED'
  | 'UNFURNISHED';

/** A rectangle on the map, in degrees (WGS 84); it lies on one side of the date line. */
export type MapArea = {
  /** Degrees east of its right edge, up to 180; not left of `west`. */
  east: number;
  /** Degrees north of its upper edge, up to 90; not below `south`. */
  north: number;
  /** Degrees north of its lower edge, from -90. */
  south: number;
  /** Degrees east of its left edge, from -180. */
  west: number;
};

/** What is paid before moving in: the first month’s rent and maintenance, the deposit, our fee. */
export type MoveInKey =
  | 'BROKERAGE'
  | 'DEPOSIT'
  | 'MAINTENANCE'
  | 'RENT';

/** What a project is near to, by straight distance from its own position. Without `id`, METRO means any open station and AIRPORT any airport. */
export type NearInput = {
  /** The key of a place. If its position is not known, the search finds what lies in it and in the places beside it. */
  id?: string | null | undefined;
  /** What it is near to. */
  kind: NearKind;
  /** The greatest straight distance in metres, 1 to 50,000. By default, for METRO the distance of the settings, for PLACE 3,000, for AIRPORT 10,000. */
  metresMax?: number | null | undefined;
};

/** What a project is near to. The site holds no positions of schools and hospitals: these two find nothing. */
export type NearKind =
  | 'AIRPORT'
  | 'HOSPITAL'
  | 'METRO'
  | 'PLACE'
  | 'SCHOOL';

/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  | 'ARTISTS_IMPRESSION'
  | 'PHOTOGRAPH';

/** A wanted range of months of completion, both included. */
export type PossessionInput = {
  /** The first month, as YYYY-MM. Without it, homes that are ready match as well. */
  from?: string | null | undefined;
  /** The last month, as YYYY-MM. */
  to?: string | null | undefined;
};

/** The filter of a project search; a missing field does not narrow it. */
export type ProjectFilter = {
  /** Only projects whose position lies in this part of the map. */
  area?: MapArea | null | undefined;
  /** With this number of balconies. */
  balconies?: CountInput | null | undefined;
  /** With this number of bathrooms. */
  baths?: CountInput | null | undefined;
  /** With this number of bedrooms; 0 is a studio. */
  bedrooms?: CountInput | null | undefined;
  /** Only by this builder: the name, with or without capitals and punctuation. */
  builder?: string | null | undefined;
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only with all of these. */
  extras?: Array<PropertyExtra> | null | undefined;
  /** Only with a door that faces one of these. */
  facing?: Array<Facing> | null | undefined;
  /** Only with an area in this range. */
  floorArea?: AreaInput | null | undefined;
  /** Only furnished like this. */
  furnishing?: Array<Furnishing> | null | undefined;
  /** To buy or to rent. By default RENT if `statuses` is FOR_RENT alone or the query says so, otherwise BUY. */
  intent?: ProjectIntent | null | undefined;
  /** Search words; a project must contain all of them, at least as beginnings of words. The argument `query` of `projects` understands plain words instead. */
  keyword?: string | null | undefined;
  /** Only these kinds. */
  kinds?: Array<PropertyKind> | null | undefined;
  /** The highest price in rupees; per month for RENT. */
  maxPrice?: number | null | undefined;
  /** The lowest price in rupees; per month for RENT. */
  minPrice?: number | null | undefined;
  /** Only near to this. */
  near?: NearInput | null | undefined;
  /** Only in these places, by their keys; a larger place includes what lies in it. At most 20. */
  places?: Array<string> | null | undefined;
  /** Only completed in these months. */
  possession?: PossessionInput | null | undefined;
  /** Only with a RERA registration number. */
  reraOnly?: boolean | null | undefined;
  /** Only what this team member looks after. */
  responsibleId?: string | number | null | undefined;
  /** Only these numbers of bedrooms; 0 is a studio, 4 means four or more. */
  rooms?: Array<number> | null | undefined;
  /** Only new ones, or only resales. */
  sale?: SaleKind | null | undefined;
  /** Only at these stages. */
  stages?: Array<BuildStage> | null | undefined;
  /** Only these statuses; by default, all except SOLD and OFF_MARKET. A status of the other intent finds nothing. */
  statuses?: Array<PropertyStatus> | null | undefined;
};

/** To rent: FOR_RENT. To buy: every other status. One list never mixes prices with monthly rents. */
export type ProjectIntent =
  | 'BUY'
  | 'RENT';

/** The order of projects. DEFAULT is newest first, those with an old price after all others; “On Request” comes after all prices. */
export type ProjectSort =
  | 'DEFAULT'
  | 'NEWEST'
  | 'POPULARITY'
  | 'PRICE_ASCENDING'
  | 'PRICE_DESCENDING';

/** The kind of project. */
export type PropertyCategory =
  | 'COMMERCIAL'
  | 'RESIDENTIAL'
  | 'STUDIO';

/** What buyers ask for by name. */
export type PropertyExtra =
  | 'CORNER'
  | 'GATED'
  | 'LIFT'
  | 'PARKING'
  | 'PARK_FACING'
  | 'POOL'
  | 'SERVANT_ROOM'
  | 'STUDY'
  | 'TERRACE'
  | 'VASTU';

/** What is sold or let: a flat, a shop, a plot. */
export type PropertyKind =
  | 'BUILDER_FLOOR'
  | 'DUPLEX'
  | 'FARMHOUSE'
  | 'FLAT'
  | 'INDEPENDENT_HOUSE'
  | 'OFFICE'
  | 'PENTHOUSE'
  | 'PLOT'
  | 'SHOP'
  | 'STUDIO'
  | 'VILLA'
  | 'WAREHOUSE';

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

/** Why a project needs no registration (section 3(2) of the Act). */
export type ReraExemption =
  | 'COMPLETED_BEFORE_ACT'
  | 'OTHER'
  | 'RENOVATION'
  | 'SMALL_PROJECT';

/** Why a listing may be advertised: its project is registered, needs no registration, its owner sells it, or it is to let. */
export type ReraStatus =
  | 'EXEMPT'
  | 'REGISTERED'
  | 'RENT'
  | 'RESALE_BY_OWNER';

/** Where a rule applies: UP is Uttar Pradesh with its RERA; NOIDA, GREATER_NOIDA, YEIDA and GHAZIABAD are parts of it with rules of their own; the others are RERA authorities of other states. */
export type RuleAuthority =
  | 'GHAZIABAD'
  | 'GREATER_NOIDA'
  | 'HARYANA_GURUGRAM'
  | 'HARYANA_PANCHKULA'
  | 'MAHARASHTRA'
  | 'NOIDA'
  | 'UP'
  | 'YEIDA';

/** NEW is sold by the builder, RESALE by its owner. */
export type SaleKind =
  | 'NEW'
  | 'RESALE';

/** Whether a unit is available. A HOLD ends by itself and makes the unit AVAILABLE again. */
export type UnitStatus =
  | 'AGREEMENT'
  | 'AVAILABLE'
  | 'BLOCKED_BY_BUILDER'
  | 'BOOKED'
  | 'HOLD'
  | 'NOT_RELEASED'
  | 'REGISTERED'
  | 'RESALE';

export type PropertyCardFragment = { id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> };

export type ResponsiblePersonFragment = { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } };

export type PropertyDetailsFragment = { advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, towers: Array<{ key: string, name: string }>, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> };

export type ProjectsQueryVariables = Exact<{
  query?: string | null | undefined;
  filter?: ProjectFilter | null | undefined;
  sort?: ProjectSort | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  withFacets?: boolean | null | undefined;
  withPlaces?: boolean | null | undefined;
  withPeople?: boolean | null | undefined;
}>;


export type ProjectsQuery = { projects: { totalCount: number, intent: ProjectIntent, understanding?: { assumed: Array<string>, ambiguous: Array<string>, leftover: Array<string>, unsupported: Array<string>, near: { kind: NearKind } | null, parts: Array<{ field: string, label: string, without: string, withoutField: string }>, otherReadings: Array<{ label: string, query: string }> } | null, relaxations?: Array<{ condition: string, count: number }>, neighbours?: Array<{ key: string, name: string, count: number }>, pageInfo: { page: number, perPage: number, totalPages: number, hasNextPage: boolean, hasPreviousPage: boolean }, items: Array<{ id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, position?: { latitude: number, longitude: number } | null, responsible?: { id: string, slug: string, name: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> }>, facets?: { rera: number, nearMetro: number, categories: Array<{ value: PropertyCategory, count: number }>, statuses: Array<{ value: PropertyStatus, count: number }>, rooms: Array<{ value: number, count: number }>, kinds: Array<{ value: PropertyKind, count: number }>, stages: Array<{ value: BuildStage, count: number }>, furnishing: Array<{ value: Furnishing, count: number }>, facing: Array<{ value: Facing, count: number }>, extras: Array<{ value: PropertyExtra, count: number }>, sales: Array<{ value: SaleKind, count: number }>, people: Array<{ id: string, count: number, person: { id: string, name: string } | null }>, places: Array<{ key: string, name: string, region: string | null, count: number }>, neighbours: Array<{ key: string, name: string, region: string | null, count: number }> } } };

export type PropertiesByIdsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type PropertiesByIdsQuery = { propertiesByIds: Array<{ id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> }> };

export type PropertyDetailsQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type PropertyDetailsQuery = { property: { advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, towers: Array<{ key: string, name: string }>, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> } | null };

export type PropertySeenQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type PropertySeenQuery = { property: { id: string } | null };

export const ProjectsDocument: PageDocument<ProjectsQuery, ProjectsQueryVariables> = {
  name: 'Projects',
  text: "query Projects($query:String$filter:ProjectFilter$sort:ProjectSort$page:Int$perPage:Int$withFacets:Boolean=false$withPlaces:Boolean=false$withPeople:Boolean=false){projects(query:$query filter:$filter sort:$sort page:$page perPage:$perPage){totalCount intent understanding@include(if:$withFacets){assumed ambiguous leftover unsupported near{kind}parts{field label without withoutField}otherReadings{label query}}relaxations@include(if:$withFacets){condition count}neighbours@include(if:$withFacets){key name count}pageInfo{page perPage totalPages hasNextPage hasPreviousPage}items{...PropertyCard position@include(if:$withPlaces){latitude longitude}responsible@include(if:$withPeople){id slug name image{...ImageFacts}}}facets@include(if:$withFacets){categories{value count}statuses{value count}rooms{value count}kinds{value count}stages{value count}furnishing{value count}facing{value count}extras{value count}sales{value count}people{id count person{id name}}rera nearMetro places{key name region count}neighbours{key name region count}}}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration images{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};

export function useProjectsQuery(options?: PageQueryOptions<ProjectsQueryVariables>) {
  return usePageQuery(ProjectsDocument, options);
}

export const PropertiesByIdsDocument: PageDocument<PropertiesByIdsQuery, PropertiesByIdsQueryVariables> = {
  name: 'PropertiesByIds',
  text: "query PropertiesByIds($ids:[ID!]!){propertiesByIds(ids:$ids){...PropertyCard}}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration images{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}",
};

export function usePropertiesByIdsQuery(options: PageQueryOptions<PropertiesByIdsQueryVariables>) {
  return usePageQuery(PropertiesByIdsDocument, options);
}

export const PropertyDetailsDocument: PageDocument<PropertyDetailsQuery, PropertyDetailsQueryVariables> = {
  name: 'PropertyDetails',
  text: "query PropertyDetails($id:ID$slug:String){property(id:$id slug:$slug){...PropertyDetails}}fragment PropertyDetails on Property{...PropertyCard towers{key name}availability{units{id number tower configuration floor facing carpet status}counts{configuration total available}asOn}advertisement configurations{key name bedrooms study servant baths balconies carpet balconyArea builtUp superArea priceFrom priceTo pricedOn perSquareFoot plan{...ImageFacts}planRooms{name length width}}responsible{...ResponsiblePerson}publishAt updatedAt soldAt priceHistory{at perMonth price{from to}}description position{latitude longitude}lotDimensions balconies{min max}kind stage sale furnishing facing extras placeKey nearestStation{key name metres isNear}features amenities progress{id takenOn tower text image{...ImageFacts}}documents{id kind title dated bytes url}builder builderPage{id slug name introduction}aboutBuilder reraNumber reraDetails feeDisclosure rent{depositMonths maintenance brokerageDays lockInMonths noticeMonths risePercent riseMonths}homeLoan{most interestPercent interestOn}moveIn{lines{key amount tax}total unknown rules{...RuleSource}agreement{...RuleSource}}rera{status exemption authority validTo extensionAppliedOn accountNumber accountBank accountIfsc registeredCompletion checkedOn}registrationNotes{portal checkedDaysAgo checkedBy checkIsOld hasEnded filingIsLate code{path size}isSample}disclaimer}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration images{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}fragment ResponsiblePerson on TeamMember{id slug name position phone phoneE164 image{...ImageFacts}}fragment RuleSource on Rule{id key value otherValues validFrom sourceTitle sourceAddress sourceDate readOn checkedOn note isOld}",
};

export function usePropertyDetailsQuery(options?: PageQueryOptions<PropertyDetailsQueryVariables>) {
  return usePageQuery(PropertyDetailsDocument, options);
}

export const PropertySeenDocument: PageDocument<PropertySeenQuery, PropertySeenQueryVariables> = {
  name: 'PropertySeen',
  text: "query PropertySeen($id:ID$slug:String){property(id:$id slug:$slug){id}}",
};

export function usePropertySeenQuery(options?: PageQueryOptions<PropertySeenQueryVariables>) {
  return usePageQuery(PropertySeenDocument, options);
}
