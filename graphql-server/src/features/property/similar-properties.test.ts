import { expect, test } from 'vitest';
import { addProperty, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Similar {
  reason: string;
  property: { title: string };
}

const query = 'query ($id: ID!) { similarProperties(id: $id) { reason property { title } } }';

async function similarTo(id: string): Promise<string[]> {
  const similar = given(await ask<{ similarProperties: Similar[] }>(query, { id }), 'similarProperties');
  return similar.map(({ reason, property }) => `${reason}: ${property.title}`);
}

const home = { category: 'Residential', city: 'Noida', locality: 'Sector 150', price: '1 Cr' };

/** Adds projects one after the other, the last one the newest. */
async function addProperties(...list: Record<string, unknown>[]): Promise<void> {
  for (const values of list) await addProperty(app, { ...home, locality: 'Elsewhere', ...values });
}

test('the same sector comes first, then the nearest price, then the same kind', async () => {
  const { id } = await addProperty(app, home);
  await addProperties(
    { title: 'Same kind, far price', price: '3 Cr' },
    { title: 'A quarter above', price: '1.25 Cr' },
    { title: 'A little below', price: '98 lakh' },
    { title: 'Office next door', category: 'Commercial', locality: 'Sector 150', price: '20 Cr' },
  );
  expect(await similarTo(id)).toEqual([
    'sameLocality: Office next door',
    'nearPrice: A little below',
    'nearPrice: A quarter above',
    'sameKind: Same kind, far price',
  ]);
});

test('at most four, each once, in a sector its own kind before others and the newest first', async () => {
  const { id } = await addProperty(app, home);
  await addProperties(
    { title: 'One', locality: 'Sector 150' },
    { title: 'Two', locality: 'Sector 150' },
    { title: 'Three', locality: 'Sector 150' },
    { title: 'Studio', locality: 'Sector 150', category: 'Studio' },
    { title: 'Another sector' },
  );
  expect(await similarTo(id)).toEqual([
    'sameLocality: Three',
    'sameLocality: Two',
    'sameLocality: One',
    'sameLocality: Studio',
  ]);
});

test('a sector of the same name in another city is another sector', async () => {
  const { id } = await addProperty(app, home);
  await addProperties({
    title: 'Sector 150, Gurugram',
    locality: 'Sector 150',
    city: 'Gurugram',
    price: '9 Cr',
  });
  expect(await similarTo(id)).toEqual(['sameKind: Sector 150, Gurugram']);
});

test('only listed projects to be had in the same way are similar', async () => {
  const forSale = await addProperty(app, home);
  await addProperties(
    { title: 'Sold', propertyStatus: 'sold' },
    { title: 'Off market', propertyStatus: 'offMarket' },
    { title: 'For rent', propertyStatus: 'forRent', price: '30,000' },
    { title: 'Under offer', propertyStatus: 'underOffer' },
  );
  const deleted = await addProperty(app, { ...home, title: 'Deleted' });
  await ask('mutation ($id: ID!) { deleteProperty(id: $id) { id } }', { id: deleted.id }, { token });
  expect(await similarTo(forSale.id)).toEqual(['nearPrice: Under offer']);

  const forRent = await addProperty(app, { ...home, propertyStatus: 'forRent', price: '32,000' });
  expect(await similarTo(forRent.id)).toEqual(['nearPrice: For rent']);
});

test('a project without a price or a sector, a deleted and an unknown one are answered too', async () => {
  const bare = await addProperty(app, { category: 'Studio', title: 'Bare' });
  await addProperties({ title: 'Studio', category: 'Studio' });
  expect(await similarTo(bare.id)).toEqual(['sameKind: Studio']);
  await ask('mutation ($id: ID!) { deleteProperty(id: $id) { id } }', { id: bare.id }, { token });
  expect(await similarTo(bare.id)).toEqual(['sameKind: Studio']);
  expect(await similarTo('0123456789abcdef01234567')).toEqual([]);
  const { errors } = await ask(query, { id: 'no-id' });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
});
