import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Each caller sends many requests. */
const networks = new LRUCache<string, string>({ max: 1_000 });

/** The key of a caller: its IPv4 address or its 64-bit IPv6 network, because a household has one of either. */
export function network(address: string): string {
  const known = networks.get(address);
  if (known !== undefined) return known;
  const plain = plainAddress(address);
  const found = isIPv6(plain) ? expand(plain).slice(0, 4).join(':') : plain;
  networks.set(address, found);
  return found;
}

/** The usual form of an IPv4 address, even when an IPv6 socket reports it: `::ffff:127.0.0.1` becomes 127.0.0.1. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The eight parts of an IPv6 address. */
export function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}

/** The wait before a refused caller may try again: “in 1 minute”, “in 7 minutes”. */
export function inMinutes(seconds: number): string {
  return inUnits(Math.ceil(seconds / 60), 'minute');
}

/** The same for a short wait: “in 1 second”, “in 40 seconds”. */
export function inSeconds(seconds: number): string {
  return inUnits(seconds, 'second');
}

function inUnits(count: number, unit: string): string {
  return `in ${count} ${count === 1 ? unit : `${unit}s`}`;
}
