import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type OrderTotalsQueryVariables = {
  couponCode?: string | null | undefined;
};
export type OrderTotalsQuery = { orderTotals: { subtotalPaise: number, shippingPaise: number, discountPaise: number, vatPaise: number, totalPaise: number, couponCode: string | null, couponRefusal: string | null, firstOrderOnly: boolean, takesCoupons: boolean } };
export type SubmitOrderMutationVariables = {
  input: Types.BrochureOrderInput;
};
export type SubmitOrderMutation = { submitOrder: { reference: string, choicesPath: string, totalPaise: number | null } };

export const OrderTotalsDocument: PageDocument<OrderTotalsQuery, OrderTotalsQueryVariables> = {
  name: 'OrderTotals',
  text: "query OrderTotals($couponCode:String){orderTotals(couponCode:$couponCode){subtotalPaise shippingPaise discountPaise vatPaise totalPaise couponCode couponRefusal firstOrderOnly takesCoupons}}",
};
export function useOrderTotalsQuery(options?: PageQueryOptions<OrderTotalsQueryVariables>) {
  return usePageQuery(OrderTotalsDocument, options);
}
export const SubmitOrderDocument: PageDocument<SubmitOrderMutation, SubmitOrderMutationVariables> = {
  name: 'SubmitOrder',
  text: "mutation SubmitOrder($input:BrochureOrderInput!){submitOrder(input:$input){reference choicesPath totalPaise}}",
};
