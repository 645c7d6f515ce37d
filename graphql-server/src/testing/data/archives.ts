import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import { afterAll } from 'vitest';
import { makeTestFolder } from '../fresh/test-folder.ts';

/** A folder for archives, removed after the tests of one file. */
export function makeArchiveFolder(): (name: string) => string {
  const folder = makeTestFolder('archives');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** Every document of every collection as its bytes, by collection and id. */
export async function everythingOf(db: Db): Promise<Map<string, Map<string, string>>> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const all = new Map<string, Map<string, string>>();
  for (const { name } of collections) {
    const documents = new Map<string, string>();
    for await (const raw of db.collection(name).find<Buffer>({}, { raw: true })) {
      // The type and the value of the id are the first bytes after the length.
      documents.set(raw.subarray(4, 25).toString('hex'), raw.toString('base64'));
    }
    if (documents.size > 0) all.set(name, documents);
  }
  return all;
}
