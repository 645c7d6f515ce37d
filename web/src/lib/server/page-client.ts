import { createContext } from 'react';

/** A GraphQL document as text: pages carry no parser and no printer. The type parameters are those of its operation. */
export interface PageDocument<Data, Variables> {
  name: string;
  text: string;
  /** Never set. */
  types?: (variables: Variables) => Data;
}

/** An operation as it is sent. */
export interface PageOperation {
  name: string;
  text: string;
  variables: object;
  /** For a page that the visitor may never open. */
  ahead?: boolean;
  /** Breaks it off. */
  signal?: AbortSignal;
}

/** The server’s answer to an operation. */
export interface PageResult {
  data?: unknown;
  errors?: readonly GraphQLRefusal[];
}

interface GraphQLRefusal {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The server refused an operation, and says why in the form of GraphQL errors. */
export class OperationRefused extends Error {
  readonly errors: readonly GraphQLRefusal[];

  constructor(errors: readonly GraphQLRefusal[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

/** The server answered with something else than the result of an operation. */
export class UnreadableAnswer extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`The server answered ${statusCode}.`);
    this.statusCode = statusCode;
  }
}

/** What is known of a question: its newest data, and the error of the last try to get them. */
export interface KnownAnswer {
  data?: unknown;
  error?: Error;
  asking: boolean;
}

/** After this time an answer is shown and asked again at once. */
const maxAgeMs = 30_000;

/**
 * Asks the questions of public pages and keeps the answers, by document and variables. Pages read and never edit, so
 * answers are not joined by id, as Apollo Client joins them in the back office (decision 35).
 */
export interface PageClient {
  /**
   * Answers from memory at once, and asks again in the background if the answer is old. `once` asks the server and
   * keeps nothing. Throws `OperationRefused`, or the error of the connection.
   */
  query<Data, Variables>(question: Question<Data, Variables>): Promise<{ data: Data }>;
  /**
   * Runs the loader of a page that the visitor may open next, with a client whose answers are kept here. Nothing
   * counts as seen; done when all answers have arrived or failed.
   */
  ahead(load: (client: PageClient) => Promise<unknown>): Promise<void>;
  /** Sends a mutation. Throws as `query` does. */
  mutate<Data, Variables>(change: Change<Data, Variables>): Promise<{ data: Data }>;
  /** Asks the server, whether or not an answer is known; concurrent callers share one request. */
  refresh<Data, Variables>(document: PageDocument<Data, Variables>, variables?: Variables): Promise<Data>;
  /** Keeps data as if the server had answered with them. */
  keep<Data, Variables>(document: PageDocument<Data, Variables>, variables: Variables, data: Data): void;
  /** What is known of the question with this key; the same object until something changes. */
  read(key: string): KnownAnswer;
  subscribe: (listener: () => void) => () => void;
  /** All data by key, for the browser. */
  extract(): Record<string, unknown>;
}

interface Question<Data, Variables> {
  query: PageDocument<Data, Variables>;
  variables?: Variables;
  once?: boolean;
  /** Breaks off a question that is asked `once`. */
  signal?: AbortSignal;
  /** A short question that lets the server count a view, asked when an answer is seen that was fetched ahead. */
  seenBy?: PageDocument<unknown, Variables>;
}

interface Change<Data, Variables> {
  mutation: PageDocument<Data, Variables>;
  variables?: Variables;
}

const unknown: KnownAnswer = { asking: false };

interface KeptAnswer extends KnownAnswer {
  keptAt: number;
  /** Fetched ahead, and not seen yet. */
  ahead?: boolean;
}

interface RunningRequest {
  answer: Promise<unknown>;
  /** Only a page that the visitor may open next waits for it. */
  ahead: boolean;
}

/** Makes a client that sends operations through `send` and knows the answers of `state`. */
export function createPageClient(
  send: (operation: PageOperation) => Promise<PageResult>,
  state: Record<string, unknown> = {},
): PageClient {
  const answers = new Map<string, KeptAnswer>();
  const running = new Map<string, RunningRequest>();
  const listeners = new Set<() => void>();
  for (const [key, data] of Object.entries(state)) set(key, { data, asking: false });

  function set(key: string, answer: Omit<KeptAnswer, 'keptAt'>, keptAt = performance.now()): void {
    answers.set(key, { ...answer, keptAt });
    for (const listener of listeners) listener();
  }

  async function run<Data, Variables>(
    { name, text }: PageDocument<Data, Variables>,
    variables?: Variables,
    ahead = false,
    signal?: AbortSignal,
  ): Promise<Data> {
    const operation = { name, text, variables: variables ?? {} };
    const { data, errors } = await send({ ...operation, ...(ahead && { ahead }), ...(signal && { signal }) });
    if (errors?.length) throw new OperationRefused(errors);
    if (!data) throw new UnreadableAnswer(200);
    return data as Data;
  }

  function ask<Data, Variables>(
    document: PageDocument<Data, Variables>,
    variables?: Variables,
    ahead = false,
  ): Promise<Data> {
    const key = questionKey(document, variables);
    const known = running.get(key);
    if (known) return known.answer as Promise<Data>;
    const { data: before, keptAt } = answers.get(key) ?? {};
    const answer = run(document, variables, ahead)
      .then(
        (data) => {
          set(key, { data, asking: false, ahead: request.ahead });
          return data;
        },
        (error: unknown) => {
          const failure = error instanceof Error ? error : new Error(String(error));
          // A page that was not opened has not failed.
          set(key, { data: before, error: request.ahead ? undefined : failure, asking: false }, keptAt);
          throw error;
        },
      )
      .finally(() => running.delete(key));
    const request: RunningRequest = { answer, ahead };
    running.set(key, request);
    set(key, { data: before, asking: true }, keptAt);
    return answer;
  }

  async function query<Data, Variables>(
    { query: document, variables, once, signal, seenBy }: Question<Data, Variables>,
    ahead = false,
  ): Promise<{ data: Data }> {
    if (once) return { data: await run(document, variables, ahead, signal) };
    const key = questionKey(document, variables);
    const known = answers.get(key);
    const request = running.get(key);
    const isOld = known !== undefined && performance.now() - known.keptAt > maxAgeMs;
    if (!ahead) {
      // The question that is asked again counts by itself.
      const isSeenFirst = request ? request.ahead : known?.ahead && !isOld;
      if (request) request.ahead = false;
      if (known) known.ahead = false;
      if (isSeenFirst && seenBy) run(seenBy, variables).catch(() => undefined);
    }
    if (known?.data === undefined || (ahead && isOld)) return { data: await ask(document, variables, ahead) };
    // A failure stays with the answer.
    if (isOld) ask(document, variables).catch(() => undefined);
    return { data: known.data as Data };
  }

  const client: PageClient = {
    query: (question) => query(question),
    async ahead(load) {
      const asked: Promise<unknown>[] = [];
      const loaded = load({
        ...client,
        query(question) {
          const answer = query(question, true);
          asked.push(answer);
          return answer;
        },
      });
      await Promise.allSettled([loaded]);
      await Promise.allSettled(asked);
    },
    mutate: async ({ mutation, variables }) => ({ data: await run(mutation, variables) }),
    refresh: (document, variables) => ask(document, variables),
    keep: (document, variables, data) => set(questionKey(document, variables), { data, asking: false }),
    read: (key) => answers.get(key) ?? unknown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    extract: () => Object.fromEntries([...answers].map(([key, { data }]) => [key, data])),
  };
  return client;
}

/** The key of a question; the order of the variables makes no difference. */
export function questionKey<Data, Variables>(
  { name }: PageDocument<Data, Variables>,
  variables?: Variables,
): string {
  return `${name} ${JSON.stringify(variables ?? {}, sortKeys)}`;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The client of the page. */
export const PageClientContext = createContext<PageClient | null>(null);
