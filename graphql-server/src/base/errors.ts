import { indianNumber } from 'domain/text/number.ts';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { ApiScope } from './api-scope.ts';
import type { ErrorReason } from './error-reason.ts';
import { isDatabaseAway } from './database-away.ts';
import { counter } from './watch/metrics.ts';

const statuses = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  GONE: 410,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof statuses;
export const errorCodes = Object.keys(statuses) as readonly ErrorCode[];
export type FieldMessages = Record<string, string>;

/** The changes of another account since a form was opened. */
export interface Conflict {
  updatedAt: Date;
  /** The name of that account, if known. */
  updatedBy: string | null;
  /** The stored fields that differ from what was sent. */
  fields: string[];
}

/** A check that an item must pass before visitors see it. */
export interface OpenCheck {
  number: number;
  title: string;
  /** BLOCKING must be mended; WARNING needs a reason. */
  level: string;
  field: string;
  text: string;
}

export interface ErrorAnswer {
  status: number;
  code: ErrorCode;
  message: string;
  fields?: FieldMessages;
  retryAfterSeconds?: number;
  conflict?: Conflict;
  checks?: OpenCheck[];
  /** The scope that an API token lacks. */
  scope?: ApiScope;
  /** From where to follow the log of changes, once everything was read. */
  sequence?: number;
  /** What it is about, more closely than the code. */
  reason?: ErrorReason;
  /** Whether the login or the API token that came with the request is refused, rather than missing. */
  tokenRefused?: boolean;
  /** The id under which the log has more; for faults of ours. */
  requestId?: string;
}

/** An expected failure; both doors may show its sentence to the caller. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: FieldMessages;
      retryAfterSeconds?: number;
      conflict?: Conflict;
      checks?: OpenCheck[];
      scope?: ApiScope;
      sequence?: number;
      reason?: ErrorReason;
      /** In place of the status of the code. */
      status?: number;
      tokenRefused?: boolean;
    } = {},
  ) {
    super(message);
  }
}

/** The status of HTTP for an expected failure. */
export function statusOf({ code, details }: AppError): number {
  return details.status ?? statuses[code];
}

/** The reason of a failure that names none itself. */
const usualReasons: Record<ErrorCode, ErrorReason> = {
  BAD_USER_INPUT: 'BAD_VALUE',
  UNAUTHENTICATED: 'LOGIN_NEEDED',
  FORBIDDEN: 'NOT_ALLOWED',
  PASSWORD_CHANGE_REQUIRED: 'PASSWORD_CHANGE_NEEDED',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED',
  GONE: 'REMOVED',
  CONFLICT: 'STATE_CONFLICT',
  TOO_LARGE: 'TOO_LARGE',
  TOO_MANY_REQUESTS: 'LIMIT_REACHED',
  SERVICE_UNAVAILABLE: 'UNAVAILABLE',
  INTERNAL: 'FAULT',
};

function reasonOf({ code, details }: AppError): ErrorReason {
  const { reason, tokenRefused, scope, sequence, conflict, checks } = details;
  if (reason) return reason;
  if (tokenRefused) return 'TOKEN_REFUSED';
  if (scope) return 'SCOPE_MISSING';
  if (sequence !== undefined) return 'LOG_ENDED';
  if (conflict) return 'CHANGED_MEANWHILE';
  return checks ? 'CHECKS_OPEN' : usualReasons[code];
}

/** For input that breaks a rule; `fields` maps each wrong field to the sentence shown beside it. */
export function badInput(message: string, fields?: FieldMessages): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields });
}

/** For one field that breaks a rule; the sentence is the message and stands beside the field. */
export function badField(field: string, message: string): AppError {
  return badInput(message, { [field]: message });
}

/** For a field or a parameter that does not exist. */
export function unknownField(message: string, field?: string): AppError {
  const fields = field === undefined ? undefined : { [field]: message };
  return new AppError('BAD_USER_INPUT', message, { fields, reason: 'UNKNOWN_FIELD' });
}

/** For an id or address without an item. */
export function notFound(noun: string): AppError {
  return new AppError('NOT_FOUND', `${noun} not found.`);
}

/** For an item that another account has changed since the caller read it; nothing was written. */
export function changedMeanwhile(noun: string, conflict: Conflict): AppError {
  const by = conflict.updatedBy ? ` by ${conflict.updatedBy}` : '';
  const message = `The ${noun.toLowerCase()} was changed${by} in the meantime. Nothing was saved.`;
  return new AppError('CONFLICT', message, { conflict });
}

/** For a request that needs the database while it is away. */
export function databaseAway(): AppError {
  const sentence = 'We cannot reach our records at the moment. Please try again in a minute.';
  return new AppError('SERVICE_UNAVAILABLE', sentence, { retryAfterSeconds: 10 });
}

/** For a write while a disk of the server is full. */
export function storageFull(): AppError {
  const sentence = 'Our storage is full, so nothing was saved. Please call us, or try again later.';
  return new AppError('SERVICE_UNAVAILABLE', sentence, { retryAfterSeconds: 600 });
}

/** What the system, which keeps an upload in a temporary file, and a MongoDB server say of a full disk. */
const diskFullCodes: unknown[] = ['ENOSPC', 'EDQUOT', 14_031];

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskFullCodes.includes(error.code);
}

/** Whether a request failed because the database is away. */
export function failedByAbsence(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE');
}

const misunderstood: ErrorAnswer = {
  status: 400,
  code: 'BAD_USER_INPUT',
  reason: 'BAD_REQUEST',
  message: 'The request could not be understood.',
};

const unknownAnswer: ErrorAnswer = {
  status: 500,
  code: 'INTERNAL',
  reason: 'FAULT',
  message: 'Something went wrong on our side. Please try again.',
};

/**
 * Turns anything thrown into the answer for either door. An expected failure keeps its words; a client’s
 * fault reported by a library becomes a short sentence; an unknown error becomes opaque and is logged with
 * the request id.
 */
export function answerFor(thrown: unknown, log: Logger, requestId: string): ErrorAnswer {
  const answer = findAnswer(thrown, log, requestId);
  refusals.add(answer.code);
  return answer;
}

function findAnswer(thrown: unknown, log: Logger, requestId: string): ErrorAnswer {
  const root = causeOf(thrown);
  if (isDiskFull(root)) log.error({ err: root, requestId }, 'a disk is full');
  const error = isDatabaseAway(root) ? databaseAway() : isDiskFull(root) ? storageFull() : root;
  if (error instanceof AppError) {
    const { code, message, details } = error;
    const status = statusOf(error);
    const reason = reasonOf(error);
    return { ...details, status, code, message, reason, ...(status >= 500 && { requestId }) };
  }
  const status = clientStatus(error);
  if (status === 413)
    return { status, code: 'TOO_LARGE', reason: 'TOO_LARGE', message: 'The request is too large.' };
  if (status) return misunderstood;
  if (error instanceof GraphQLError && isGraphqlFault(error)) {
    const message = withoutInput(error.message);
    return { status: 400, code: 'BAD_USER_INPUT', reason: reasonOfFault(error), message };
  }
  log.error({ err: error, requestId }, 'unexpected error');
  return { ...unknownAnswer, requestId };
}

const refusals = counter('ahg_errors_total', 'Refusals and errors by code.', ['code']);

/** The error that a resolver threw. GraphQL’s own refusals wrap an error without a code; they stay as they are. */
export function causeOf(thrown: unknown): unknown {
  if (!(thrown instanceof GraphQLError)) return thrown;
  const { originalError } = thrown;
  return originalError && !(originalError instanceof GraphQLError) ? originalError : thrown;
}

function clientStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/**
 * The greatest length of a query in GraphQL tokens; the longest of our own pages has 170. A longer query
 * repeats its fields a thousand times or nests deeper than the stack.
 */
export const maxQueryTokens = 1_000;

const graphqlFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** Some of Apollo’s refusals have no code, only an HTTP status. */
function isGraphqlFault({ extensions, message }: GraphQLError): boolean {
  const isKnown = graphqlFaults.has(String(extensions.code)) || clientStatus(extensions.http) !== undefined;
  return isKnown || tooManyFaults.test(message);
}

/** What GraphQL refuses, by its code and the beginning of its sentence; the first that fits counts. */
const reasonsOfFaults: [pattern: RegExp, reason: ErrorReason][] = [
  [/^PERSISTED_QUERY_/, 'DOCUMENT_UNKNOWN'],
  [/Document contains more tha[nt]/, 'DOCUMENT_TOO_LARGE'],
  [/^GRAPHQL_PARSE_FAILED/, 'SYNTAX_ERROR'],
  [/ (?:Cannot query field|Unknown argument) |Field "\w+" is not defined by type/, 'UNKNOWN_FIELD'],
  [/ (?:Variable "\$\w+" |Too many errors processing variables)|^BAD_USER_INPUT/, 'BAD_VALUE'],
  [/ Value "|cannot represent| argument "|Expected (?:value of )?type /, 'BAD_VALUE'],
  [/^GRAPHQL_VALIDATION_FAILED/, 'BAD_DOCUMENT'],
];

function reasonOfFault({ extensions, message }: GraphQLError): ErrorReason {
  const { code, reason } = extensions;
  if (typeof reason === 'string') return reason as ErrorReason;
  const said = `${String(code)} ${message}`;
  return reasonsOfFaults.find(([pattern]) => pattern.test(said))?.[1] ?? 'BAD_REQUEST';
}

/** What GraphQL says, without a code, instead of naming more than fifty wrong variables. */
const tooManyFaults = /^Too many errors processing variables[^]*$/;

/** GraphQL’s sentences that repeat the input, which may be a password, and their replacements. */
const sentencesWithInput: [RegExp, string][] = [
  [
    /^Syntax Error: Document contains more tha[nt] [^]*$/,
    `The query is too long. At most ${indianNumber(maxQueryTokens)} tokens are allowed.`,
  ],
  [/^Syntax Error: [^]*$/, 'The query has a syntax error.'],
  [
    /^Variable ("\$\w+") got invalid value [^]*; (Field "\w+" of required type "[^"]+" was not provided\.)$/,
    'Variable $1: $2',
  ],
  [
    /^Variable ("\$\w+") got invalid value [^]*; (Field "\w+" is not defined by type "\w+"\.)[^]*$/,
    'Variable $1: $2',
  ],
  [
    /^Variable ("\$\w+") got invalid value [^]* at ("[\w.[\]]+"); Value "[^]*" does not exist in ("\w+" enum)[^]*$/,
    'Variable $1 has a wrong value at $2: it does not exist in the $3.',
  ],
  [
    /^Variable ("\$\w+") got invalid value [^]* at ("[\w.[\]]+"); [^]*$/,
    'Variable $1 has a wrong value at $2.',
  ],
  [/^Variable ("\$\w+") got invalid value [^]*$/, 'Variable $1 has a wrong value.'],
  [tooManyFaults, 'The variables have many more wrong values.'],
  [/(, found|(?<= value):) [^]*$/, '.'],
  [/^Value "[^]*" does not exist in ("\w+" enum)[^]*$/, 'This value does not exist in $1.'],
];

/** No name of ours is as long as this; a longer one is not repeated. */
const longName = /\w{81,}/g;

function withoutInput(message: string): string {
  const known = sentencesWithInput.find(([pattern]) => pattern.test(message));
  return (known ? message.replace(...known) : message).replace(longName, '…');
}
