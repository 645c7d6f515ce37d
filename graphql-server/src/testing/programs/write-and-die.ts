import { GridFSBucket, ObjectId } from 'mongodb';
import { pino } from 'pino';
import { announceRewriting, onChange } from '../../database/changes.ts';
import { connectDatabase } from '../../database/connect.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { PropertyStatus } from '../../features/property/property.type.ts';
import { ActivityVerb } from '../../kit/change/activity-log.ts';
import { changeItems } from '../../kit/bulk.ts';
import { trashItem, updateItem } from '../../kit/items.ts';
import { readConfig } from '../../start/config.ts';
import { systemContext } from '../../access/actor.ts';

// Writes a property as the services do, and kills its own process as soon as the database has the write:
// before it is noted, and before this process hears of it. Arguments: the action, and the id.
const [what, id = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const { mongodbUri, dataDir } = config;
const { db } = await connectDatabase({ mongodbUri, dataDir, databaseName: 'test' });
const log = pino({ level: 'silent' });
const context = systemContext({ db, files: new GridFSBucket(db), config, log });
onChange(context, () => process.kill(process.pid, 'SIGKILL'));

const propertyStatus = PropertyStatus.SOLD;
if (what === 'edit') await updateItem(context, propertyNoun, new ObjectId(id), { title: 'Written and died' });
if (what === 'delete') await trashItem(context, propertyNoun, id);
if (what === 'bulk') {
  await changeItems(
    context,
    propertyNoun,
    { ids: [id] },
    {
      from: { deleted: false },
      values: { propertyStatus },
      done: { deleted: false },
      verb: ActivityVerb.UPDATED,
    },
  );
}
if (what === 'removal') {
  await db.collection(propertyNoun.collection).deleteOne({ _id: new ObjectId(id) });
  await announceRewriting(context, propertyNoun.collection);
}
throw new Error('It survived.');
