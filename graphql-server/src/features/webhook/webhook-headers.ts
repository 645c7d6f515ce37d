import { badField } from '../../base/errors.ts';
import type { WebhookHeaderInput } from './webhook.input.ts';

/** Headers that belong to the request, to its signature or to the way between. */
const reserved =
  /^(?:webhook-.*|content-.*|host|user-agent|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/i;

/** The headers of a webhook's own by name. Throws BAD_USER_INPUT beside `headers` for one that it may not have, and for a name given twice. */
export function readHeaders(given: readonly WebhookHeaderInput[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, value } of given) {
    if (reserved.test(name)) throw badField('headers', `A webhook cannot set the header ${name}.`);
    if (Object.keys(headers).some((other) => other.toLowerCase() === name.toLowerCase()))
      throw badField('headers', `Please give the header ${name} once.`);
    headers[name] = value;
  }
  return headers;
}
