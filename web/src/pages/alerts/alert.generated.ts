/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import type { PageQueryOptions } from '../../lib/use-page-query.ts';
/** How often an alert writes, if there is something to tell. */
export type AlertFrequency =
  /** Within a minute or two. */
  | 'AT_ONCE'
  /** On Mondays at 9 am in India. */
  | 'WEEKLY';

/** A request to be told by e-mail. Either `search` or `propertyId`. */
export type AlertInput = {
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** How often to write; AT_ONCE by default. */
  frequency?: AlertFrequency | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** The home to follow. */
  propertyId?: string | number | null | undefined;
  /** The parameters of a list of homes, as in its address: `q=3+bhk+sector+150&maxPrice=12000000`. Empty for all homes to buy. */
  search?: string | null | undefined;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** What an alert follows. */
export type AlertKind =
  /** One home. */
  | 'PROPERTY'
  /** The homes that a search finds. */
  | 'SEARCH';

/** The state of an alert. */
export type AlertState =
  /** It writes when there is something to tell. */
  | 'CONFIRMED'
  /** It no longer writes. */
  | 'STOPPED'
  /** The owner of the address has not confirmed it yet; nothing but the request to do so is sent. */
  | 'WAITING';

export type AlertFieldsFragment = { kind: AlertKind, label: string, path: string, frequency: AlertFrequency, state: AlertState };

export type AlertOfferQueryVariables = Exact<{
  search?: string | null | undefined;
  propertyId?: string | number | null | undefined;
}>;


export type AlertOfferQuery = { alertOffer: { kind: AlertKind, label: string, path: string, sends: boolean } };

export type AskForAlertMutationVariables = Exact<{
  input: AlertInput;
}>;


export type AskForAlertMutation = { askForAlert: boolean };

export type AlertQueryVariables = Exact<{
  token: string;
  toStop: boolean;
}>;


export type AlertQuery = { alert: { kind: AlertKind, label: string, path: string, frequency: AlertFrequency, state: AlertState } | null };

export type ConfirmAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmAlertMutation = { confirmAlert: { kind: AlertKind, label: string, path: string, frequency: AlertFrequency, state: AlertState } | null };

export type StopAlertMutationVariables = Exact<{
  token: string;
  all: boolean;
}>;


export type StopAlertMutation = { stopAlert: { kind: AlertKind, label: string, path: string, frequency: AlertFrequency, state: AlertState } | null };

export const AlertOfferDocument: PageDocument<AlertOfferQuery, AlertOfferQueryVariables> = {
  name: 'AlertOffer',
  text: "query AlertOffer($search:String$propertyId:ID){alertOffer(search:$search propertyId:$propertyId){kind label path sends}}",
};

export function useAlertOfferQuery(options?: PageQueryOptions<AlertOfferQueryVariables>) {
  return usePageQuery(AlertOfferDocument, options);
}

export const AskForAlertDocument: PageDocument<AskForAlertMutation, AskForAlertMutationVariables> = {
  name: 'AskForAlert',
  text: "mutation AskForAlert($input:AlertInput!){askForAlert(input:$input)}",
};

export const AlertDocument: PageDocument<AlertQuery, AlertQueryVariables> = {
  name: 'Alert',
  text: "query Alert($token:String!$toStop:Boolean!){alert(token:$token toStop:$toStop){...AlertFields}}fragment AlertFields on Alert{kind label path frequency state}",
};

export function useAlertQuery(options: PageQueryOptions<AlertQueryVariables>) {
  return usePageQuery(AlertDocument, options);
}

export const ConfirmAlertDocument: PageDocument<ConfirmAlertMutation, ConfirmAlertMutationVariables> = {
  name: 'ConfirmAlert',
  text: "mutation ConfirmAlert($token:String!){confirmAlert(token:$token){...AlertFields}}fragment AlertFields on Alert{kind label path frequency state}",
};

export const StopAlertDocument: PageDocument<StopAlertMutation, StopAlertMutationVariables> = {
  name: 'StopAlert',
  text: "mutation StopAlert($token:String!$all:Boolean!){stopAlert(token:$token all:$all){...AlertFields}}fragment AlertFields on Alert{kind label path frequency state}",
};
