import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
import { usePageQuery, type PageQueryOptions } from '../../lib/server/use-page-query.ts';
export type AlertFieldsFragment = { kind: Types.AlertKind, label: string, path: string, frequency: Types.AlertFrequency, state: Types.AlertState };
export type AlertOfferQueryVariables = {
  search?: string | null | undefined;
  propertyId?: string | number | null | undefined;
};
export type AlertOfferQuery = { alertOffer: { kind: Types.AlertKind, label: string, path: string, sends: boolean } };
export type AskForAlertMutationVariables = {
  input: Types.AlertInput;
};
export type AskForAlertMutation = { askForAlert: boolean };
export type AlertQueryVariables = {
  token: string;
  toStop: boolean;
};
export type AlertQuery = { alert: { kind: Types.AlertKind, label: string, path: string, frequency: Types.AlertFrequency, state: Types.AlertState } | null };
export type ConfirmAlertMutationVariables = {
  token: string;
};
export type ConfirmAlertMutation = { confirmAlert: { kind: Types.AlertKind, label: string, path: string, frequency: Types.AlertFrequency, state: Types.AlertState } | null };
export type StopAlertMutationVariables = {
  token: string;
  all: boolean;
};
export type StopAlertMutation = { stopAlert: { kind: Types.AlertKind, label: string, path: string, frequency: Types.AlertFrequency, state: Types.AlertState } | null };

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
