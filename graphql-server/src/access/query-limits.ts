import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { BREAK, GraphQLError, visit, visitInParallel } from 'graphql';
import type { DocumentNode, ValidationContext, ValidationRule } from 'graphql';
import type { ErrorReason } from '../base/error-reason.ts';

/** The limits of one operation besides its cost; our own operations stay far below them. */
export const maxDepth = 12;
export const maxAliases = 30;
export const maxDirectives = 30;
/** How often a document may name the same field: merging equal fields takes time with their square. */
export const maxSameField = 100;

/** A document beyond a limit. */
const beyond = (message: string, reason: ErrorReason) =>
  new GraphQLError(message, { extensions: { reason } });

/** Reports with our own words, in place of an error that the library throws. */
const refuse = (message: string, reason: ErrorReason) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => {
      context?.reportError(beyond(message, reason));
    },
  ],
});

const maxSameFieldRule: ValidationRule = (context) => {
  const times = new Map<string, number>();
  return {
    Field({ name: { value } }) {
      const count = (times.get(value) ?? 0) + 1;
      times.set(value, count);
      // Once is enough for each field.
      if (count !== maxSameField + 1) return;
      context.reportError(
        beyond(
          `The query names one field more than ${maxSameField} times. Please split it.`,
          'DOCUMENT_TOO_LARGE',
        ),
      );
    },
  };
};

/**
 * The library counts the directives of a fragment as often as it is spread, but none on the second spread of a fragment, and
 * none of variables; here each directive of the document counts too.
 */
const directivesRule: ValidationRule = (context) => {
  let count = 0;
  let refused = false;
  const refuseOnce = () => {
    const sentence = `The query has more than ${maxDirectives} directives. Please split it.`;
    if (!refused) context.reportError(beyond(sentence, 'DOCUMENT_TOO_LARGE'));
    refused = true;
  };
  const library = maxDirectivesRule({
    n: maxDirectives,
    propagateOnRejection: false,
    onReject: [refuseOnce],
  });
  const own = {
    Directive() {
      count += 1;
      if (count > maxDirectives) refuseOnce();
    },
  };
  return visitInParallel([library(context), own]);
};

/** Validation rules against operations that ask for little and cost much. Tokens are limited while parsing. */
export const queryLimits: ValidationRule[] = [
  // The levels below __schema do not count here: graphql-js limits how its lists nest.
  maxDepthRule({
    n: maxDepth,
    flattenFragments: true,
    ...refuse(`The query nests more than ${maxDepth} levels deep. Please ask in two steps.`, 'TOO_DEEP'),
  }),
  maxAliasesRule({
    n: maxAliases,
    allowList: [],
    ...refuse(`The query has more than ${maxAliases} aliases. Please split it.`, 'DOCUMENT_TOO_LARGE'),
  }),
  directivesRule,
  maxSameFieldRule,
];

/** Whether an error says that a query is beyond one of the limits. */
export function isLimit({ message }: { message: string }): boolean {
  return /^The query (?:has|names|nests) .*more than/.test(message);
}

/** Whether a document asks for the schema itself. */
export function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field({ name: { value } }) {
      if (value !== '__schema' && value !== '__type') return undefined;
      asks = true;
      return BREAK;
    },
  });
  return asks;
}
