import { request as requestByHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isHostName, publicAddress } from './public-address.ts';
import type { LookUp } from './public-address.ts';

/** Which addresses of other servers this product sends to. */
export interface OutgoingRules {
  /** The greatest length of an address. */
  maxLength: number;
  /** The ports beside the usual one of https. */
  ports?: readonly string[];
  /** Whether the operator allows the own network, any port, and http. */
  allowPrivateHosts: boolean;
  /** Looks up a name; the system does by default. */
  lookUp?: LookUp;
}

/** An answer of another server. */
export interface OutgoingAnswer {
  status: number;
  /** The beginning of what it says. */
  text: string;
  /** The `Retry-After` that it sent. */
  retryAfter: string | undefined;
}

/** The name of a host leads into the own machine or network: nothing was sent. */
export class NotPublic extends Error {}

/**
 * An address to which this product may send, as far as it says so by itself: https on a port of the rules, with a name of a host, without a
 * user name. Null for any other. The look-up at each sending tells where the name leads.
 */
export function outgoingUrl(
  text: string,
  { maxLength, ports = [], allowPrivateHosts }: OutgoingRules,
): URL | null {
  if (text.length > maxLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (username || password) return null;
  if (allowPrivateHosts) return /^https?:$/.test(protocol) ? url : null;
  const isKnownPort = port === '' || ports.includes(port);
  return protocol === 'https:' && isKnownPort && isHostName(hostname) ? url : null;
}

/** Whether this product may send to an address, where its name leads now included; false for an unknown name too. */
export async function mayReach(text: string, rules: OutgoingRules): Promise<boolean> {
  const url = outgoingUrl(text, rules);
  if (!url) return false;
  return resolve(url, rules).then(
    () => true,
    () => false,
  );
}

/** The address to which a name leads at this moment. Throws `NotPublic`, or the error of the look-up for an unknown name. */
async function resolve(url: URL, { allowPrivateHosts, lookUp }: OutgoingRules): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = await publicAddress(host, { allowPrivateHosts, lookUp });
  if (address === null) throw new NotPublic('not a public address');
  return address;
}

interface Sending {
  headers: Record<string, string>;
  body: Buffer | string;
  rules: OutgoingRules;
  /** Ends the look-up, the connection and the answer. */
  signal: AbortSignal;
  /** The patience for the connection, within that of `signal`. */
  connectMs?: number;
  /** How much of the answer is read; nothing by default. */
  keptBytes?: number;
}

/**
 * Posts to another server: to the address that was checked, with the name in the certificate check. It follows no redirect and uses no
 * proxy. Throws `NotPublic`, the errors of the look-up and of the connection, and when `signal` ends it before an answer.
 */
export async function post(url: URL, sending: Sending): Promise<OutgoingAnswer> {
  const address = await Promise.race([resolve(url, sending.rules), aborted(sending.signal)]);
  return send(url, address, sending);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error('no answer in time'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function send(
  url: URL,
  address: string,
  { headers, body, signal, connectMs, keptBytes = 0 }: Sending,
): Promise<OutgoingAnswer> {
  const isSecure = url.protocol === 'https:';
  return new Promise((done, fail) => {
    const request = (isSecure ? requestByHttps : requestByHttp)(
      {
        host: address,
        port: url.port || undefined,
        path: url.pathname + url.search,
        servername: url.hostname,
        method: 'POST',
        headers: { ...headers, Host: url.host },
        agent: false,
        signal,
      },
      (response) => {
        void beginningOf(response, keptBytes).then((text) => {
          const { statusCode = 0, headers: answered } = response;
          done({ status: statusCode, text, retryAfter: answered['retry-after'] });
        });
      },
    );
    const timer =
      connectMs !== undefined &&
      setTimeout(() => request.destroy(new Error('no connection in time')), connectMs);
    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => timer && clearTimeout(timer)),
    );
    request.once('close', () => timer && clearTimeout(timer));
    request.once('error', fail);
    request.end(body);
  });
}

/** The first bytes of an answer, as far as they come. The connection ends with them. */
async function beginningOf(response: IncomingMessage, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    if (bytes > 0)
      for await (const part of response as AsyncIterable<Buffer>) {
        parts.push(part);
        length += part.length;
        if (length >= bytes) break;
      }
  } catch {
    // The status counts, whatever becomes of the words.
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}
