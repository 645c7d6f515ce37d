import type { IncomingMessage } from 'node:http';

/** The address that the outermost of the trusted proxies reports, as Express finds it. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? 'unknown';
  const forwarded = headers['x-forwarded-for'];
  if (!trustedProxies || !forwarded) return direct;
  const reported = String(forwarded).split(',').reverse();
  return [direct, ...reported][Math.min(trustedProxies, reported.length)]?.trim() ?? direct;
}
