/** An answer of GraphQL with its HTTP status. */
export interface GraphqlAnswer<Data> {
  status: number;
  headers: Headers;
  /** The raw text of the answer, for tests of what it must not contain. */
  text: string;
  /** Empty if the operation failed. */
  data: Data;
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
}

export interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

interface AskOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Files by their path in the variables: `{ image: file }`. */
  files?: Record<string, File>;
}

/** Objects are sent as JSON text. */
type FormValue = string | File | (string | File)[] | object;

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart; a list repeats its field. */
  form?: Record<string, FormValue>;
  /** Sent unchanged. */
  body?: string | URLSearchParams;
}

export type Client = ReturnType<typeof createClient>;

/** A client for both doors of the server at `origin`. */
export function createClient(origin: string) {
  /** Sends an operation to GraphQL; with files, as a multipart request. */
  async function ask<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    { token, files, headers = {} }: AskOptions = {},
  ): Promise<GraphqlAnswer<Data>> {
    const operations = JSON.stringify({ query, variables });
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        ...bearer(token),
        ...(files ? { 'Apollo-Require-Preflight': 'true' } : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: files ? uploadForm(operations, files) : operations,
    });
    const text = await response.text();
    const { data, errors } = JSON.parse(text) as Partial<GraphqlAnswer<Data>>;
    return { status: response.status, headers: response.headers, text, data: data ?? ({} as Data), errors };
  }

  /** Sends a request to REST, and parses an answer that is JSON. */
  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, headers = {}, json, form, body }: CallOptions = {},
  ): Promise<RestAnswer<Body>> {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...bearer(token),
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        // Without this header, fetch adds no-cache to a conditional request, so that caches ignore its condition.
        ...('If-None-Match' in headers && { 'Cache-Control': 'max-age=0' }),
        ...headers,
      },
      body: json !== undefined ? JSON.stringify(json) : form ? restForm(form) : body,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : undefined) as Body,
    };
  }

  /** Logs in through REST; `token` is empty if the server refuses. */
  async function logIn(username: string, password: string, address?: string) {
    const headers = address ? { 'X-Forwarded-For': address } : undefined;
    const answer = await call<{ token?: string; message: string }>('POST', '/api/auth/login', {
      json: { username, password },
      headers,
    });
    return { ...answer, token: answer.body.token ?? '' };
  }

  return { ask, call, logIn };
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}

/** The format: https://github.com/jaydenseric/graphql-multipart-request-spec */
function uploadForm(operations: string, files: Record<string, File>): FormData {
  const form = new FormData();
  const places = Object.keys(files);
  form.set('operations', operations);
  form.set(
    'map',
    JSON.stringify(Object.fromEntries(places.map((place, index) => [index, [`variables.${place}`]]))),
  );
  for (const [index, file] of Object.values(files).entries()) form.set(String(index), file);
  return form;
}

function restForm(fields: Record<string, FormValue>): FormData {
  const form = new FormData();
  const isPlain = (value: unknown) => typeof value === 'string' || value instanceof File;
  for (const [name, sent] of Object.entries(fields)) {
    const values =
      Array.isArray(sent) && sent.every(isPlain) ? sent : [isPlain(sent) ? sent : JSON.stringify(sent)];
    for (const value of values) form.append(name, value as string | File);
  }
  return form;
}
