/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PageDocument } from '../../lib/page-client.ts';
/** An e-mail address that asks for messages. */
export type SubscriberInput = {
  /** E-mail address. */
  email: string;
  /** Milliseconds since the form was shown. Fewer than 1,200 count as a robot’s, as above; without it, the time is not checked. */
  filledInMs?: number | null | undefined;
  /** The language of that notice: `en` or `hi`. */
  noticeLanguage?: string | null | undefined;
  /** The version of the privacy notice that the form showed. */
  noticeVersion?: number | null | undefined;
  /** The path of the page with the form. */
  page?: string | null | undefined;
  /** What it asks for. */
  source: SubscriberSource;
  /** A key that the client makes, such as a UUID: 16 to 64 letters, digits and hyphens. The same key with the same e-mail address returns the first receipt and stores nothing again. */
  submissionKey?: string | null | undefined;
  /** A trap: people do not see this field. If it has text, the answer looks the same, and nothing is stored. */
  website?: string | null | undefined;
};

/** What a subscriber asked for. */
export type SubscriberSource =
  /** A notice on the launch. */
  | 'COMING_SOON'
  /** The newsletter. */
  | 'NEWSLETTER';

export type SubscribeMutationVariables = Exact<{
  input: SubscriberInput;
}>;


export type SubscribeMutation = { subscribe: boolean };

export const SubscribeDocument: PageDocument<SubscribeMutation, SubscribeMutationVariables> = {
  name: 'Subscribe',
  text: "mutation Subscribe($input:SubscriberInput!){subscribe(input:$input)}",
};
