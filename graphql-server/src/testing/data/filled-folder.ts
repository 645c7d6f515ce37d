import { connectDatabase } from '../../database/connect.ts';
import { databaseName } from '../../start/config.ts';
import { makeTestFolder } from '../fresh/test-folder.ts';

/** Makes a data folder whose database has its content, so that a start adds no samples. */
export async function makeFilledFolder(name: string): Promise<string> {
  const dataDir = makeTestFolder(name);
  const database = await connectDatabase({ dataDir, databaseName });
  await database.db
    .collection<{ _id: string }>('marks')
    .insertOne({ _id: 'content', state: 'done' } as never);
  await database.close();
  return dataDir;
}
