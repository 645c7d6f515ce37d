/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When the authority allotted the land or the home: up to 1990, from 1991 to 2000, from 2001 to 2011, or later. */
export type AllotmentPeriod =
  | 'AFTER_2011'
  | 'UNTIL_1990'
  | 'UNTIL_2000'
  | 'UNTIL_2011';

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

/** What the consultancy checked about a builder. */
export type BuilderCheckInput = {
  /** Who checked it. */
  checkedBy: string;
  /** The day of the check. As YYYY-MM-DD. */
  checkedOn: string;
  /** What was checked, and the result. */
  text: string;
};

/** A builder from the form of the office. */
export type BuilderInput = {
  /** What the consultancy checked. */
  checks?: Array<BuilderCheckInput> | null | undefined;
  /** About the builder; an empty line begins a new paragraph. */
  introduction?: string | null | undefined;
  /** The name. */
  name: string;
  /** Registration number as a promoter with RERA. */
  promoterNumber?: string | null | undefined;
  /** The year in which it began to build. */
  since?: number | null | undefined;
  /** Its projects with promised and actual days. */
  trackRecord?: Array<TrackRecordInput> | null | undefined;
  /** Website. */
  website?: string | null | undefined;
};

/** OK passes; NOT_APPLICABLE does not concern this listing; WARNING needs a reason before visitors see it; BLOCKING must be fixed. */
export type CheckLevel =
  | 'BLOCKING'
  | 'NOT_APPLICABLE'
  | 'OK'
  | 'WARNING';

/** A chosen picture in its place; the first is the cover. */
export type ChosenPicture = {
  /** A description of the picture, at most 200 characters; by default, the item’s title. */
  alt?: string | null | undefined;
  /** The picture’s id, from an item, from `uploadPicture` or from `pictureLibrary`. */
  id: string | number;
  /** For a picture of a property: what it is. If it is left out, it does not change; null removes it. */
  nature?: PictureNature | null | undefined;
};

/** A kind of home or unit that a project has, with its areas and its price band. */
export type ConfigurationInput = {
  /** Balconies. */
  balconies?: number | null | undefined;
  /** The balconies and verandahs, which carpet area leaves out. In square feet. */
  balconyArea?: number | null | undefined;
  /** Bathrooms; halves are possible: 2.5 are two and a powder room. */
  baths?: number | null | undefined;
  /** Bedrooms; 0 is a studio, null where there are none. */
  bedrooms?: number | null | undefined;
  /** Built-up area. In square feet. */
  builtUp?: number | null | undefined;
  /** Carpet area (RERA 2016, section 2(k)). In square feet. */
  carpet?: number | null | undefined;
  /** Its permanent key within the project, which units and links refer to. Without one, the server makes one from the name. */
  key?: string | null | undefined;
  /** Its name, such as “3 BHK + study 1,895”; no two of a project have the same. */
  name: string;
  /** Its plan: the id of one of the pictures of the project. Null for none. */
  planId?: string | number | null | undefined;
  /** The rooms of its plan; null if not known. */
  planRooms?: Array<PlanRoomInput> | null | undefined;
  /** Its price, or the lower end of its price band; null on request. In whole rupees. */
  priceFrom?: number | null | undefined;
  /** The upper end of its price band; null for a single price. In whole rupees. */
  priceTo?: number | null | undefined;
  /** The day of its price; today by default. A day as YYYY-MM-DD. */
  pricedOn?: string | null | undefined;
  /** Whether it has a servant room. */
  servant?: boolean | null | undefined;
  /** Whether it has a study. */
  study?: boolean | null | undefined;
  /** Super built-up area, which is not a legal measure. In square feet. */
  superArea?: number | null | undefined;
};

/** The charges of a project. A missing value is not known; zero means that there is no such charge. */
export type CostTermsInput = {
  /** For a resale: when the authority allotted it; null if not known. */
  allotmentPeriod?: AllotmentPeriod | null | undefined;
  /** For a resale: the original allotment price. In whole rupees. */
  allotmentPrice?: number | null | undefined;
  /** Basic price in rupees per sq ft of carpet area; null for a lump sum, the price of the project. A decimal number as text. */
  basicRate?: string | null | undefined;
  /** Circle rate in rupees per square metre of carpet area. A decimal number as text. */
  circleRate?: string | null | undefined;
  /** Club membership. In whole rupees. */
  club?: number | null | undefined;
  /** Development charges (EDC, IDC) in rupees per sq ft; usually 0 in Noida. A decimal number as text. */
  developmentRate?: string | null | undefined;
  /** Electricity and fire fighting (EEC, FFC) in rupees per sq ft. A decimal number as text. */
  electricityRate?: string | null | undefined;
  /** Floor rise in rupees per sq ft and floor; below zero if higher floors are cheaper. A decimal number as text. */
  floorRise?: string | null | undefined;
  /** The highest floor without floor rise. */
  freeFloors?: number | null | undefined;
  /** Whether it lies outside the towns, where duty is lower. */
  isRural?: boolean | null | undefined;
  /** One-time lease rent in rupees per sq ft. A decimal number as text. */
  leaseRentRate?: string | null | undefined;
  /** Lawyer, deed writer and e-stamp service. In whole rupees. */
  legal?: number | null | undefined;
  /** Costs of the loan: processing, valuation, insurance and mortgage papers. In whole rupees. */
  loanCosts?: number | null | undefined;
  /** The location charges (PLC); null if not known. */
  locationCharges?: Array<LocationChargeInput> | null | undefined;
  /** Months of maintenance that are paid in advance. */
  maintenanceMonths?: number | null | undefined;
  /** Maintenance in rupees per sq ft and month. A decimal number as text. */
  maintenanceRate?: string | null | undefined;
  /** The highest number of location charges that a home pays; null for all. */
  maxLocationCharges?: number | null | undefined;
  /** Meters, gas, water and documents. In whole rupees. */
  meters?: number | null | undefined;
  /** One covered parking slot. In whole rupees. */
  parking?: number | null | undefined;
  /** The payment plan; its shares add up to 100 %. Null if not known. */
  paymentPlan?: Array<PaymentMilestoneInput> | null | undefined;
  /** Whether the payment plan follows the construction or the calendar; null if not said. */
  paymentPlanKind?: PaymentPlanKind | null | undefined;
  /** The power back-up that comes with a home, in kVA. */
  powerKva?: number | null | undefined;
  /** Power back-up per kVA. In whole rupees. */
  powerRate?: number | null | undefined;
  /** Interest-free maintenance security (IFMS) in rupees per sq ft. A decimal number as text. */
  securityRate?: string | null | undefined;
  /** For a resale: who pays the transfer charge. */
  transferPayer?: TransferPayer | null | undefined;
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

/** Why a listing may be published although a check warns. */
export type GateReasonInput = {
  /** The number of the check, 1 to 17. */
  check: number;
  /** The reason in words. */
  reason: string;
};

/** Selects the items of a kind that match all given conditions, including the `filter` beside it. */
export type ItemMatch = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
};

/** Selects items: either by `ids`, or all that match. */
export type ItemSelection = {
  /** These items, at most 1,000. */
  ids?: Array<string | number> | null | undefined;
  /** All items that match, including the `filter` beside it; up to 1,000 per call. */
  matching?: ItemMatch | null | undefined;
};

/** Selects a page of an admin list. */
export type ListInput = {
  /** Leaves out items created later. */
  createdUntil?: string | null | undefined;
  /** Show deleted items instead of current ones. */
  deleted?: boolean | null | undefined;
  /** DESCENDING by default: newest first. */
  direction?: SortDirection | null | undefined;
  /** The page, counted from 1 (the default). */
  page?: number | null | undefined;
  /** Items per page, 1 to 100; each list has its own default. */
  perPage?: number | null | undefined;
  /** Search words; an item must contain all of them, at least as beginnings of words. */
  search?: string | null | undefined;
  /** The field to sort by; `createdAt` by default. */
  sortBy?: string | null | undefined;
};

/** A location charge (PLC): park, corner, road or view. */
export type LocationChargeInput = {
  /** Its name, such as “Park facing”. */
  name: string;
  /** Rupees per sq ft of carpet area. A decimal number as text. */
  rate: string;
};

/** What is paid before moving in: the first month’s rent and maintenance, the deposit, our fee. */
export type MoveInKey =
  | 'BROKERAGE'
  | 'DEPOSIT'
  | 'MAINTENANCE'
  | 'RENT';

/** A part of the price and when it is due. */
export type PaymentMilestoneInput = {
  /** Months after booking and agreement; null for at possession, or when the stage is reached. */
  month?: number | null | undefined;
  /** What it is due for, such as “On booking” or “5th floor roof slab”. */
  name: string;
  /** Its share of the agreement value in percent. A decimal number as text. */
  percent: string;
  /** Whether it is due at a stage of construction whose month is not known. It cannot have a month as well. */
  whenReached?: boolean | null | undefined;
};

/** What decides when the payments of a plan fall due: the progress of the construction, whose months are expected ones, or the calendar, counted from the day of booking. */
export type PaymentPlanKind =
  | 'CONSTRUCTION_LINKED'
  | 'TIME_LINKED';

/** Whether a picture is a photograph of what stands there, or an artist’s impression of what is planned. */
export type PictureNature =
  | 'ARTISTS_IMPRESSION'
  | 'PHOTOGRAPH';

/** A room of a floor plan. */
export type PlanRoomInput = {
  /** Its longer side. In feet. */
  length: number;
  /** Its name, such as “Living and dining”. */
  name: string;
  /** Its shorter side. In feet. */
  width: number;
};

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

/** The filter of the admin list of properties; all given conditions must hold. */
export type PropertyFilter = {
  /** Only this category. */
  category?: PropertyCategory | null | undefined;
  /** Only properties with pictures, or only those without. */
  hasPictures?: boolean | null | undefined;
  /** Only properties with a place of the gazetteer, or only those without. */
  hasPlace?: boolean | null | undefined;
  /** Only published properties that pass their checks, or only those in a grace period or taken from the site that do not. */
  passes?: boolean | null | undefined;
  /** Only properties whose price is old by the rule `price.staleDays`, or only the others; a price that grows old is noted within an hour. */
  priceIsOld?: boolean | null | undefined;
  /** The publication state. */
  publication?: PublicationState | null | undefined;
  /** Only this status. */
  status?: PropertyStatus | null | undefined;
};

/** A project from the admin form; the server parses the facts from text, or refuses them. */
export type PropertyInput = {
  /** About the builder. */
  aboutBuilder: string;
  /** The postal address. */
  address: string;
  /** Amenities such as Gym or WiFi. */
  amenities?: Array<string> | null | undefined;
  /** `1,150–1,850 sq ft carpet`; separate several with `;`. */
  area?: string | null | undefined;
  /** `2` or `1–3`. */
  balconies?: string | null | undefined;
  /** `2`, `2.5` or `2–3`. */
  baths?: string | null | undefined;
  /** The name of the builder or developer. */
  builder?: string | null | undefined;
  /** COMMERCIAL by default. */
  category?: PropertyCategory | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Its configurations in order, at most 40; an empty list for none. Without it, the stored ones stay. If there are any, price, areas (except the plot), rooms, baths and balconies come from them and replace what is typed for these. */
  configurations?: Array<ConfigurationInput> | null | undefined;
  /** The charges besides the price. Without it, the stored terms stay. */
  costs?: CostTermsInput | null | undefined;
  /** The description; an empty line starts a new paragraph. */
  description?: string | null | undefined;
  /** The disclaimer to show with the project. */
  disclaimer: string;
  /** What buyers ask for by name. Unless given, they follow from the features and amenities. An empty list means none. */
  extras?: Array<PropertyExtra> | null | undefined;
  /** The directions that its doors face; several where its units differ. An empty list means none. */
  facing?: Array<Facing> | null | undefined;
  /** Features such as Garden or Parking. */
  features?: Array<string> | null | undefined;
  /** Who pays the consultancy for this property, and how much, in one sentence. */
  feeDisclosure?: string | null | undefined;
  /** What stands in its rooms; null if it is not stated. */
  furnishing?: Furnishing | null | undefined;
  /** Reasons for warnings of `listingChecks`. Earlier reasons that are still valid stay. */
  gateReasons?: Array<GateReasonInput> | null | undefined;
  /** What is sold or let; null if it is not stated. */
  kind?: PropertyKind | null | undefined;
  /** Degrees north; give both or neither. */
  latitude?: number | null | undefined;
  /** Sector or neighbourhood. */
  locality?: string | null | undefined;
  /** Degrees east; give both or neither. */
  longitude?: number | null | undefined;
  /** Dimension of the site or lot, such as `6.2 acres`. */
  lotDimensions?: string | null | undefined;
  /** The key of its place. Without it, the place follows from locality and city; an empty text means none. */
  placeKey?: string | null | undefined;
  /** `45,00,000`, `45 lakh`, `50k`, `1.2–1.9 Cr` or `On Request`; empty means on request. */
  price?: string | null | undefined;
  /** FOR_SALE by default. */
  propertyStatus?: PropertyStatus | null | undefined;
  /** The costs besides the rent. Without it, the stored terms stay. */
  rent?: RentTermsInput | null | undefined;
  /** Its registration with RERA. Without it, the stored one stays. */
  rera?: ReraInput | null | undefined;
  /** RERA details. */
  reraDetails: string;
  /** RERA registration number of the project. */
  reraNumber?: string | null | undefined;
  /** The team member who looks after it; none by default. */
  responsibleId?: string | number | null | undefined;
  /** `3`, `3.5 BHK`, `3 BHK + study`, `2–4 BHK` or `Studio`. */
  rooms?: string | null | undefined;
  /** Whether the builder or an owner sells it; null if it is not stated. */
  sale?: SaleKind | null | undefined;
  /** Whether it stands. Unless it is chosen, it follows from the completion: ready once that has passed. */
  stage?: BuildStage | null | undefined;
  /** The project’s name. */
  title: string;
  /** Its towers in order, at most 60; an empty list for none. Without it, the stored ones stay. */
  towers?: Array<TowerInput> | null | undefined;
  /** `2027`, `Dec 2027`, `Q3 2027` or `Ready to move`. */
  yearBuilt?: string | null | undefined;
};

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

/** The wanted publication state of an item. */
export type PublicationInput = {
  /** When the item appears: for SCHEDULED only, in the future and within two years. */
  publishAt?: string | null | undefined;
  /** The wanted state. */
  state: PublicationState;
};

/** The publication state of an item. */
export type PublicationState =
  /** Owner and editors only. */
  | 'DRAFT'
  /** All visitors. */
  | 'PUBLISHED'
  /** Owner and editors until the set time, then all visitors. */
  | 'SCHEDULED';

/** The costs of renting besides the rent. A missing value is not known; zero means nothing to pay. */
export type RentTermsInput = {
  /** Our fee, in days of rent, to which GST is added; 0 for none. */
  brokerageDays?: number | null | undefined;
  /** The refundable deposit, in months of rent. */
  depositMonths?: number | null | undefined;
  /** Months for which neither side may end the agreement. */
  lockInMonths?: number | null | undefined;
  /** Maintenance for a month; 0 if the rent includes it. In whole rupees. */
  maintenance?: number | null | undefined;
  /** Months of notice. */
  noticeMonths?: number | null | undefined;
  /** The number of months between rent increases. */
  riseMonths?: number | null | undefined;
  /** The rent increase in percent; 0 for none. */
  risePercent?: number | null | undefined;
};

/** Why a project needs no registration (section 3(2) of the Act). */
export type ReraExemption =
  | 'COMPLETED_BEFORE_ACT'
  | 'OTHER'
  | 'RENOVATION'
  | 'SMALL_PROJECT';

/** The registration of a project with RERA, or why it needs none. Its number is `reraNumber` of the project. */
export type ReraInput = {
  /** The bank of the collection account. */
  accountBank?: string | null | undefined;
  /** The IFSC of the collection account, in capitals. */
  accountIfsc?: string | null | undefined;
  /** The number of the collection account. */
  accountNumber?: string | null | undefined;
  /** Whether the certificate shows the number as it is typed. Null for visitors. */
  asPrinted?: boolean | null | undefined;
  /** The RERA authority; null if not known. */
  authority?: RuleAuthority | null | undefined;
  /** The first day of that authority. Null for visitors. A day as YYYY-MM-DD. */
  authorityFrom?: string | null | undefined;
  /** What the promoter or owner authorised us in writing to do; null if nothing, and for visitors. */
  authorityScope?: string | null | undefined;
  /** The last day of that authority. Null for visitors. A day as YYYY-MM-DD. */
  authorityTo?: string | null | undefined;
  /** The day of its completion or occupancy certificate. A day as YYYY-MM-DD. */
  certificateDate?: string | null | undefined;
  /** The number of its completion or occupancy certificate. */
  certificateNumber?: string | null | undefined;
  /** The day on which the office last looked it up on the authority’s portal. A day as YYYY-MM-DD. */
  checkedOn?: string | null | undefined;
  /** Whether an earlier completion is the builder’s estimate, shown beside the registered day. */
  completionIsEstimate?: boolean | null | undefined;
  /** For EXEMPT: why it needs no registration. */
  exemption?: ReraExemption | null | undefined;
  /** For EXEMPT: the reason in words, with its proof. */
  exemptionNote?: string | null | undefined;
  /** The day on which an extension was applied for. A day as YYYY-MM-DD. */
  extensionAppliedOn?: string | null | undefined;
  /** The receipt of that application. Null for visitors. */
  extensionReceipt?: string | null | undefined;
  /** The last day that the extension asks for. A day as YYYY-MM-DD. */
  extensionTo?: string | null | undefined;
  /** The day of the builder’s last quarterly update on the portal. A day as YYYY-MM-DD. */
  lastQuarterlyUpdate?: string | null | undefined;
  /** The day on which the builder cleared the pictures and the brochure. Null for visitors. A day as YYYY-MM-DD. */
  picturesClearedOn?: string | null | undefined;
  /** For SMALL_PROJECT: the land of all phases in square metres. A decimal number as text. */
  projectLand?: string | null | undefined;
  /** For SMALL_PROJECT: the units of all phases. */
  projectUnits?: number | null | undefined;
  /** The link in the project’s QR code, as `readQrCode` reads it. */
  qrLink?: string | null | undefined;
  /** The registered day of completion. A day as YYYY-MM-DD. */
  registeredCompletion?: string | null | undefined;
  /** Why it may be advertised; null if not known. */
  status?: ReraStatus | null | undefined;
  /** The first day of the registration. A day as YYYY-MM-DD. */
  validFrom?: string | null | undefined;
  /** The last day of the registration, with all extensions that were granted. A day as YYYY-MM-DD. */
  validTo?: string | null | undefined;
};

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

/** The direction of a sorted list. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

/** A tower of a project. */
export type TowerInput = {
  /** The day of that certificate. A day as YYYY-MM-DD. */
  certificateDate?: string | null | undefined;
  /** The number of its completion or occupancy certificate. */
  certificateNumber?: string | null | undefined;
  /** Its floors above the ground floor. */
  floors?: number | null | undefined;
  /** Its permanent key within the project, which its units refer to. Without one, the server makes one from the name. */
  key?: string | null | undefined;
  /** Lifts. */
  lifts?: number | null | undefined;
  /** Its name, such as “Tower A”; no two of a project have the same. */
  name: string;
  /** How far it is; null if not known. */
  status?: TowerStatus | null | undefined;
  /** Units on a floor. */
  unitsPerFloor?: number | null | undefined;
};

/** How far a tower is: not begun, being built, or completed. */
export type TowerStatus =
  | 'COMPLETED'
  | 'PLANNED'
  | 'UNDER_CONSTRUCTION';

/** A project of a builder with its promised and its actual day. */
export type TrackRecordInput = {
  /** The day on which possession began; null if it has not. As YYYY-MM-DD. */
  deliveredOn?: string | null | undefined;
  /** The day of its launch; null if not known. As YYYY-MM-DD. */
  launchedOn?: string | null | undefined;
  /** Whole months from the promised day to the actual one, or until today while there is none; negative if earlier. Null while the promised day is in the future. */
  monthsLate?: number | null | undefined;
  /** Where it is, such as “Sector 150, Noida”. */
  place?: string | null | undefined;
  /** The name of the project. */
  project: string;
  /** The day promised for possession. As YYYY-MM-DD. */
  promisedOn: string;
  /** The address of the source. Required. */
  sourceAddress?: string | null | undefined;
  /** The source of these days. */
  sourceTitle: string;
};

/** Who pays the transfer charge of a resale: the buyer, the seller, or each a half. */
export type TransferPayer =
  | 'BUYER'
  | 'HALF'
  | 'SELLER';

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

export type AdminPropertiesQueryVariables = Exact<{
  list?: ListInput | null | undefined;
  filter?: PropertyFilter | null | undefined;
}>;


export type AdminPropertiesQuery = { adminProperties: { totalCount: number, items: Array<{ id: string, slug: string, title: string, advertisement: string, address: string, category: PropertyCategory, propertyStatus: PropertyStatus, enquiryCount: number | null, publication: PublicationState, publishAt: string | null, pricedAt: string, priceIsOld: boolean, draft: { publishAt: string | null } | null, responsible: { id: string, name: string } | null, price: { from: number, to: number | null } | null, completeness: { percent: number, missing: Array<{ toDo: string }> } | null, gate: { passes: boolean, graceUntil: string | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> }> } };

export type AdminPropertyCountsQueryVariables = Exact<{
  list: ListInput;
  publication?: PublicationState | null | undefined;
  category?: PropertyCategory | null | undefined;
  hasPictures?: boolean | null | undefined;
  hasPlace?: boolean | null | undefined;
  priceIsOld?: boolean | null | undefined;
  passes?: boolean | null | undefined;
}>;


export type AdminPropertyCountsQuery = { all: { totalCount: number }, FOR_SALE: { totalCount: number }, FOR_RENT: { totalCount: number }, SOLD: { totalCount: number }, UNDER_OFFER: { totalCount: number }, OFF_MARKET: { totalCount: number } };

export type EditedPropertyQueryVariables = Exact<{
  id: string | number;
}>;


export type EditedPropertyQuery = { property: { chosenStage: BuildStage | null, responsibleId: string | null, updatedBy: string | null, publication: PublicationState, advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, costs: { basicRate: string | null, maxLocationCharges: number | null, floorRise: string | null, freeFloors: number | null, parking: number | null, club: number | null, powerRate: number | null, powerKva: number | null, electricityRate: string | null, developmentRate: string | null, leaseRentRate: string | null, securityRate: string | null, maintenanceRate: string | null, maintenanceMonths: number | null, meters: number | null, legal: number | null, loanCosts: number | null, circleRate: string | null, isRural: boolean | null, allotmentPrice: number | null, allotmentPeriod: AllotmentPeriod | null, transferPayer: TransferPayer | null, paymentPlanKind: PaymentPlanKind | null, locationCharges: Array<{ name: string, rate: string }> | null, paymentPlan: Array<{ name: string, percent: string, month: number | null, whenReached: boolean | null }> | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null, exemptionNote: string | null, projectLand: string | null, projectUnits: number | null, certificateNumber: string | null, certificateDate: string | null, asPrinted: boolean | null, validFrom: string | null, extensionReceipt: string | null, extensionTo: string | null, qrLink: string | null, completionIsEstimate: boolean | null, lastQuarterlyUpdate: string | null, authorityScope: string | null, authorityFrom: string | null, authorityTo: string | null, picturesClearedOn: string | null } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, planId: string | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, towers: Array<{ key: string, name: string, floors: number | null, unitsPerFloor: number | null, lifts: number | null, status: TowerStatus | null, certificateNumber: string | null, certificateDate: string | null }>, completeness: { percent: number, missing: Array<{ key: string, toDo: string, field: string }> } | null, gate: { graceUntil: string | null } | null, draft: { publishAt: string | null } | null, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> } };

export type ConfigurationFactsFragment = { key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, planId: string | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, planRooms: Array<{ name: string, length: number, width: number }> | null };

export type ReraFactsFragment = { status: ReraStatus | null, exemption: ReraExemption | null, exemptionNote: string | null, projectLand: string | null, projectUnits: number | null, certificateNumber: string | null, certificateDate: string | null, authority: RuleAuthority | null, asPrinted: boolean | null, validFrom: string | null, validTo: string | null, extensionAppliedOn: string | null, extensionReceipt: string | null, extensionTo: string | null, qrLink: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, completionIsEstimate: boolean | null, lastQuarterlyUpdate: string | null, checkedOn: string | null, authorityScope: string | null, authorityFrom: string | null, authorityTo: string | null, picturesClearedOn: string | null };

export type PreviewListingChecksQueryVariables = Exact<{
  id?: string | number | null | undefined;
  input: PropertyInput;
  pictures?: Array<ChosenPicture> | ChosenPicture | null | undefined;
}>;


export type PreviewListingChecksQuery = { previewListingChecks: Array<{ number: number, title: string, level: CheckLevel, text: string, why: string, field: string, rules: Array<{ id: string, sourceTitle: string, sourceAddress: string | null }>, reason: { reason: string, by: string | null, at: string } | null }> };

export type ReadQrCodeQueryVariables = Exact<{
  pictureId: string | number;
}>;


export type ReadQrCodeQuery = { readQrCode: string | null };

export type RentTermsFactsFragment = { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null };

export type CostTermsFactsFragment = { basicRate: string | null, maxLocationCharges: number | null, floorRise: string | null, freeFloors: number | null, parking: number | null, club: number | null, powerRate: number | null, powerKva: number | null, electricityRate: string | null, developmentRate: string | null, leaseRentRate: string | null, securityRate: string | null, maintenanceRate: string | null, maintenanceMonths: number | null, meters: number | null, legal: number | null, loanCosts: number | null, circleRate: string | null, isRural: boolean | null, allotmentPrice: number | null, allotmentPeriod: AllotmentPeriod | null, transferPayer: TransferPayer | null, paymentPlanKind: PaymentPlanKind | null, locationCharges: Array<{ name: string, rate: string }> | null, paymentPlan: Array<{ name: string, percent: string, month: number | null, whenReached: boolean | null }> | null };

export type PropertyDefaultsQueryVariables = Exact<{ [key: string]: never; }>;


export type PropertyDefaultsQuery = { settings: { defaultAboutBuilder: string | null, defaultDisclaimer: string | null } };

export type BuilderTextsQueryVariables = Exact<{
  search: string;
  besides?: string | number | null | undefined;
}>;


export type BuilderTextsQuery = { adminBuilders: { totalCount: number, items: Array<{ id: string, name: string, introduction: string | null }> }, builderTexts: Array<{ name: string, title: string, aboutBuilder: string, disclaimer: string }> };

export type AddNamedBuilderMutationVariables = Exact<{
  input: BuilderInput;
}>;


export type AddNamedBuilderMutation = { createBuilder: { id: string, name: string, introduction: string | null } };

export type CreatePropertyMutationVariables = Exact<{
  input: PropertyInput;
  pictures?: Array<ChosenPicture> | ChosenPicture | null | undefined;
  publication?: PublicationInput | null | undefined;
}>;


export type CreatePropertyMutation = { createProperty: { id: string, updatedAt: string, slug: string, publication: PublicationState, publishAt: string | null } };

export type UpdatePropertyMutationVariables = Exact<{
  id: string | number;
  input: PropertyInput;
  pictures?: Array<ChosenPicture> | ChosenPicture | null | undefined;
  publication?: PublicationInput | null | undefined;
  readAt?: string | null | undefined;
}>;


export type UpdatePropertyMutation = { updateProperty: { id: string, updatedAt: string, slug: string, publication: PublicationState, publishAt: string | null } };

export type SetPropertyStatusesMutationVariables = Exact<{
  selection: ItemSelection;
  filter?: PropertyFilter | null | undefined;
  propertyStatus: PropertyStatus;
}>;


export type SetPropertyStatusesMutation = { setPropertyStatuses: { doneIds: Array<string>, failedIds: Array<string>, remaining: number } };

export type PropertyPreviewQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyPreviewQuery = { property: { publication: PublicationState, advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, draft: { publishAt: string | null } | null, towers: Array<{ key: string, name: string }>, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> } };

export type SetPropertyPublicationMutationVariables = Exact<{
  id: string | number;
  publication: PublicationInput;
}>;


export type SetPropertyPublicationMutation = { setPropertyPublication: { id: string, publication: PublicationState, publishAt: string | null } };

export type TypedPropertyQueryVariables = Exact<{
  id?: string | number | null | undefined;
  input: PropertyInput;
  pictures?: Array<ChosenPicture> | ChosenPicture | null | undefined;
}>;


export type TypedPropertyQuery = { previewProperty: { advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, towers: Array<{ key: string, name: string }>, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> } };

export type PropertyVersionQueryVariables = Exact<{
  id: string | number;
}>;


export type PropertyVersionQuery = { version: { id: string, at: string, by: string | null, draft: boolean, differences: Array<{ field: string, before: string | null, after: string | null }>, property: { advertisement: string, publishAt: string | null, updatedAt: string, soldAt: string | null, description: Array<string>, lotDimensions: string | null, kind: PropertyKind | null, stage: BuildStage | null, sale: SaleKind | null, furnishing: Furnishing | null, facing: Array<Facing>, extras: Array<PropertyExtra>, placeKey: string | null, features: Array<string>, amenities: Array<string>, builder: string | null, aboutBuilder: string, reraNumber: string | null, reraDetails: string, feeDisclosure: string | null, disclaimer: string, id: string, slug: string, title: string, category: PropertyCategory, propertyStatus: PropertyStatus, address: string, locality: string | null, city: string | null, pricedAt: string, priceIsOld: boolean, registration: string, towers: Array<{ key: string, name: string }>, availability: { asOn: string | null, units: Array<{ id: string | null, number: string | null, tower: string, configuration: string | null, floor: number | null, facing: Facing | null, carpet: number | null, status: UnitStatus }>, counts: Array<{ configuration: string | null, total: number, available: number }> } | null, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, baths: number | null, balconies: number | null, carpet: number | null, balconyArea: number | null, builtUp: number | null, superArea: number | null, priceFrom: number | null, priceTo: number | null, pricedOn: string | null, perSquareFoot: number | null, plan: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } | null, planRooms: Array<{ name: string, length: number, width: number }> | null }>, responsible: { id: string, slug: string, name: string, position: string, phone: string | null, phoneE164: string | null, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } } | null, priceHistory: Array<{ at: string, perMonth: boolean, price: { from: number, to: number | null } | null }>, position: { latitude: number, longitude: number } | null, balconies: { min: number, max: number } | null, nearestStation: { key: string, name: string, metres: number, isNear: boolean } | null, progress: Array<{ id: string, takenOn: string, tower: string | null, text: string, image: { id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null } }>, documents: Array<{ id: string, kind: DocumentKind, title: string, dated: string, bytes: number, url: string }>, builderPage: { id: string, slug: string, name: string, introduction: string | null } | null, rent: { depositMonths: number | null, maintenance: number | null, brokerageDays: number | null, lockInMonths: number | null, noticeMonths: number | null, risePercent: number | null, riseMonths: number | null } | null, homeLoan: { most: number | null, interestPercent: number | null, interestOn: string | null } | null, moveIn: { total: number, unknown: Array<MoveInKey>, lines: Array<{ key: MoveInKey, amount: number | null, tax: number }>, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }>, agreement: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean } | null } | null, rera: { status: ReraStatus | null, exemption: ReraExemption | null, authority: RuleAuthority | null, validTo: string | null, extensionAppliedOn: string | null, accountNumber: string | null, accountBank: string | null, accountIfsc: string | null, registeredCompletion: string | null, checkedOn: string | null } | null, registrationNotes: { portal: string | null, checkedDaysAgo: number | null, checkedBy: string | null, checkIsOld: boolean, hasEnded: boolean, filingIsLate: boolean, isSample: boolean, code: { path: string, size: number } | null }, price: { from: number, to: number | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, rooms: { min: number, max: number } | null, baths: { min: number, max: number } | null, completion: { year: number | null, quarter: number | null, month: number | null } | null, images: Array<{ id: string, url: string, width: number, height: number, colour: string, alt: string, nature: PictureNature | null }> } | null } | null };

export type DuplicatePropertyMutationVariables = Exact<{
  id: string | number;
}>;


export type DuplicatePropertyMutation = { duplicate: { id: string } };

export type ConfirmPriceMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmPriceMutation = { confirmPrice: { id: string, pricedAt: string, priceIsOld: boolean } };

export const ConfigurationFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigurationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Configuration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"servant"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"balconyArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUp"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"pricedOn"}}]}}]} as unknown as DocumentNode<ConfigurationFactsFragment, unknown>;
export const ReraFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReraFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exemption"}},{"kind":"Field","name":{"kind":"Name","value":"exemptionNote"}},{"kind":"Field","name":{"kind":"Name","value":"projectLand"}},{"kind":"Field","name":{"kind":"Name","value":"projectUnits"}},{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"certificateDate"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"asPrinted"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAppliedOn"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionTo"}},{"kind":"Field","name":{"kind":"Name","value":"qrLink"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountBank"}},{"kind":"Field","name":{"kind":"Name","value":"accountIfsc"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"completionIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lastQuarterlyUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"authorityScope"}},{"kind":"Field","name":{"kind":"Name","value":"authorityFrom"}},{"kind":"Field","name":{"kind":"Name","value":"authorityTo"}},{"kind":"Field","name":{"kind":"Name","value":"picturesClearedOn"}}]}}]} as unknown as DocumentNode<ReraFactsFragment, unknown>;
export const RentTermsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentTermsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"brokerageDays"}},{"kind":"Field","name":{"kind":"Name","value":"lockInMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"risePercent"}},{"kind":"Field","name":{"kind":"Name","value":"riseMonths"}}]}}]} as unknown as DocumentNode<RentTermsFactsFragment, unknown>;
export const CostTermsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CostTermsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CostTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basicRate"}},{"kind":"Field","name":{"kind":"Name","value":"locationCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxLocationCharges"}},{"kind":"Field","name":{"kind":"Name","value":"floorRise"}},{"kind":"Field","name":{"kind":"Name","value":"freeFloors"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"club"}},{"kind":"Field","name":{"kind":"Name","value":"powerRate"}},{"kind":"Field","name":{"kind":"Name","value":"powerKva"}},{"kind":"Field","name":{"kind":"Name","value":"electricityRate"}},{"kind":"Field","name":{"kind":"Name","value":"developmentRate"}},{"kind":"Field","name":{"kind":"Name","value":"leaseRentRate"}},{"kind":"Field","name":{"kind":"Name","value":"securityRate"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"meters"}},{"kind":"Field","name":{"kind":"Name","value":"legal"}},{"kind":"Field","name":{"kind":"Name","value":"loanCosts"}},{"kind":"Field","name":{"kind":"Name","value":"circleRate"}},{"kind":"Field","name":{"kind":"Name","value":"isRural"}},{"kind":"Field","name":{"kind":"Name","value":"allotmentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"allotmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"transferPayer"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPlanKind"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"whenReached"}}]}}]}}]} as unknown as DocumentNode<CostTermsFactsFragment, unknown>;
export const AdminPropertiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminProperties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"advertisement"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toDo"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"gate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passes"}},{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}}]} as unknown as DocumentNode<AdminPropertiesQuery, AdminPropertiesQueryVariables>;
export const AdminPropertyCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPropertyCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceIsOld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"passes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"FOR_SALE"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"FOR_SALE"}},{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceIsOld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"passes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"FOR_RENT"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"FOR_RENT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceIsOld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"passes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"SOLD"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"SOLD"}},{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceIsOld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"passes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"UNDER_OFFER"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"UNDER_OFFER"}},{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceIsOld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"passes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"OFF_MARKET"},"name":{"kind":"Name","value":"adminProperties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"OFF_MARKET"}},{"kind":"ObjectField","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPictures"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"hasPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasPlace"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"priceIsOld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceIsOld"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"passes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passes"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminPropertyCountsQuery, AdminPropertyCountsQueryVariables>;
export const EditedPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"property"},"name":{"kind":"Name","value":"editedProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyDetails"}},{"kind":"Field","name":{"kind":"Name","value":"chosenStage"}},{"kind":"Field","name":{"kind":"Name","value":"costs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CostTermsFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentTermsFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReraFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"configurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigurationFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"towers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"floors"}},{"kind":"Field","name":{"kind":"Name","value":"unitsPerFloor"}},{"kind":"Field","name":{"kind":"Name","value":"lifts"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"certificateDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsibleId"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"toDo"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"gate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"graceUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"baths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponsiblePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard"}},{"kind":"Field","name":{"kind":"Name","value":"towers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advertisement"}},{"kind":"Field","name":{"kind":"Name","value":"configurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"servant"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"balconyArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUp"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"pricedOn"}},{"kind":"Field","name":{"kind":"Name","value":"perSquareFoot"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponsiblePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"perMonth"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotDimensions"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"sale"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"placeKey"}},{"kind":"Field","name":{"kind":"Name","value":"nearestStation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"builder"}},{"kind":"Field","name":{"kind":"Name","value":"builderPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"reraNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reraDetails"}},{"kind":"Field","name":{"kind":"Name","value":"feeDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"rent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"brokerageDays"}},{"kind":"Field","name":{"kind":"Name","value":"lockInMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"risePercent"}},{"kind":"Field","name":{"kind":"Name","value":"riseMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"interestPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interestOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moveIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exemption"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAppliedOn"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountBank"}},{"kind":"Field","name":{"kind":"Name","value":"accountIfsc"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"}},{"kind":"Field","name":{"kind":"Name","value":"checkedDaysAgo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"filingIsLate"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclaimer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CostTermsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CostTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basicRate"}},{"kind":"Field","name":{"kind":"Name","value":"locationCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maxLocationCharges"}},{"kind":"Field","name":{"kind":"Name","value":"floorRise"}},{"kind":"Field","name":{"kind":"Name","value":"freeFloors"}},{"kind":"Field","name":{"kind":"Name","value":"parking"}},{"kind":"Field","name":{"kind":"Name","value":"club"}},{"kind":"Field","name":{"kind":"Name","value":"powerRate"}},{"kind":"Field","name":{"kind":"Name","value":"powerKva"}},{"kind":"Field","name":{"kind":"Name","value":"electricityRate"}},{"kind":"Field","name":{"kind":"Name","value":"developmentRate"}},{"kind":"Field","name":{"kind":"Name","value":"leaseRentRate"}},{"kind":"Field","name":{"kind":"Name","value":"securityRate"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceRate"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"meters"}},{"kind":"Field","name":{"kind":"Name","value":"legal"}},{"kind":"Field","name":{"kind":"Name","value":"loanCosts"}},{"kind":"Field","name":{"kind":"Name","value":"circleRate"}},{"kind":"Field","name":{"kind":"Name","value":"isRural"}},{"kind":"Field","name":{"kind":"Name","value":"allotmentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"allotmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"transferPayer"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPlanKind"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"whenReached"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentTermsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"brokerageDays"}},{"kind":"Field","name":{"kind":"Name","value":"lockInMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"risePercent"}},{"kind":"Field","name":{"kind":"Name","value":"riseMonths"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReraFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rera"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exemption"}},{"kind":"Field","name":{"kind":"Name","value":"exemptionNote"}},{"kind":"Field","name":{"kind":"Name","value":"projectLand"}},{"kind":"Field","name":{"kind":"Name","value":"projectUnits"}},{"kind":"Field","name":{"kind":"Name","value":"certificateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"certificateDate"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"asPrinted"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAppliedOn"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionTo"}},{"kind":"Field","name":{"kind":"Name","value":"qrLink"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountBank"}},{"kind":"Field","name":{"kind":"Name","value":"accountIfsc"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"completionIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lastQuarterlyUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"authorityScope"}},{"kind":"Field","name":{"kind":"Name","value":"authorityFrom"}},{"kind":"Field","name":{"kind":"Name","value":"authorityTo"}},{"kind":"Field","name":{"kind":"Name","value":"picturesClearedOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigurationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Configuration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"servant"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"balconyArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUp"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"pricedOn"}}]}}]} as unknown as DocumentNode<EditedPropertyQuery, EditedPropertyQueryVariables>;
export const PreviewListingChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewListingChecks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewListingChecks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewListingChecksQuery, PreviewListingChecksQueryVariables>;
export const ReadQrCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadQrCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictureId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readQrCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pictureId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictureId"}}}]}]}}]} as unknown as DocumentNode<ReadQrCodeQuery, ReadQrCodeQueryVariables>;
export const PropertyDefaultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyDefaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultAboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDisclaimer"}}]}}]}}]} as unknown as DocumentNode<PropertyDefaultsQuery, PropertyDefaultsQueryVariables>;
export const BuilderTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuilderTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"besides"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBuilders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}},{"kind":"ObjectField","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"StringValue","value":"name","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASCENDING"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"builderTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"besides"},"value":{"kind":"Variable","name":{"kind":"Name","value":"besides"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"disclaimer"}}]}}]}}]} as unknown as DocumentNode<BuilderTextsQuery, BuilderTextsQueryVariables>;
export const AddNamedBuilderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNamedBuilder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuilderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBuilder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}}]}}]}}]} as unknown as DocumentNode<AddNamedBuilderMutation, AddNamedBuilderMutationVariables>;
export const CreatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<CreatePropertyMutation, CreatePropertyMutationVariables>;
export const UpdatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}},{"kind":"Argument","name":{"kind":"Name","value":"readAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<UpdatePropertyMutation, UpdatePropertyMutationVariables>;
export const SetPropertyStatusesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPropertyStatuses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemSelection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPropertyStatuses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"propertyStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"doneIds"}},{"kind":"Field","name":{"kind":"Name","value":"failedIds"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}}]}}]} as unknown as DocumentNode<SetPropertyStatusesMutation, SetPropertyStatusesMutationVariables>;
export const PropertyPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"property"},"name":{"kind":"Name","value":"editedProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyDetails"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"baths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponsiblePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard"}},{"kind":"Field","name":{"kind":"Name","value":"towers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advertisement"}},{"kind":"Field","name":{"kind":"Name","value":"configurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"servant"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"balconyArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUp"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"pricedOn"}},{"kind":"Field","name":{"kind":"Name","value":"perSquareFoot"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponsiblePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"perMonth"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotDimensions"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"sale"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"placeKey"}},{"kind":"Field","name":{"kind":"Name","value":"nearestStation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"builder"}},{"kind":"Field","name":{"kind":"Name","value":"builderPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"reraNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reraDetails"}},{"kind":"Field","name":{"kind":"Name","value":"feeDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"rent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"brokerageDays"}},{"kind":"Field","name":{"kind":"Name","value":"lockInMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"risePercent"}},{"kind":"Field","name":{"kind":"Name","value":"riseMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"interestPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interestOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moveIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exemption"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAppliedOn"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountBank"}},{"kind":"Field","name":{"kind":"Name","value":"accountIfsc"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"}},{"kind":"Field","name":{"kind":"Name","value":"checkedDaysAgo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"filingIsLate"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclaimer"}}]}}]} as unknown as DocumentNode<PropertyPreviewQuery, PropertyPreviewQueryVariables>;
export const SetPropertyPublicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPropertyPublication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publication"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPropertyPublication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"publication"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publication"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}}]}}]}}]} as unknown as DocumentNode<SetPropertyPublicationMutation, SetPropertyPublicationMutationVariables>;
export const TypedPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TypedProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChosenPicture"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"pictures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pictures"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"baths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponsiblePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard"}},{"kind":"Field","name":{"kind":"Name","value":"towers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advertisement"}},{"kind":"Field","name":{"kind":"Name","value":"configurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"servant"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"balconyArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUp"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"pricedOn"}},{"kind":"Field","name":{"kind":"Name","value":"perSquareFoot"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponsiblePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"perMonth"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotDimensions"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"sale"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"placeKey"}},{"kind":"Field","name":{"kind":"Name","value":"nearestStation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"builder"}},{"kind":"Field","name":{"kind":"Name","value":"builderPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"reraNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reraDetails"}},{"kind":"Field","name":{"kind":"Name","value":"feeDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"rent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"brokerageDays"}},{"kind":"Field","name":{"kind":"Name","value":"lockInMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"risePercent"}},{"kind":"Field","name":{"kind":"Name","value":"riseMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"interestPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interestOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moveIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exemption"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAppliedOn"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountBank"}},{"kind":"Field","name":{"kind":"Name","value":"accountIfsc"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"}},{"kind":"Field","name":{"kind":"Name","value":"checkedDaysAgo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"filingIsLate"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclaimer"}}]}}]} as unknown as DocumentNode<TypedPropertyQuery, TypedPropertyQueryVariables>;
export const PropertyVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionFacts"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"propertyStatus"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"locality"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"baths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"quarter"}},{"kind":"Field","name":{"kind":"Name","value":"month"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResponsiblePerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneE164"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"otherValues"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sourceTitle"}},{"kind":"Field","name":{"kind":"Name","value":"sourceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}},{"kind":"Field","name":{"kind":"Name","value":"readOn"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isOld"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PropertyDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PropertyCard"}},{"kind":"Field","name":{"kind":"Name","value":"towers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuration"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advertisement"}},{"kind":"Field","name":{"kind":"Name","value":"configurations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"study"}},{"kind":"Field","name":{"kind":"Name","value":"servant"}},{"kind":"Field","name":{"kind":"Name","value":"baths"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"}},{"kind":"Field","name":{"kind":"Name","value":"carpet"}},{"kind":"Field","name":{"kind":"Name","value":"balconyArea"}},{"kind":"Field","name":{"kind":"Name","value":"builtUp"}},{"kind":"Field","name":{"kind":"Name","value":"superArea"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"pricedOn"}},{"kind":"Field","name":{"kind":"Name","value":"perSquareFoot"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsible"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResponsiblePerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"perMonth"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotDimensions"}},{"kind":"Field","name":{"kind":"Name","value":"balconies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"sale"}},{"kind":"Field","name":{"kind":"Name","value":"furnishing"}},{"kind":"Field","name":{"kind":"Name","value":"facing"}},{"kind":"Field","name":{"kind":"Name","value":"extras"}},{"kind":"Field","name":{"kind":"Name","value":"placeKey"}},{"kind":"Field","name":{"kind":"Name","value":"nearestStation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metres"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"takenOn"}},{"kind":"Field","name":{"kind":"Name","value":"tower"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImageFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dated"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"builder"}},{"kind":"Field","name":{"kind":"Name","value":"builderPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"aboutBuilder"}},{"kind":"Field","name":{"kind":"Name","value":"reraNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reraDetails"}},{"kind":"Field","name":{"kind":"Name","value":"feeDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"rent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositMonths"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"}},{"kind":"Field","name":{"kind":"Name","value":"brokerageDays"}},{"kind":"Field","name":{"kind":"Name","value":"lockInMonths"}},{"kind":"Field","name":{"kind":"Name","value":"noticeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"risePercent"}},{"kind":"Field","name":{"kind":"Name","value":"riseMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeLoan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"interestPercent"}},{"kind":"Field","name":{"kind":"Name","value":"interestOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moveIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agreement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleSource"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rera"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"exemption"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAppliedOn"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountBank"}},{"kind":"Field","name":{"kind":"Name","value":"accountIfsc"}},{"kind":"Field","name":{"kind":"Name","value":"registeredCompletion"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registrationNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"}},{"kind":"Field","name":{"kind":"Name","value":"checkedDaysAgo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedBy"}},{"kind":"Field","name":{"kind":"Name","value":"checkIsOld"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}},{"kind":"Field","name":{"kind":"Name","value":"filingIsLate"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclaimer"}}]}}]} as unknown as DocumentNode<PropertyVersionQuery, PropertyVersionQueryVariables>;
export const DuplicatePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"duplicate"},"name":{"kind":"Name","value":"duplicateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DuplicatePropertyMutation, DuplicatePropertyMutationVariables>;
export const ConfirmPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pricedAt"}},{"kind":"Field","name":{"kind":"Name","value":"priceIsOld"}}]}}]}}]} as unknown as DocumentNode<ConfirmPriceMutation, ConfirmPriceMutationVariables>;
export function useAdminPropertiesQuery(options?: useQuery.Options<AdminPropertiesQuery, AdminPropertiesQueryVariables> & { returnPartialData?: false }) {
  return useQuery<AdminPropertiesQuery, AdminPropertiesQueryVariables>(AdminPropertiesDocument, options);
}

export function useAdminPropertyCountsQuery(options: useQuery.Options<AdminPropertyCountsQuery, AdminPropertyCountsQueryVariables> & { returnPartialData?: false } & { variables: AdminPropertyCountsQueryVariables }) {
  return useQuery<AdminPropertyCountsQuery, AdminPropertyCountsQueryVariables>(AdminPropertyCountsDocument, options);
}

export function useEditedPropertyQuery(options: useQuery.Options<EditedPropertyQuery, EditedPropertyQueryVariables> & { returnPartialData?: false } & { variables: EditedPropertyQueryVariables }) {
  return useQuery<EditedPropertyQuery, EditedPropertyQueryVariables>(EditedPropertyDocument, options);
}

export function usePreviewListingChecksQuery(options: useQuery.Options<PreviewListingChecksQuery, PreviewListingChecksQueryVariables> & { returnPartialData?: false } & { variables: PreviewListingChecksQueryVariables }) {
  return useQuery<PreviewListingChecksQuery, PreviewListingChecksQueryVariables>(PreviewListingChecksDocument, options);
}

export function useReadQrCodeQuery(options: useQuery.Options<ReadQrCodeQuery, ReadQrCodeQueryVariables> & { returnPartialData?: false } & { variables: ReadQrCodeQueryVariables }) {
  return useQuery<ReadQrCodeQuery, ReadQrCodeQueryVariables>(ReadQrCodeDocument, options);
}

export function usePropertyDefaultsQuery(options?: useQuery.Options<PropertyDefaultsQuery, PropertyDefaultsQueryVariables> & { returnPartialData?: false }) {
  return useQuery<PropertyDefaultsQuery, PropertyDefaultsQueryVariables>(PropertyDefaultsDocument, options);
}

export function useBuilderTextsQuery(options: useQuery.Options<BuilderTextsQuery, BuilderTextsQueryVariables> & { returnPartialData?: false } & { variables: BuilderTextsQueryVariables }) {
  return useQuery<BuilderTextsQuery, BuilderTextsQueryVariables>(BuilderTextsDocument, options);
}

export function useAddNamedBuilderMutation(options?: useMutation.Options<AddNamedBuilderMutation, AddNamedBuilderMutationVariables>) {
  return useMutation<AddNamedBuilderMutation, AddNamedBuilderMutationVariables>(AddNamedBuilderDocument, options);
}

export function useCreatePropertyMutation(options?: useMutation.Options<CreatePropertyMutation, CreatePropertyMutationVariables>) {
  return useMutation<CreatePropertyMutation, CreatePropertyMutationVariables>(CreatePropertyDocument, options);
}

export function useUpdatePropertyMutation(options?: useMutation.Options<UpdatePropertyMutation, UpdatePropertyMutationVariables>) {
  return useMutation<UpdatePropertyMutation, UpdatePropertyMutationVariables>(UpdatePropertyDocument, options);
}

export function useSetPropertyStatusesMutation(options?: useMutation.Options<SetPropertyStatusesMutation, SetPropertyStatusesMutationVariables>) {
  return useMutation<SetPropertyStatusesMutation, SetPropertyStatusesMutationVariables>(SetPropertyStatusesDocument, options);
}

export function usePropertyPreviewQuery(options: useQuery.Options<PropertyPreviewQuery, PropertyPreviewQueryVariables> & { returnPartialData?: false } & { variables: PropertyPreviewQueryVariables }) {
  return useQuery<PropertyPreviewQuery, PropertyPreviewQueryVariables>(PropertyPreviewDocument, options);
}

export function useSetPropertyPublicationMutation(options?: useMutation.Options<SetPropertyPublicationMutation, SetPropertyPublicationMutationVariables>) {
  return useMutation<SetPropertyPublicationMutation, SetPropertyPublicationMutationVariables>(SetPropertyPublicationDocument, options);
}

export function useTypedPropertyQuery(options: useQuery.Options<TypedPropertyQuery, TypedPropertyQueryVariables> & { returnPartialData?: false } & { variables: TypedPropertyQueryVariables }) {
  return useQuery<TypedPropertyQuery, TypedPropertyQueryVariables>(TypedPropertyDocument, options);
}

export function usePropertyVersionQuery(options: useQuery.Options<PropertyVersionQuery, PropertyVersionQueryVariables> & { returnPartialData?: false } & { variables: PropertyVersionQueryVariables }) {
  return useQuery<PropertyVersionQuery, PropertyVersionQueryVariables>(PropertyVersionDocument, options);
}

export function useDuplicatePropertyMutation(options?: useMutation.Options<DuplicatePropertyMutation, DuplicatePropertyMutationVariables>) {
  return useMutation<DuplicatePropertyMutation, DuplicatePropertyMutationVariables>(DuplicatePropertyDocument, options);
}

export function useConfirmPriceMutation(options?: useMutation.Options<ConfirmPriceMutation, ConfirmPriceMutationVariables>) {
  return useMutation<ConfirmPriceMutation, ConfirmPriceMutationVariables>(ConfirmPriceDocument, options);
}
