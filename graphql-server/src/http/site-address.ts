import type { Request } from 'express';
import type { Config } from '../base/config.ts';

/** A name under which others can find the site; not an address in numbers, and not one of this machine. */
const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,5})?$/i;
const privateHost = /\.(?:local|localhost|internal|lan|home|test)(?::\d+)?$/i;

/**
 * The public address with which whole addresses begin: `SITE_URL`; without it, the host that was asked if it has a
 * public name, as visitors and search engines ask for it.
 */
export function siteAddress({ siteUrl }: Config, request: Request): string {
  if (isPublic(siteUrl)) return siteUrl;
  const host = request.get('host') ?? '';
  if (!publicHost.test(host) || privateHost.test(host)) return siteUrl;
  return `${request.protocol}://${host.toLowerCase()}`;
}

/** The same, for addresses on paper; null where none leads to the site from elsewhere. */
export function publicAddress(config: Config, request: Request): string | null {
  const address = siteAddress(config, request);
  return isPublic(address) ? address : null;
}

function isPublic(siteUrl: string): boolean {
  return new URL(siteUrl).hostname !== 'localhost';
}
