/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../../lib/page-client.ts';
import { usePageQuery } from '../../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../../lib/use-page-query.ts';
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

/** Who buys: one man or several; one woman or several; a woman and a man together (JOINT); a company. Stamp duty depends on it. */
export type BuyerKind =
  | 'COMPANY'
  | 'JOINT'
  | 'MAN'
  | 'WOMAN';

/** What a visitor chooses for a cost sheet; each field has a default. */
export type CostChoices = {
  /** The day of booking and agreement from which the months of the payment plan count, as YYYY-MM-DD; today by default. The rules are those of today all the same. */
  bookedOn?: string | null | undefined;
  /** Who buys; MAN by default, who pays the most duty. */
  buyer?: BuyerKind | null | undefined;
  /** Carpet area in sq ft; that of the configuration, or else the smallest carpet area of the project by default. */
  carpet?: number | null | undefined;
  /** The value by the circle rate in rupees; from the rate of the project by default. */
  circleValue?: number | null | undefined;
  /** The key of the configuration whose carpet area and price are used; by default, the first with both. A key that the project does not have is ignored. */
  configuration?: string | null | undefined;
  /** The floor; 0 is the ground floor. Without it, floor rise is not known. */
  floor?: number | null | undefined;
  /** The yearly interest of the loan in percent; that of the rules by default. */
  interestPercent?: number | null | undefined;
  /** Whether it is completed, so that no GST is due; as the project says by default. */
  isReady?: boolean | null | undefined;
  /** The loan in rupees; the most that a bank may lend by default, 0 for none. */
  loan?: number | null | undefined;
  /** The names of the location charges that apply. */
  locationCharges?: Array<string> | null | undefined;
  /** Covered parking slots; 1 by default. */
  parking?: number | null | undefined;
  /** The id of a unit. Its configuration, areas, price, floor and location charges replace what is chosen for these. An id that the project does not have is ignored. */
  unit?: string | number | null | undefined;
  /** For JOINT: the woman’s written share in percent; 50 by default. */
  womanShare?: number | null | undefined;
  /** The years of the loan; 20 by default. */
  years?: number | null | undefined;
};

/** A line of a cost sheet, in its order. The lines up to DEVELOPMENT make up the agreement value. */
export type CostKey =
  | 'BASIC_PRICE'
  | 'BROKERAGE'
  | 'CLUB'
  | 'DEVELOPMENT'
  | 'ELECTRICITY_AND_FIRE'
  | 'FLOOR_RISE'
  | 'GST'
  | 'LEASE_RENT'
  | 'LEGAL'
  | 'LOAN_COSTS'
  | 'LOCATION'
  | 'MAINTENANCE'
  | 'METERS'
  | 'PARKING'
  | 'POWER_BACKUP'
  | 'REGISTRATION'
  | 'SECURITY'
  | 'STAMP_DUTY'
  | 'TRANSFER';

/** When a line is due: with the instalments of the payment plan, at the registered agreement, at possession, or when the loan is taken. */
export type CostMoment =
  | 'AGREEMENT'
  | 'AGREEMENT_AND_POSSESSION'
  | 'INSTALMENTS'
  | 'LOAN'
  | 'POSSESSION';

/** The payee of a line. */
export type CostPayee =
  | 'AGENT'
  | 'ASSOCIATION'
  | 'AUTHORITY'
  | 'BANK'
  | 'BUILDER'
  | 'GOVERNMENT'
  | 'LAWYER'
  | 'SELLER';

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

/** What decides when the payments of a plan fall due: the progress of the construction, whose months are expected ones, or the calendar, counted from the day of booking. */
export type PaymentPlanKind =
  | 'CONSTRUCTION_LINKED'
  | 'TIME_LINKED';

/** The state of the sale. SOLD and OFF_MARKET projects keep their page but leave the default lists. */
export type PropertyStatus =
  | 'FOR_RENT'
  | 'FOR_SALE'
  | 'OFF_MARKET'
  | 'SOLD'
  | 'UNDER_OFFER';

/** Why a listing may be advertised: its project is registered, needs no registration, its owner sells it, or it is to let. */
export type ReraStatus =
  | 'EXEMPT'
  | 'REGISTERED'
  | 'RENT'
  | 'RESALE_BY_OWNER';

export type RuleSourceFragment = { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean };

export type CostPropertyQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type CostPropertyQuery = { property: { id: string, slug: string, title: string, address: string, propertyStatus: PropertyStatus, advertisement: string, stage: BuildStage | null, rera: { status: ReraStatus | null } | null, areas: Array<{ min: number, max: number, unit: AreaUnit, basis: AreaBasis | null }>, configurations: Array<{ key: string, name: string, carpet: number | null, priceFrom: number | null }>, costs: { basicRate: string | null, floorRise: string | null, parking: number | null, locationCharges: Array<{ name: string, rate: string }> | null } | null } | null };

export type CostSheetQueryVariables = Exact<{
  propertyId: string | number;
  choices?: CostChoices | null | undefined;
}>;


export type CostSheetQuery = { costSheet: { configuration: string | null, carpet: number, basis: AreaBasis, agreementValue: number, total: number, unknown: Array<CostKey>, perSquareFoot: string, aboveBasicPercent: string | null, ownMoney: number, yearlyMaintenance: number | null, hasOldRules: boolean, day: string, planKind: PaymentPlanKind | null, bookedOn: string, unit: { id: string, number: string | null, tower: string, floor: number | null, facing: Facing | null, locationCharges: Array<string>, isAvailable: boolean } | null, lines: Array<{ key: CostKey, amount: number | null, tax: number, formula: string, inAgreementValue: boolean, refundable: boolean, payTo: CostPayee, when: CostMoment, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> }>, tds: { amount: number, form: string | null, nonResident: string | null, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> } | null, loan: { most: number, amount: number, interestPercent: number | null, interestOn: string | null, years: number, incomePercent: number | null, noPrepaymentChargeFrom: string | null, instalment: number | null, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> } | null, payments: Array<{ month: number | null, day: string | null, whenReached: boolean, name: string, percent: string | null, amount: number, reached: { by: string, towers: Array<string> } | null }>, readings: Array<{ reading: string, total: number, unknown: Array<CostKey>, rule: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> }> } | null };

export const CostPropertyDocument: PageDocument<CostPropertyQuery, CostPropertyQueryVariables> = {
  name: 'CostProperty',
  text: "query CostProperty($id:ID$slug:String){property(id:$id slug:$slug){id slug title address propertyStatus advertisement stage rera{status}areas{min max unit basis}configurations{key name carpet priceFrom}costs{basicRate floorRise parking locationCharges{name rate}}}}",
};

export function useCostPropertyQuery(options?: PageQueryOptions<CostPropertyQueryVariables>) {
  return usePageQuery(CostPropertyDocument, options);
}

export const CostSheetDocument: PageDocument<CostSheetQuery, CostSheetQueryVariables> = {
  name: 'CostSheet',
  text: "query CostSheet($propertyId:ID!$choices:CostChoices){costSheet(propertyId:$propertyId choices:$choices){configuration unit{id number tower floor facing locationCharges isAvailable}carpet basis agreementValue total unknown perSquareFoot aboveBasicPercent ownMoney yearlyMaintenance hasOldRules day lines{key amount tax formula inAgreementValue refundable payTo when rules{...RuleSource}}tds{amount form nonResident rules{...RuleSource}}loan{most amount interestPercent interestOn years incomePercent noPrepaymentChargeFrom instalment rules{...RuleSource}}planKind bookedOn payments{month day whenReached reached{by towers}name percent amount}readings{reading total unknown rule{...RuleSource}rules{...RuleSource}}}}fragment RuleSource on Rule{id key value otherValues validFrom sourceTitle sourceAddress sourceDate readOn checkedOn note isOld}",
};

export function useCostSheetQuery(options: PageQueryOptions<CostSheetQueryVariables>) {
  return usePageQuery(CostSheetDocument, options);
}
