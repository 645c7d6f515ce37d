import { isHostName, publicAddress } from '../../access/public-address.ts';

const maxLength = 1_000;

/** The address of a push service as it may be asked. */
export interface PushPlace {
  url: URL;
  /** Where to connect; the certificate must be for the name. */
  address: string;
}

/**
 * The place of a push service: https on its usual port, by the name of a public host, and at this moment all addresses of the name are
 * public. Null for any other address. Throws the error of the look-up for an unknown name. The operator may allow others.
 */
export async function pushPlace(endpoint: string, allowPrivateHosts: boolean): Promise<PushPlace | null> {
  if (endpoint.length > maxLength || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const { protocol, hostname, port, username, password } = url;
  if (username || password) return null;
  if (allowPrivateHosts) return /^https?:$/.test(protocol) ? { url, address: hostname } : null;
  if (protocol !== 'https:' || port !== '' || !isHostName(hostname)) return null;
  const address = await publicAddress(hostname);
  return address === null ? null : { url, address };
}
