import { expect, test } from 'vitest';
import {
  addProperty,
  addWithPicture,
  contactInput,
  deleteItem,
  restoreItem,
} from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { formTokenOf } from '../../testing/data/form-token.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;

const meera = { name: 'Meera Bhatnagar', position: 'Founder', phone: '098100 12345' };

async function open() {
  const { id, image } = await addWithPicture(app, 'createTeamMember', meera);
  const property = await addProperty(app, { title: 'Neem Court', responsibleId: id });
  const pages = [`/project-details/${property.slug}`, `/product-details/${property.id}`, '/shop'];
  const texts = () => Promise.all(pages.map(async (path) => (await call('GET', path)).text));
  /** On which of the pages a text stands. */
  const shown = async (part: string) => (await texts()).map((text) => text.includes(part));
  return { id, image, property, shown };
}

test('the pages of a property name the person, with links that work without JavaScript', async () => {
  const { shown, property } = await open();
  expect(await shown('/team-details/meera-bhatnagar')).toEqual([true, true, true]);
  expect(await shown('href="tel:09810012345"')).toEqual([true, true, false]);
  const link = encodeURIComponent(`https://homes.example.com/project-details/${property.slug}`);
  expect(await shown(`https://wa.me/919810012345?text=Hello`)).toEqual([true, true, false]);
  expect(await shown(link)).toEqual([true, true, false]);
  expect(await shown('Meera Bhatnagar calls you back.')).toEqual([true, true, false]);
});

test('kept pages change with the name, the phone and the picture of the person', async () => {
  const { id, image, shown } = await open();
  expect(await shown(image.url)).toEqual([true, true, true]);
  const changed = await ask<{ updateTeamMember: { image: { url: string } } }>(
    `mutation ($id: ID!, $input: TeamMemberInput!, $image: Upload) {
      updateTeamMember(id: $id, input: $input, image: $image) { image { url } }
    }`,
    { id, input: { ...meera, name: 'Meera Rao', phone: '098100 54321' }, image: null },
    { token, files: { image: await picture({ name: 'new.jpg' }) } },
  );
  expect(await shown('Meera Bhatnagar')).toEqual([false, false, false]);
  expect(await shown('Meera Rao')).toEqual([true, true, true]);
  expect(await shown('tel:09810054321')).toEqual([true, true, false]);
  expect(await shown(changed.data.updateTeamMember.image.url)).toEqual([true, true, true]);
});

test('a person in the trash leaves the kept pages, which name the office, and comes back', async () => {
  const { id, shown } = await open();
  expect(await shown('Meera Bhatnagar')).toEqual([true, true, true]);
  await deleteItem(app, 'TEAM_MEMBER', id);
  expect(await shown('Meera Bhatnagar')).toEqual([false, false, false]);
  expect(await shown('One of us calls you back.')).toEqual([true, true, false]);
  expect(await shown('Apna Hi Ghar Realty')).toEqual([true, true, true]);
  await restoreItem(app, 'TEAM_MEMBER', id);
  expect(await shown('Meera Bhatnagar')).toEqual([true, true, true]);
});

test('the thanks name the person', async () => {
  const { property } = await open();
  const { name, email, phone, message } = contactInput();
  const formToken = await formTokenOf(app, `/project-details/${property.slug}`);
  const body = new URLSearchParams({
    ...{ name, email, phone, message, formToken },
    propertyId: property.id,
  });
  const { text } = await call('POST', `/project-details/${property.slug}`, { body });
  expect(text).toContain('Meera Bhatnagar calls you back.');
});

test('lists offer each person with a number of results, as a chip too', async () => {
  const { id } = await open();
  await addProperty(app, { title: 'Peepal Court', responsibleId: id, category: 'RESIDENTIAL' });
  const { id: other } = await addWithPicture(app, 'createTeamMember', { name: 'Dev Rawat' });
  await addProperty(app, { title: 'Banyan Court', responsibleId: other, category: 'COMMERCIAL' });
  const offered = async (query: string) => {
    const { text } = await call('GET', `/shop${query}`);
    const [, options = ''] = /<select name="person"[^>]*>(.*?)<\/select>/s.exec(text) ?? [];
    return [...options.matchAll(/<option[^>]*>(.*?)<\/option>/gs)].map(([, label]) => label);
  };
  expect(await offered('')).toEqual(['Any of us', 'Meera Bhatnagar (2)', 'Dev Rawat (1)']);
  expect(await offered('?category=Residential')).toEqual(['Any of us', 'Meera Bhatnagar (1)']);
  // The counts are those of a change of the choice.
  expect(await offered(`?person=${other}`)).toEqual(['Any of us', 'Meera Bhatnagar (2)', 'Dev Rawat (1)']);
  const { text } = await call('GET', `/shop?person=${other}`);
  expect(text).toContain('Looked after by Dev Rawat');
  expect(text).toContain('Banyan Court');
  expect(text).not.toContain('Peepal Court');
});

test('the page of a person begins with the homes of that person, to buy and to rent, and without drafts', async () => {
  const { id } = await open();
  await addProperty(app, { title: 'Kadam Flat', responsibleId: id, propertyStatus: 'FOR_RENT' });
  const hidden = await addProperty(app, { title: 'Hidden Court', responsibleId: id });
  await ask(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: DRAFT }) { id } }',
    { id: hidden.id },
    { token },
  );
  await addProperty(app, { title: 'Banyan Court' });
  const { text } = await call('GET', '/team-details/meera-bhatnagar');
  const titles = ['To buy with Meera Bhatnagar', 'Neem Court', 'To rent with Meera Bhatnagar', 'Kadam Flat'];
  const places = [...titles, 'Write to'].map((title) => text.indexOf(title));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(text).not.toContain('Hidden Court');
  expect(text).not.toContain('Banyan Court');
});

test('the page of a person without homes has no list of them, and one with seven leads to all', async () => {
  const { id } = await addWithPicture(app, 'createTeamMember', { name: 'Dev Rawat' });
  const page = async () => (await call('GET', '/team-details/dev-rawat')).text;
  expect(await page()).not.toContain('To buy with');
  for (const number of [1, 2, 3, 4, 5, 6, 7])
    await addProperty(app, { title: `Court ${number}`, responsibleId: id });
  expect(await page()).toContain(`href="/shop-left-sidebar?person=${id}"`);
  expect(await page()).toContain('See all 7');
});
