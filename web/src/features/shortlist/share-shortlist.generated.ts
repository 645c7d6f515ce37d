import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
export type ShareShortlistMutationVariables = {
  input: Types.ShareShortlistInput;
};
export type ShareShortlistMutation = { shareShortlist: { token: string, key: string, shortlist: { me: string | null } } };
export type EndSharedShortlistMutationVariables = {
  token: string;
  key: string;
};
export type EndSharedShortlistMutation = { endSharedShortlist: boolean };

export const ShareShortlistDocument: PageDocument<ShareShortlistMutation, ShareShortlistMutationVariables> = {
  name: 'ShareShortlist',
  text: "mutation ShareShortlist($input:ShareShortlistInput!){shareShortlist(input:$input){token key shortlist{me}}}",
};
export const EndSharedShortlistDocument: PageDocument<EndSharedShortlistMutation, EndSharedShortlistMutationVariables> = {
  name: 'EndSharedShortlist',
  text: "mutation EndSharedShortlist($token:String!$key:String!){endSharedShortlist(token:$token key:$key)}",
};
