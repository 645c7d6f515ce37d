import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

interface Browser {
  input: { endpoint: string; p256dh: string; auth: string };
  /** What arrived for it, decrypted, the oldest first. */
  received: Received[];
  /** What the service still keeps for it after some seconds: a later one with the same topic replaces an earlier one. */
  kept: (seconds?: number) => Received[];
  /** What its service answers from now on. */
  answer: (status: number) => void;
}

export interface Received {
  message: { title: string; body: string; url: string; tag: string; until: string | null };
  ttl: number;
  topic: string;
  urgency: string;
  /** Whether the public key of the product signed it for this service. */
  isSignedBy: (publicKey: string) => boolean;
}

/** A push service on this machine, with browsers that subscribed to it. */
export async function startPushService() {
  const browsers = new Map<string, { take: (request: IncomingMessage, body: Buffer) => number }>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '');
      response
        .writeHead(browser?.take(request, Buffer.concat(parts)) ?? 404, { Location: '/elsewhere' })
        .end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function subscribe(): Browser {
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const received: Received[] = [];
    let status = 201;
    const take = (request: IncomingMessage, body: Buffer) => {
      if (status >= 300) return status;
      const header = (name: string) => String(request.headers[name]);
      received.push({
        message: JSON.parse(decrypted(body, keys, auth)) as Received['message'],
        ...{ ttl: Number(header('ttl')), topic: header('topic'), urgency: header('urgency') },
        isSignedBy: (publicKey) => isSigned(header('authorization'), publicKey, origin),
      });
      return status;
    };
    browsers.set(path, { take });
    return {
      input: {
        endpoint: origin + path,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      },
      received,
      kept: (seconds = 0) =>
        [...new Map(received.map((one) => [one.topic, one])).values()].filter(({ ttl }) => ttl > seconds),
      answer: (next) => {
        status = next;
      },
    };
  }
  return { origin, subscribe };
}

/** Decrypts a body of aes128gcm by RFC 8291. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const derive = (secret: Buffer, salted: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Checks the signature of RFC 8292. */
function isSigned(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isValid && key === publicKey && aud === audience && sub === 'https://homes.example.com';
}
