import { isIPv4, isIPv6 } from 'node:net';
import { expand, plainAddress } from './network.ts';

/** An address as the log keeps it: IPv4 without its last part, of IPv6 the first 48 bits, which name no household. */
export function shortAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (isIPv6(plain)) return `${expand(plain.replace(/%.*$/, '')).slice(0, 3).join(':')}::/48`;
  return 'unknown';
}
