import type { IncomingMessage } from 'node:http';

/** The texts of requests whose body has been read. */
const texts = new WeakMap<IncomingMessage, string>();
const maxLength = 2_000;
const maxHostLength = 260;

/** The longest question that is looked up before it is parsed. */
export const maxQuestionBytes = 20_000;

/**
 * A text that is equal for two requests only if they ask for the same answer. Undefined for a request whose answer
 * may depend on who asks, or that asks for a part of it.
 */
export function requestText(request: IncomingMessage): string | undefined {
  const { method, headers } = request;
  // A router takes its own path off the address.
  const { originalUrl: url = request.url ?? '' } = request as { originalUrl?: string };
  if (headers.authorization || headers.range || url.length > maxLength) return undefined;
  if (method === 'POST') return texts.get(request);
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!/^\/(?:files\/|graphql)/.test(url)) {
    // Pages name the address of the site, which can be the host that was asked.
    const { host = '', 'x-forwarded-proto': protocol = '' } = headers;
    return host.length <= maxHostLength ? `${String(protocol)} ${host} ${url}` : undefined;
  }
  const isFile = url.startsWith('/files/');
  // The size and format of a picture follow both headers.
  const varying = `${headers.accept ?? ''} ${isFile ? String(headers['save-data'] ?? '') : ''}`;
  return varying.length <= maxLength && (isFile || isPreflighted(request)) ? `${varying} ${url}` : undefined;
}

/** Whether a request has a header that other sites’ pages cannot send without asking first. */
export function isPreflighted({ headers }: IncomingMessage): boolean {
  return Boolean(headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name']);
}

/** Whether the body of a request is a short question in JSON, whose bytes stand for its answer. */
export function isShortQuestion({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    method === 'POST' &&
    url === '/graphql' &&
    length > 0 &&
    length <= maxQuestionBytes &&
    !headers.authorization &&
    !headers['content-encoding'] &&
    (headers.accept ?? '').length <= maxLength &&
    /^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')
  );
}

/** Reads the body of a short question, and leaves it to be read again. The text is noted for `requestText`. */
export function readQuestion(request: IncomingMessage, then: () => void): void {
  const length = Number(request.headers['content-length']);
  const read = () => {
    const bytes = request.read(length) as Buffer | null;
    if (!bytes) return;
    request.off('readable', read);
    request.unshift(bytes);
    texts.set(request, `${request.headers.accept ?? ''} ${bytes.toString('latin1')}`);
    then();
  };
  request.on('readable', read);
}
