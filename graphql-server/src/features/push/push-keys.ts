import webPush from 'web-push';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { seal, unseal } from '../../access/sealed.ts';
import type { AppContext } from '../../base/context.ts';
import { pushDevicesOf } from './push-device.type.ts';

/** The pair with which the product proves to push services that a notice is its own (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface StoredKeys {
  _id: 'push';
  publicKey: string;
  /** The private key, encrypted. */
  sealed: string;
}

const storedKeysOf = ({ db }: AppContext) => db.collection<StoredKeys>('secrets');
const sealOf = (publicKey: string) => ({ purpose: 'push', tiedTo: Buffer.from(publicKey) });
const maxTries = 5;

/**
 * The keys, made once for all processes. If the process secret has changed since, they cannot be read any more: new ones are made,
 * and all devices go, because a device takes only what is signed with the key that it was given.
 */
export async function pushKeys(context: AppContext, tries = 0): Promise<PushKeys> {
  const stored = await storedKeysOf(context).findOne({ _id: 'push' });
  const privateKey = stored && (await unseal(context, sealOf(stored.publicKey), stored.sealed));
  if (privateKey) return { publicKey: stored.publicKey, privateKey };
  if (tries >= maxTries) throw new Error('the keys of notices were replaced by others all the time');
  const made = webPush.generateVAPIDKeys();
  const { publicKey } = made;
  const sealed = await seal(context, sealOf(publicKey), made.privateKey);
  try {
    await storedKeysOf(context).updateOne(
      { _id: 'push', ...(stored && { publicKey: stored.publicKey }) },
      stored ? { $set: { publicKey, sealed } } : { $setOnInsert: { publicKey, sealed } },
      { upsert: !stored },
    );
  } catch (error) {
    // Another process was first; its keys count.
    if (!isDuplicateKey(error)) throw error;
  }
  if (stored) await pushDevicesOf(context).deleteMany({});
  return pushKeys(context, tries + 1);
}
