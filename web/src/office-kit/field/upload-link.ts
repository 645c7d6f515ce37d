import { ApolloLink, Observable } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { print } from 'graphql';
import { sendWithFiles } from '../../lib/form/send-with-files.ts';

/**
 * Sends an operation with files. It reports progress to `context.onProgress`, or to the page’s progress bar, and stops
 * on unsubscribe or when `context.signal` aborts.
 */
export const uploadLink = new ApolloLink(
  ({ query, operationName, variables, getContext }) =>
    new Observable<FormattedExecutionResult>((observer) => {
      const options = getContext() as Parameters<typeof sendWithFiles>[1];
      const { result, cancel } = sendWithFiles({ query: print(query), operationName, variables }, options);
      result.then(
        (answer) => {
          observer.next(answer);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return cancel;
    }),
);
