import { connectDatabase } from '../database/connect.ts';
import { databaseName } from '../process/product.ts';
import { makeTestFolder } from './start-test-app.ts';

/** Makes a data folder whose database has its content, so that a start adds no samples. */
export async function makeFilledFolder(name: string): Promise<string> {
  const dataDir = makeTestFolder(name);
  const { db, close } = await connectDatabase({ dataDir, databaseName });
  await db.collection<{ _id: string }>('marks').insertOne({ _id: 'content', state: 'done' } as never);
  await close();
  return dataDir;
}
