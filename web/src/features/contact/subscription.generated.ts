import type * as Types from 'domain/schema.generated.ts';
import type { PageDocument } from '../../lib/server/page-client.ts';
export type SubscribeMutationVariables = {
  input: Types.SubscriberInput;
};
export type SubscribeMutation = { subscribe: boolean };

export const SubscribeDocument: PageDocument<SubscribeMutation, SubscribeMutationVariables> = {
  name: 'Subscribe',
  text: "mutation Subscribe($input:SubscriberInput!){subscribe(input:$input)}",
};
