import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv6');
}

/**
 * Whether an address leads into the own machine or network, is for examples or other special uses, or is a form of IPv6 that can
 * hide such an address.
 */
export function isPrivateAddress(address: string): boolean {
  return privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Whether a text is a host name rather than an address. The look-up tells what a name of digits stands for. */
export function isHostName(text: string): boolean {
  return isIP(text) === 0 && hostName.test(text);
}

/**
 * The address of a public host; null if one of its addresses is private. The caller connects to this very address, so that the
 * name cannot lead somewhere else a moment later. Throws the error of the look-up for an unknown name.
 */
export async function publicAddress(host: string): Promise<string | null> {
  const addresses = await lookup(host, { all: true });
  if (addresses.some(({ address }) => isPrivateAddress(address))) return null;
  const [first] = addresses.toSorted((one, other) => one.family - other.family);
  if (!first) throw Object.assign(new Error('This server name has no address.'), { code: 'ENOTFOUND' });
  return first.address;
}
