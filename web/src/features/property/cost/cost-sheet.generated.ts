/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from 'domain/schema.generated.ts';

import type { PageDocument } from '../../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../../lib/server/use-page-query.ts';
export type RuleSourceFragment = { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean };

export type CostPropertyQueryVariables = Exact<{
  id?: string | number | null | undefined;
  slug?: string | null | undefined;
}>;


export type CostPropertyQuery = { property: { id: string, slug: string, title: string, address: string, propertyStatus: Types.PropertyStatus, advertisement: string, stage: Types.BuildStage | null, rera: { status: Types.ReraStatus | null } | null, areas: Array<{ min: number, max: number, unit: Types.AreaUnit, basis: Types.AreaBasis | null }>, configurations: Array<{ key: string, name: string, bedrooms: number | null, study: boolean | null, servant: boolean | null, carpet: number | null, priceFrom: number | null }>, costs: { basicRate: string | null, floorRise: string | null, parking: number | null, locationCharges: Array<{ name: string, rate: string }> | null } | null } | null };

export type CostSheetQueryVariables = Exact<{
  propertyId: string | number;
  choices?: Types.CostChoices | null | undefined;
}>;


export type CostSheetQuery = { costSheet: { configuration: string | null, carpet: number, basis: Types.AreaBasis, agreementValue: number, total: number, unknown: Array<Types.CostKey>, perSquareFoot: string, aboveBasicPercent: string | null, ownMoney: number, yearlyMaintenance: number | null, hasOldRules: boolean, day: string, planKind: Types.PaymentPlanKind | null, bookedOn: string, unit: { id: string, number: string | null, tower: string, floor: number | null, facing: Types.Facing | null, locationCharges: Array<string>, isAvailable: boolean } | null, lines: Array<{ key: Types.CostKey, amount: number | null, tax: number, formula: string, inAgreementValue: boolean, refundable: boolean, payTo: Types.CostPayee, when: Types.CostMoment, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> }>, tds: { amount: number, form: string | null, nonResident: string | null, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> } | null, loan: { most: number, amount: number, interestPercent: number | null, interestOn: string | null, years: number, incomePercent: number | null, noPrepaymentChargeFrom: string | null, instalment: number | null, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> } | null, payments: Array<{ month: number | null, day: string | null, whenReached: boolean, name: string, percent: string | null, amount: number, reached: { by: string, towers: Array<string> } | null }>, readings: Array<{ reading: string, total: number, unknown: Array<Types.CostKey>, rule: { id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }, rules: Array<{ id: string, key: string, value: string, otherValues: Array<string>, validFrom: string | null, sourceTitle: string, sourceAddress: string | null, sourceDate: string | null, readOn: string, checkedOn: string | null, note: string | null, isOld: boolean }> }> } | null };

export const CostPropertyDocument: PageDocument<CostPropertyQuery, CostPropertyQueryVariables> = {
  name: 'CostProperty',
  text: "query CostProperty($id:ID$slug:String){property(id:$id slug:$slug){id slug title address propertyStatus advertisement stage rera{status}areas{min max unit basis}configurations{key name bedrooms study servant carpet priceFrom}costs{basicRate floorRise parking locationCharges{name rate}}}}",
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
