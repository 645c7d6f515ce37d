import 'reflect-metadata';
import { StartupError } from '../../base/startup-error.ts';
import { connectDatabase } from '../../database/connect.ts';
import { removeSampleContent } from '../../office/samples/sample-content.service.ts';
import { databaseName, readConfig } from '../config.ts';
import { systemContext } from '../../access/actor.ts';
import { contextOf } from '../product.ts';
import { encodeSamplePictures } from './sample-sizes.ts';

/**
 * `npm run samples -- remove`, which also works while the server runs; `npm run samples -- encode`, after
 * adding a picture.
 */
const usage = `
  npm run samples -- remove    takes the sample content off the site; what a person has changed stays
  npm run samples -- encode    makes the sizes of the sample pictures that have none`;

const [verb, ...tooMuch] = process.argv.slice(2);
if (tooMuch.length > 0 || (verb !== 'remove' && verb !== 'encode')) {
  throw new StartupError(`Say what to do:${usage}`);
}
if (verb === 'encode') await encodeSamplePictures();
else await remove();

async function remove(): Promise<void> {
  const config = readConfig(process.env);
  const { mongodbUri, dataDir } = config;
  const database = await connectDatabase({ mongodbUri, dataDir, databaseName, besideServer: true });
  try {
    const count = await removeSampleContent(systemContext(contextOf(database.db, config)));
    const removed = count === 1 ? '1 sample item is' : `${count} sample items are`;
    console.log(`${removed} in the trash now, where they can be restored for 30 days.`);
  } finally {
    await database.close();
  }
}
