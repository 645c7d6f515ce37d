import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { killedBefore } from '../../testing/killed-before.ts';
import { emptyCopy, follow, randomOf, visitorsSee } from '../../testing/data/followed-copy.ts';
import { addProperty, deleteItem, propertyInput, restoreItem } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { noteChanges } from './note-changes.ts';

/** A copy that is fed by the log alone equals what visitors see, whatever is written, and whenever a worker is killed. */

const app = await startTestApp();
const { ask, token } = app;
const seeds = 20;
const steps = 12;

const dateIn = (ms: number) => new Date(Date.now() + ms);
const set = (id: string, values: object) =>
  app.db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: values });

async function publish(id: string, publication: object): Promise<void> {
  await ask(
    `mutation ($id: ID!, $publication: PublicationInput!) {
      setPropertyPublication(id: $id, publication: $publication) { id }
    }`,
    { id, publication },
    { token },
  );
}

/** What an office does to a home, and what time does. A refusal is no change either. */
const acts: ((id: string) => Promise<unknown>)[] = [
  (id) => publish(id, { state: 'DRAFT' }),
  (id) => publish(id, { state: 'PUBLISHED' }),
  (id) => publish(id, { state: 'SCHEDULED', publishAt: dateIn(3_600_000) }),
  (id) => deleteItem(app, 'PROPERTY', id),
  (id) => restoreItem(app, 'PROPERTY', id),
  (id) =>
    ask(
      'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
      { id, input: propertyInput({ disclaimer: `Changed at ${performance.now()}.` }) },
      { token },
    ),
  // The scheduled moment comes, and a registration ends: nothing is written then.
  async (id) => {
    const item = await app.db
      .collection('properties')
      .findOne({ _id: new ObjectId(id), publishAt: { $gt: new Date() } });
    if (item) await set(id, { publishAt: dateIn(-500) });
  },
  (id) => set(id, { shownUntil: dateIn(-500) }),
  (id) => app.db.collection('properties').deleteOne({ _id: new ObjectId(id), deleted: true }),
];

test.each(Array.from({ length: seeds }, (_seed, index) => index + 1))(
  'writes at random are followed, seed %i',
  async (seed) => {
    const random = randomOf(seed);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
    const copy = emptyCopy();
    const ids: string[] = [];
    /** Two processes look, and now and then one dies before any of its writes. */
    async function work(): Promise<void> {
      const { db } = killedBefore(app.db, Math.floor(random() * 3));
      const dying = random() < 0.3 ? { ...app.context, db } : app.context;
      await Promise.all([noteChanges(app.context), noteChanges(dying).catch(unlessKilled)]);
    }
    for (let step = 0; step < steps; step += 1) {
      if (ids.length < 3 || random() < 0.1) ids.push((await addProperty(app)).id);
      // Writes and looks of both processes cross each other.
      await Promise.all([pick(acts)(pick(ids)), pick(acts)(pick(ids)), work()]);
      if (random() < 0.4) await follow(app, copy);
    }
    while (await noteChanges(app.context));
    await follow(app, copy);
    expect(new Map([...copy.homes].sort())).toEqual(await visitorsSee(app, ids));
    expect(copy.sequences).toEqual(copy.sequences.map((_sequence, index) => index + 1));
  },
);

function unlessKilled(error: unknown): void {
  if (!(error instanceof Error && error.message === 'killed')) throw error;
}
