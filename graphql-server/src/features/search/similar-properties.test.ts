import { expect, test } from 'vitest';
import { addProperty, deleteItem, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask } = app;

interface Similar {
  reason: string;
  property: { title: string };
}

const query = 'query ($id: ID!) { similarProperties(id: $id) { reason property { title } } }';

async function similarTo(id: string): Promise<string[]> {
  const similar = given(await ask<{ similarProperties: Similar[] }>(query, { id }), 'similarProperties');
  return similar.map(({ reason, property }) => `${reason}: ${property.title}`);
}

const home = { category: 'RESIDENTIAL', city: 'Noida', locality: 'Sector 150', price: '1 Cr' };

/** Adds projects one after the other, so that the last is the newest. */
async function addProperties(...list: Record<string, unknown>[]): Promise<void> {
  for (const values of list) await addProperty(app, { ...home, locality: 'Elsewhere', ...values });
}

test('the same sector comes first, then the nearest price, then the same kind', async () => {
  const { id } = await addProperty(app, home);
  await addProperties(
    { title: 'Same kind, far price', price: '3 Cr' },
    { title: 'A quarter above', price: '1.25 Cr' },
    { title: 'A little below', price: '98 lakh' },
    { title: 'Office next door', category: 'COMMERCIAL', locality: 'Sector 150', price: '20 Cr' },
  );
  expect(await similarTo(id)).toEqual([
    'SAME_LOCALITY: Office next door',
    'NEAR_PRICE: A little below',
    'NEAR_PRICE: A quarter above',
    'SAME_KIND: Same kind, far price',
  ]);
});

test('at most four, each once; within a sector, the same kind first and newest first', async () => {
  const { id } = await addProperty(app, home);
  await addProperties(
    { title: 'One', locality: 'Sector 150' },
    { title: 'Two', locality: 'Sector 150' },
    { title: 'Three', locality: 'Sector 150' },
    { title: 'Studio', locality: 'Sector 150', category: 'STUDIO' },
    { title: 'Another sector' },
  );
  expect(await similarTo(id)).toEqual([
    'SAME_LOCALITY: Three',
    'SAME_LOCALITY: Two',
    'SAME_LOCALITY: One',
    'SAME_LOCALITY: Studio',
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
  expect(await similarTo(id)).toEqual(['SAME_KIND: Sector 150, Gurugram']);
});

test('only listed projects with the same intent are similar', async () => {
  const forSale = await addProperty(app, home);
  await addProperties(
    { title: 'Sold', propertyStatus: 'SOLD' },
    { title: 'Off market', propertyStatus: 'OFF_MARKET' },
    { title: 'For rent', propertyStatus: 'FOR_RENT', price: '30,000' },
    { title: 'Under offer', propertyStatus: 'UNDER_OFFER' },
  );
  const deleted = await addProperty(app, { ...home, title: 'Deleted' });
  await deleteItem(app, 'PROPERTY', deleted.id);
  expect(await similarTo(forSale.id)).toEqual(['NEAR_PRICE: Under offer']);

  const forRent = await addProperty(app, { ...home, propertyStatus: 'FOR_RENT', price: '32,000' });
  expect(await similarTo(forRent.id)).toEqual(['NEAR_PRICE: For rent']);
});

test('a project without price or sector, a deleted one and an unknown one have answers too', async () => {
  const bare = await addProperty(app, { category: 'STUDIO', title: 'Bare' });
  await addProperties({ title: 'Studio', category: 'STUDIO' });
  expect(await similarTo(bare.id)).toEqual(['SAME_KIND: Studio']);
  await deleteItem(app, 'PROPERTY', bare.id);
  expect(await similarTo(bare.id)).toEqual(['SAME_KIND: Studio']);
  expect(await similarTo('0123456789abcdef01234567')).toEqual([]);
  const { errors } = await ask(query, { id: 'no-id' });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
});
