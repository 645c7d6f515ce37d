import { BlockList, isIP, isIPv6 } from 'node:net';
import { plainAddress } from '../../../access/network.ts';
import { badField } from '../../../base/errors.ts';

/** The shortest prefix: a wider one would hardly narrow anything. */
const shortest = { 4: 8, 6: 16 };

/**
 * The networks as CIDR; a single address becomes a network of one. Throws BAD_USER_INPUT for what is none, and for one that is
 * wider than /8, or /16 with IPv6.
 */
export function readNetworks(typed: readonly string[]): string[] {
  return [...new Set(typed.map(readNetwork))];
}

function readNetwork(typed: string): string {
  const [address = '', prefix, ...others] = typed.trim().toLowerCase().split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const bits = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if ((family !== 4 && family !== 6) || others.length > 0 || !(bits <= most) || address.includes('%'))
    throw badField('networks', `“${typed.slice(0, 60)}” is no network. Please write it like 203.0.113.0/24.`);
  if (bits < shortest[family])
    throw badField(
      'networks',
      `${address}/${bits} is too wide. Please use at least /${shortest[family]}, or leave the networks out.`,
    );
  return `${address}/${bits}`;
}

/** Whether an address lies in one of the networks; always if there are none. */
export function isWithin(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const one of networks) {
    const [net = '', prefix] = one.split('/');
    list.addSubnet(net, Number(prefix), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  const plain = plainAddress(address).replace(/%.*$/, '');
  return isIP(plain) > 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
