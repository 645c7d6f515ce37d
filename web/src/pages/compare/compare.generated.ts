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

/** What is paid before moving in: the first month’s rent and maintenance, the deposit, our fee. */
export type MoveInKey =
  | 'BROKERAGE'
  | 'DEPOSIT'
  | 'MAINTENANCE'
  | 'RENT';

/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  | 'ARTISTS_IMPRESSION'
  | 'PHOTOGRAPH';

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

export type ComparePropertiesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ComparePropertiesQuery = { propertiesByIds: Array<{ advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, towers: Array<{ key: string, name: string }>, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> }> };

export const ComparePropertiesDocument: PageDocument<ComparePropertiesQuery, ComparePropertiesQueryVariables> = {
  name: 'CompareProperties',
  text: "query CompareProperties($ids:[ID!]!){propertiesByIds(ids:$ids){...PropertyDetails}}fragment PropertyDetails on Property{...PropertyCard towers{key name}availability{units{id number tower configuration floor facing carpet status}counts{configuration total available}asOn}advertisement configurations{key name bedrooms study servant baths balconies carpet balconyArea builtUp superArea priceFrom priceTo pricedOn perSquareFoot plan{...ImageFacts}planRooms{name length width}}responsible{...ResponsiblePerson}publishAt updatedAt soldAt priceHistory{at perMonth price{from to}}description position{latitude longitude}lotDimensions balconies{min max}kind stage sale furnishing facing extras placeKey nearestStation{key name metres isNear}features amenities progress{id takenOn tower text image{...ImageFacts}}documents{id kind title dated bytes url}builder builderPage{id slug name introduction}aboutBuilder reraNumber reraDetails feeDisclosure rent{depositMonths maintenance brokerageDays lockInMonths noticeMonths risePercent riseMonths}homeLoan{most interestPercent interestOn}moveIn{lines{key amount tax}total unknown rules{...RuleSource}agreement{...RuleSource}}rera{status exemption authority validTo extensionAppliedOn accountNumber accountBank accountIfsc registeredCompletion checkedOn}registrationNotes{portal checkedDaysAgo checkedBy checkIsOld hasEnded filingIsLate code{path size}isSample}disclaimer}fragment PropertyCard on Property{id slug title category propertyStatus address locality city price{from to}pricedAt priceIsOld areas{min max unit basis}rooms{min max}baths{min max}completion{year quarter month}registration images{...ImageFacts}}fragment ImageFacts on Image{id url width height colour alt nature}fragment ResponsiblePerson on TeamMember{id slug name position phone phoneE164 image{...ImageFacts}}fragment RuleSource on Rule{id key value otherValues validFrom sourceTitle sourceAddress sourceDate readOn checkedOn note isOld}",
};

export function useComparePropertiesQuery(options: PageQueryOptions<ComparePropertiesQueryVariables>) {
  return usePageQuery(ComparePropertiesDocument, options);
}
