import { isIPv6 } from 'node:net';

/** The key of a caller: a household has one IPv4 address, or one IPv6 network of 64 bits. */
export function network(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? expand(plain).slice(0, 4).join(':') : plain;
}

/** An IPv4 address as people write it, also when the socket speaks IPv6: `::ffff:127.0.0.1` is 127.0.0.1. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}

/** “in 1 minute”, “in 7 minutes”: when a refused caller may try again. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
