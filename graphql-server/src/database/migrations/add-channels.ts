import type { Db } from 'mongodb';
import { channelOfEnquiry } from 'domain/source/channel.ts';

/** How people came whose first enquiry a colleague entered; nothing is known of the others. */
export async function addChannels(db: Db): Promise<void> {
  for (const source of ['PHONE_CALL', 'WALK_IN', 'CHAT']) {
    const unset = { 'sources.0': source, channel: { $exists: false } };
    await db.collection('people').updateMany(unset, { $set: { channel: channelOfEnquiry(source, null) } });
  }
}
