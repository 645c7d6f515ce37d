import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { companyName } from '../../company/company-name.ts';
import type { Admin, StoredPasskey } from '../admin.type.ts';
import { seal, unseal } from '../../../access/sealed.ts';

/** How long a person may take to unlock a passkey. */
const patienceMs = 5 * 60_000;
const purpose = 'passkey';
/** A login challenge belongs to no account yet. */
const anyAccount = Buffer.from('login');
/** Far more than a browser sends. */
const maxLength = 20_000;

/** The origin and the domain for which passkeys are made: those of SITE_URL, whatever host a request names. */
function siteOf({ config }: AppContext) {
  const { origin, hostname } = new URL(config.siteUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

/** The options with which a browser makes a passkey for this account, as JSON. */
export async function creationOptions(context: AppContext, admin: Admin): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: await companyName(context),
    rpID: siteOf(context).expectedRPID,
    userID: new Uint8Array(admin._id.id),
    userName: admin.username,
    userDisplayName: admin.username,
    challenge: await makeChallenge(context, admin._id.id),
    timeout: patienceMs,
    excludeCredentials: (admin.passkeys ?? []).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/** The options with which a browser asks for any passkey of this site, as JSON. They name no account. */
export async function requestOptions(context: AppContext): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).expectedRPID,
    challenge: await makeChallenge(context, anyAccount),
    timeout: patienceMs,
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** The new passkey that a browser’s answer holds; null for an answer that is forged, outdated or not for this account. */
export async function readNewPasskey(
  context: AppContext,
  admin: Admin,
  answer: string,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: parse(answer) as RegistrationResponseJSON,
      expectedChallenge: async (challenge) => (await issuedAt(context, admin._id.id, challenge)) !== null,
      ...siteOf(context),
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    // The library throws for each kind of wrong answer.
    return null;
  }
}

/** The account id and the passkey id that a browser’s answer claims; null if it holds none. */
export function claimOf(answer: string): { adminId: Uint8Array; id: string } | null {
  try {
    const { id, response } = parse(answer) as AuthenticationResponseJSON;
    const adminId = Buffer.from(String(response.userHandle), 'base64url');
    return adminId.length === 12 && typeof id === 'string' ? { adminId, id } : null;
  } catch {
    return null;
  }
}

/**
 * Whether the browser’s answer proves this passkey, unlocked by its person: the counter of the passkey after
 * it, and when its challenge was made. Null for an answer that is forged or outdated.
 */
export async function provePasskey(
  context: AppContext,
  { id, publicKey, counter }: StoredPasskey,
  answer: string,
): Promise<{ counter: number; issued: number } | null> {
  const asked: { at: number | null } = { at: null };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parse(answer) as AuthenticationResponseJSON,
      expectedChallenge: async (challenge) => {
        asked.at = await issuedAt(context, anyAccount, challenge);
        return asked.at !== null;
      },
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      ...siteOf(context),
    });
    return verified && asked.at !== null
      ? { counter: authenticationInfo.newCounter, issued: asked.at }
      : null;
  } catch {
    return null;
  }
}

function parse(answer: string): unknown {
  if (answer.length > maxLength) throw new Error('The answer is too long.');
  return JSON.parse(answer);
}

/** A challenge that any process can check without storing it: its time, encrypted and tied to its use. */
async function makeChallenge(context: AppContext, tiedTo: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sealed = await seal(context, { purpose, tiedTo }, String(timeNow().getTime()));
  return new Uint8Array(Buffer.from(sealed, 'base64url'));
}

/** When a challenge was made, in milliseconds; null if it is not ours, not for this use, or outdated. */
async function issuedAt(context: AppContext, tiedTo: Uint8Array, challenge: string): Promise<number | null> {
  const time = await unseal(context, { purpose, tiedTo }, challenge);
  const age = time === null ? Infinity : timeNow().getTime() - Number(time);
  return time !== null && age < patienceMs ? Number(time) : null;
}
