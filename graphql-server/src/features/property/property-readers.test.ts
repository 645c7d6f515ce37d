import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, deleteItem } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();

async function titles(token: string, list: object = {}, filter: object = {}): Promise<string[] | undefined> {
  const answer = await app.ask<{ adminProperties?: { items: { title: string }[] } } | null>(
    `query ($list: ListInput, $filter: PropertyFilter) {
      adminProperties(list: $list, filter: $filter) { items { title } }
    }`,
    { list: { sortBy: 'title', direction: 'ASCENDING', ...list }, filter },
    { token },
  );
  return answer.data?.adminProperties?.items.map(({ title }) => title);
}

test('sales read what is published: no drafts, and nothing of the trash', async () => {
  await addProperty(app, { title: 'Lotus Court', propertyStatus: 'SOLD' });
  const { id } = await addProperty(app, { title: 'Removed Court' });
  await deleteItem(app, 'PROPERTY', id);
  const draft = await addProperty(app, { title: 'Draft Court' });
  await app.ask(
    `mutation { setPropertyPublication(id: "${draft.id}", publication: { state: DRAFT }) { id } }`,
    {},
    { token: app.token },
  );
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect(await titles(app.token)).toEqual(['Draft Court', 'Lotus Court']);
  expect(await titles(sales)).toEqual(['Lotus Court']);
  expect(await titles(sales, {}, { publication: 'DRAFT' })).toEqual([]);
  expect(await titles(sales, { deleted: true })).not.toContain('Removed Court');
  expect(await titles('')).toBeUndefined();
});

test('sales change no property', async () => {
  const { id } = await addProperty(app);
  const token = await tokenOfRole(app, AdminRole.SALES);
  for (const mutation of [
    `setPropertyPublication(id: "${id}", publication: { state: DRAFT }) { id }`,
    `setPropertyStatuses(selection: { ids: ["${id}"] }, propertyStatus: SOLD) { remaining }`,
    `deleteItems(kind: PROPERTY, selection: { ids: ["${id}"] }) { remaining }`,
  ]) {
    const { errors } = await app.ask(`mutation { ${mutation} }`, {}, { token });
    expect(errors?.[0]?.extensions.code, mutation).toBe('FORBIDDEN');
  }
});
