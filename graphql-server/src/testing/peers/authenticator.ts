import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  challenge: string;
}

interface CreationOptions extends Options {
  user: { id: string };
}

interface Deviations {
  origin?: string;
  rpId?: string;
  /** Whether the person unlocked the passkey. */
  unlocked?: boolean;
  type?: string;
  challenge?: string;
  /** How often the passkey claims to have been used. */
  counter?: number;
}

const present = 0x01;
const unlockedFlag = 0x04;
const holdsKey = 0x40;

/** A device with one passkey on ES256 (WebAuthn Level 3), which counts its uses. */
export function makeAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  function clientData({ challenge }: Options, type: string, { origin = site, ...other }: Deviations): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: other.type ?? type,
        challenge: other.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(
    { rpId = new URL(site).hostname, unlocked = true, counter: claimed = counter }: Deviations,
    key?: Buffer,
  ): Buffer {
    const flags = present | (unlocked ? unlockedFlag : 0) | (key ? holdsKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(claimed);
    const head = [createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count];
    return Buffer.concat([...head, ...(key ? [key] : [])]);
  }

  function newCredential(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
  }

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: credential.id,
    /** Sets the account that the device claims. */
    claim: (handle: string) => void (userHandle = handle),
    /** Answers `navigator.credentials.create`. */
    create(options: string, deviations: Deviations = {}): string {
      const asked = JSON.parse(options) as CreationOptions;
      userHandle = asked.user.id;
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(deviations, newCredential()))],
      ]);
      const response = {
        clientDataJSON: clientData(asked, 'webauthn.create', deviations).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      };
      return JSON.stringify({ ...credential, response, clientExtensionResults: {} });
    },
    /** Answers `navigator.credentials.get`. */
    get(options: string, deviations: Deviations = {}): string {
      counter += 1;
      const client = clientData(JSON.parse(options) as Options, 'webauthn.get', deviations);
      const data = authenticatorData(deviations);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle,
      };
      return JSON.stringify({ ...credential, response, clientExtensionResults: {} });
    },
  };
}
