import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
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
  return isAmong(privateRanges, address);
}

function isAmong(ranges: BlockList, address: string): boolean {
  return ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Where clouds tell their machines secrets: no setting opens them. */
const metadataRanges = new BlockList();
for (const [network, prefix] of [
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['192.0.0.192', 32],
] as const) {
  metadataRanges.addSubnet(network, prefix, 'ipv4');
}
metadataRanges.addSubnet('fd00:ec2::', 32, 'ipv6');
metadataRanges.addSubnet('fe80::', 10, 'ipv6');

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

/** Whether a text is a host name rather than an address. The look-up tells what a name of digits stands for. */
export function isHostName(text: string): boolean {
  return isIP(text) === 0 && hostName.test(text);
}

/** Looks up all addresses of a name, as the system does. */
export type LookUp = (host: string) => Promise<LookupAddress[]>;

const lookUpAll: LookUp = (host) => lookup(host, { all: true });

/**
 * The address of a public host; null if one of its addresses is private. The caller connects to this very address, so that the
 * name cannot lead somewhere else a moment later. Where the operator allows the own network, only the places where clouds keep secrets
 * are refused. Throws the error of the look-up for an unknown name.
 */
export async function publicAddress(
  host: string,
  { allowPrivateHosts = false, lookUp = lookUpAll }: { allowPrivateHosts?: boolean; lookUp?: LookUp } = {},
): Promise<string | null> {
  const refused = allowPrivateHosts ? metadataRanges : privateRanges;
  const addresses = await lookUp(host);
  if (addresses.some(({ address }) => isAmong(refused, address))) return null;
  const [first] = addresses.toSorted((one, other) => one.family - other.family);
  if (!first) throw Object.assign(new Error('This server name has no address.'), { code: 'ENOTFOUND' });
  return first.address;
}
