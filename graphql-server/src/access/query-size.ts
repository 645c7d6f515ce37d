import { indianNumber } from 'domain/text/number.ts';
import type { RequestHandler } from 'express';
import { Lexer, Source, TokenKind } from 'graphql';
import { AppError } from '../base/errors.ts';

/** The greatest length of a query in characters: enough for the texts of a story, written into the query. */
export const maxQueryLength = 100_000;
/** How many braces a query may open inside each other: the greatest depth, with a fragment at each level and inputs. */
export const maxBraces = 30;

/**
 * Refuses a query that is too long or opens too many braces inside each other, before it is parsed. It reads tokens up to the
 * brace that is one too many; the parser has the limit on their number.
 */
export const limitQuerySize: RequestHandler = (request, _response, next) => {
  const sent: unknown = request.method === 'GET' ? request.query : request.body;
  const { query } = Object(sent) as { query?: unknown };
  if (typeof query === 'string') {
    if (query.length > maxQueryLength) {
      const most = indianNumber(maxQueryLength);
      throw new AppError(
        'BAD_USER_INPUT',
        `The query is too long. At most ${most} characters are allowed; send texts as variables.`,
        { reason: 'DOCUMENT_TOO_LARGE' },
      );
    }
    if (bracesOf(query) > maxBraces)
      throw new AppError(
        'BAD_USER_INPUT',
        `The query opens more than ${maxBraces} braces inside each other. Please ask in two steps.`,
        { reason: 'TOO_DEEP' },
      );
  }
  next();
};

/** How many braces are open at once at most; counting ends above the limit, and where the query has a syntax error. */
function bracesOf(query: string): number {
  const lexer = new Lexer(new Source(query));
  let open = 0;
  let most = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (token.kind === TokenKind.BRACE_L) open += 1;
      if (token.kind === TokenKind.BRACE_R) open -= 1;
      most = Math.max(most, open);
      if (most > maxBraces) break;
    }
  } catch {
    // The parser says what is wrong.
  }
  return most;
}
