/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** An order of printed brochures as the visitor types it. */
export type BrochureOrderInput = {
  /** Street and house. */
  address: string;
  /** The country: India, United Arab Emirates, United States, United Kingdom, Singapore, Canada, Australia. */
  country: string;
  /** The coupon. */
  couponCode?: string | null | undefined;
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The brochures, 1 to 50, each property once. */
  lines: Array<OrderLineInput>;
  /** Anything else. */
  message?: string | null | undefined;
  /** The visitor’s name. */
  name: string;
  /** Whether the company may send news by e-mail; the address becomes a subscriber. */
  newsletter?: boolean | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The payment method for the shipping. */
  payment: PaymentMethod;
  /** Phone number in any notation. */
  phone: string;
  /** PIN or postal code; required for India, with six digits. */
  postcode?: string | null | undefined;
  /** Whether name and phone number may be passed to the builder of the property. */
  shareWithBuilder?: boolean | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** Town. */
  town: string;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
  /** Whether the company may write on WhatsApp. */
  whatsapp?: boolean | null | undefined;
};

/** Copies of the brochure and papers of one property. */
export type OrderLineInput = {
  /** The number of copies, 1 to 99. */
  copies: number;
  /** The property. */
  propertyId: string | number;
  /** The property’s name as the visitor saw it; kept when the property was removed meanwhile. */
  title?: string | null | undefined;
};

/** How the shipping of an order is paid. Nothing is charged by sending it. */
export type PaymentMethod =
  /** Cash, when the parcel arrives; in India only. */
  | 'CASH_ON_DELIVERY'
  /** A cheque, sent to the office. */
  | 'CHEQUE'
  /** The office sends a payment link. */
  | 'PAYPAL';

export type OrderTotalsQueryVariables = Exact<{
  couponCode?: string | null | undefined;
}>;


export type OrderTotalsQuery = { orderTotals: { subtotalPaise: number, shippingPaise: number, discountPaise: number, vatPaise: number, totalPaise: number, couponCode: string | null, couponRefusal: string | null, firstOrderOnly: boolean } };

export type SubmitOrderMutationVariables = Exact<{
  input: BrochureOrderInput;
}>;


export type SubmitOrderMutation = { submitOrder: { reference: string, choicesPath: string, totalPaise: number | null } };

export const OrderTotalsDocument: PageDocument<OrderTotalsQuery, OrderTotalsQueryVariables> = {
  name: 'OrderTotals',
  text: "query OrderTotals($couponCode:String){orderTotals(couponCode:$couponCode){subtotalPaise shippingPaise discountPaise vatPaise totalPaise couponCode couponRefusal firstOrderOnly}}",
};

export function useOrderTotalsQuery(options?: PageQueryOptions<OrderTotalsQueryVariables>) {
  return usePageQuery(OrderTotalsDocument, options);
}

export const SubmitOrderDocument: PageDocument<SubmitOrderMutation, SubmitOrderMutationVariables> = {
  name: 'SubmitOrder',
  text: "mutation SubmitOrder($input:BrochureOrderInput!){submitOrder(input:$input){reference choicesPath totalPaise}}",
};
