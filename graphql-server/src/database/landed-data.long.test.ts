import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BSON } from 'mongodb';
import type { Document } from 'mongodb';
import { expect, test } from 'vitest';
import { startAppOnServer } from '../testing/programs/app-on-server.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { ensureIndexes } from './ensure-indexes.ts';
import { migrate } from './migrations/migrations.ts';
import { indexes } from '../office/rooms.ts';

/**
 * What earlier versions of the product had in their databases after a first start, and after an account, visitors and an
 * applicant added something over REST and the account worked on it: all collections but `locks` and the bytes of files.
 */
const folder = new URL('../testing/landed/', import.meta.url);
const app = await startTestApp({ othersWrite: true });
const { socketPath = '' } = app.db.client.options.hosts[0] ?? {};

const accountOfThen = ['owner', 'correct-horse-battery'] as const;
const restLists = [
  ['/api/teamMembers', 'teamMembers'],
  ['/api/testimonialUsers', 'testimonials'],
  ['/api/blogs', 'blogs'],
  ['/api/media', 'mediaItems'],
] as const;
const officeLists = {
  adminProperties: 'properties',
  adminBlogs: 'blogs',
  adminTeamMembers: 'teamMembers',
  adminTestimonials: 'testimonials',
  adminMedia: 'mediaItems',
  applications: 'jobApplications',
} as const;

function readLanded(file: string): Record<string, Document[]> {
  const text = gunzipSync(readFileSync(new URL(file, folder))).toString();
  return BSON.EJSON.parse(text, { relaxed: false }) as Record<string, Document[]>;
}

const present = (items: Document[] = []) => items.filter(({ deleted }) => !deleted);
const subscriptions = ['newsletter', 'coming-soon', 'NEWSLETTER', 'COMING_SOON'];

async function totalOf({ ask }: Client, list: string, token: string): Promise<unknown> {
  const { data } = await ask<Record<string, { totalCount: number }>>(
    `{ ${list} { totalCount items { id } } }`,
    {},
    { token },
  );
  return [list, data[list]?.totalCount];
}

test.each(readdirSync(folder))(
  'the data of an earlier version (%s) is all there after a start',
  async (file) => {
    const stored = readLanded(file);
    const name = file.replace(/\W.*/, '');
    const db = app.db.client.db(`landed-${name}`);
    for (const [collection, documents] of Object.entries(stored))
      await db.collection(collection).insertMany(documents);
    await ensureIndexes(db, indexes);
    await migrate(db);
    await migrate(db);

    const uri = `mongodb://${encodeURIComponent(socketPath)}/landed-${name}`;
    const { client, close } = await startAppOnServer(app, uri);
    try {
      const { body } = await client.call('POST', '/api/auth/login', {
        json: { username: accountOfThen[0], password: accountOfThen[1] },
      });
      const token = String(body.token);
      for (const [list, collection] of Object.entries(officeLists))
        expect(await totalOf(client, list, token)).toEqual([list, present(stored[collection]).length]);
      const people = present(stored.contactRequests).filter(
        ({ source }) => !subscriptions.includes(String(source)),
      );
      expect(await totalOf(client, 'contacts', token)).toEqual(['contacts', people.length]);
      for (const list of ['trash', 'activities'])
        expect(await totalOf(client, list, token)).toEqual([list, expect.any(Number)]);

      for (const [path, collection] of restLists) {
        const { text } = await client.call('GET', path);
        expect([path, (JSON.parse(text) as unknown[]).length]).toEqual([
          path,
          present(stored[collection]).length,
        ]);
      }
      const { data } = await client.ask<{
        contacts: { items: { name: string; phone: string; message: string }[] };
        adminProperties: { items: { id: string; title: string; price: { from: number } | null }[] };
      }>(
        `{ contacts(list: { search: "Asha Rao" }) { items { name phone message } }
         adminProperties(list: { search: "Earlier House" }) { items { id title price { from } } } }`,
        {},
        { token },
      );
      expect(data.contacts.items).toHaveLength(2);
      expect(data.contacts.items[0]).toMatchObject({ name: 'Asha Rao', phone: '98765 43210' });
      const [house] = data.adminProperties.items;
      expect(house).toMatchObject({ title: 'Earlier House', price: { from: 8_500_000 } });

      const removed = stored.properties?.find(({ title }) => title === 'Removed House');
      const restored = await client.ask(
        'mutation ($ids: [ID!]!) { restoreItems(kind: PROPERTY, selection: { ids: $ids }) { doneIds } }',
        { ids: [String(removed?._id)] },
        { token },
      );
      expect(restored.errors).toBeUndefined();
      for (const path of ['/', '/shop-left-sidebar', '/team', '/blog', '/media', '/career', '/sitemap.xml'])
        expect([path, (await client.call('GET', path)).status]).toEqual([path, 200]);
    } finally {
      // Its database goes with the folder of the engine: dropping it alone is more than a busy engine keeps in memory.
      await close();
    }
  },
);
