import type { Db } from 'mongodb';

const batchSize = 500;

/** Takes the part that names a household out of the addresses in the activity log. It may run again. */
export async function shortenAddresses(db: Db): Promise<void> {
  const activities = db.collection<{ address: string }>('activities');
  const bulk = [];
  for await (const { _id, address } of activities.find(
    { address: { $type: 'string' } },
    { projection: { address: 1 } },
  )) {
    const short = shortened(address);
    if (short === address) continue;
    bulk.push({ updateOne: { filter: { _id }, update: { $set: { address: short } } } });
    if (bulk.length === batchSize) await activities.bulkWrite(bulk.splice(0), { ordered: false });
  }
  if (bulk.length > 0) await activities.bulkWrite(bulk, { ordered: false });
}

function shortened(address: string): string {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\d+$/, '0');
  if (!address.includes(':') || address.endsWith('::/48')) return address;
  const [first, second, third] = address.split(':');
  return first && second && third ? `${first}:${second}:${third}::/48` : 'unknown';
}
