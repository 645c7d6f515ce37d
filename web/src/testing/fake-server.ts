import { ApolloLink, Observable } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import type { PageOperation } from '../lib/server/page-client.ts';

/** Answers an operation; throws a `Refusal`, or any other error for a lost connection. */
export type Answer = (variables: Record<string, unknown>) => object | Promise<object>;

/** A refusal of the server: a code, a sentence, and the sentences beside the fields. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: object = {},
  ) {
    super(message);
  }
}

/** A link that answers each operation by name as the test defines; `asked` lists the operations sent so far. */
export function fakeServer(answers: Record<string, Answer>) {
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  function send(operation: string, variables: Record<string, unknown>) {
    asked.push({ operation, variables });
    return answer(answers[operation], operation, variables);
  }
  const link = new ApolloLink(({ operationName = '', variables }) => {
    return new Observable<FormattedExecutionResult>((observer) => {
      send(operationName, variables).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
    });
  });
  return {
    /** For the client of the back office. */
    link,
    /** For the client of a page. */
    send: ({ name, variables }: PageOperation) => send(name, variables as Record<string, unknown>),
    answers,
    asked: (operation: string) =>
      asked.filter((one) => one.operation === operation).map(({ variables }) => variables),
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;

async function answer(
  known: Answer | undefined,
  operation: string,
  variables: Record<string, unknown>,
): Promise<FormattedExecutionResult> {
  if (!known) throw new Error(`The test does not say what the server answers to ${operation}.`);
  try {
    return { data: (await known(variables)) as Record<string, unknown> };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, details } = error;
    return { errors: [{ message, extensions: { code, ...details } }] };
  }
}
