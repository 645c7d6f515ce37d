import { mayReach, outgoingUrl } from '../../access/outgoing.ts';
import type { OutgoingRules } from '../../access/outgoing.ts';
import type { Config } from '../../base/config.ts';
import { badField } from '../../base/errors.ts';

/** The addresses of receivers: https on port 443 or 8443 of a public host. The operator may allow the own network. */
export function webhookRules({ webhooks }: Config): OutgoingRules {
  const allowPrivateHosts = webhooks?.allowPrivateHosts ?? false;
  return { maxLength: 2_000, ports: ['8443'], allowPrivateHosts };
}

/**
 * An address that may receive events, as its browser writes it. Throws BAD_USER_INPUT beside `url` for one that is not https on port 443 or
 * 8443, has a user name or a literal address, is ours, or leads into the own network or nowhere.
 */
export async function readAddress(config: Config, text: string): Promise<string> {
  const rules = webhookRules(config);
  const url = outgoingUrl(text, rules);
  if (!url)
    throw badField(
      'url',
      'Please enter an address that begins with https://, with the name of a public host and port 443 or 8443, without a user name.',
    );
  if (isOurs(url, config))
    throw badField('url', 'This is the address of this site. Please enter another one.');
  if (!(await mayReach(url.href, rules)))
    throw badField('url', 'The name in this address does not lead to a public address. Please check it.');
  return url.href;
}

function isOurs({ host, hostname }: URL, { siteUrl, webhooks }: Config): boolean {
  const own = new URL(siteUrl);
  return webhooks?.allowPrivateHosts ? host === own.host : hostname === own.hostname;
}
