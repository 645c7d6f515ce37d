/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
/** What people with the link of a shared shortlist may do. */
export type ShareMode =
  /** Read it; only its maker changes it. */
  | 'READ_ONLY'
  /** Add, hide and restore homes, and give thumbs and notes. */
  | 'TOGETHER';

/** The shortlist of a browser, to be shared by a link. */
export type ShareShortlistInput = {
  /** What people with the link may do. */
  mode: ShareMode;
  /** The first name that the others see. */
  name: string;
  /** The properties, 1 to 50, in their order. Those that are not on the site are left out. */
  propertyIds: Array<string | number>;
};

export type ShareShortlistMutationVariables = Exact<{
  input: ShareShortlistInput;
}>;


export type ShareShortlistMutation = { shareShortlist: { token: string, key: string, shortlist: { me: string | null } } };

export type EndSharedShortlistMutationVariables = Exact<{
  token: string;
  key: string;
}>;


export type EndSharedShortlistMutation = { endSharedShortlist: boolean };

export const ShareShortlistDocument: PageDocument<ShareShortlistMutation, ShareShortlistMutationVariables> = {
  name: 'ShareShortlist',
  text: "mutation ShareShortlist($input:ShareShortlistInput!){shareShortlist(input:$input){token key shortlist{me}}}",
};

export const EndSharedShortlistDocument: PageDocument<EndSharedShortlistMutation, EndSharedShortlistMutationVariables> = {
  name: 'EndSharedShortlist',
  text: "mutation EndSharedShortlist($token:String!$key:String!){endSharedShortlist(token:$token key:$key)}",
};
