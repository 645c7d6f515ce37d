import { expect, test } from 'vitest';
import { addProperty, addWithPicture, builderInput, deleteItem, given } from '../../testing/factories.ts';
import { picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

let builderReads = 0;
const app = await startTestApp({
  onCommand: ({ command }) => {
    const { find, filter } = command as { find?: string; filter?: { keys?: unknown } };
    if (find === 'builders' && filter?.keys) builderReads += 1;
  },
});
const { ask, token } = app;

interface Saved {
  id: string;
  slug: string;
  updatedAt: string;
}

const send = (values: Record<string, unknown>, id?: string, readAt?: string) =>
  ask<{ saved: Saved }>(
    id
      ? 'mutation ($id: ID!, $input: BuilderInput!, $readAt: DateTimeISO) { saved: updateBuilder(id: $id, input: $input, readAt: $readAt) { id slug updatedAt } }'
      : 'mutation ($input: BuilderInput!) { saved: createBuilder(input: $input) { id slug updatedAt } }',
    { id, readAt, input: builderInput(values) },
    { token },
  );
const add = async (values: Record<string, unknown> = {}) => given(await send(values), 'saved');

const entry = {
  ...{ project: 'Tulsi Lane', place: 'Greater Noida', launchedOn: '2019-02-01', promisedOn: '2021-09-30' },
  ...{ deliveredOn: '2022-08-31', sourceTitle: 'Portal', sourceAddress: 'https://example.com/lane' },
};
const check = { text: 'We walked the site.', checkedBy: 'Devendra Rawat', checkedOn: '2026-10-05' };

const projectOf = async (
  id: string,
  fields = 'builder aboutBuilder builderPage { slug name introduction }',
) =>
  (await ask<{ property: Record<string, unknown> }>(`{ property(id: "${id}") { ${fields} } }`)).data.property;

test('a builder has a page with its record, whose delays are computed', async () => {
  const { slug } = await add({
    introduction: 'Builds floors.',
    since: 2015,
    promoterNumber: 'uprera prm 1234',
    trackRecord: [
      {
        ...entry,
        project: 'Tulsi Gali',
        promisedOn: '2017-03-31',
        deliveredOn: '2017-03-31',
        launchedOn: null,
      },
      entry,
      { ...entry, project: 'Tulsi Next', promisedOn: '2090-01-31', deliveredOn: null },
    ],
    checks: [check],
  });
  const { data } = await ask(
    `{ builder(slug: "${slug}") { name since promoterNumber introduction image { url } isSample
      checks { text checkedBy checkedOn } trackRecord { project monthsLate deliveredOn } } }`,
  );
  expect(data.builder).toEqual({
    ...{ name: 'Tulsi Angan Developers', since: 2015, promoterNumber: 'UPRERAPRM1234', image: null },
    ...{ introduction: 'Builds floors.', isSample: false, checks: [check] },
    trackRecord: [
      { project: 'Tulsi Next', monthsLate: null, deliveredOn: null },
      { project: 'Tulsi Lane', monthsLate: 11, deliveredOn: '2022-08-31' },
      { project: 'Tulsi Gali', monthsLate: 0, deliveredOn: '2017-03-31' },
    ],
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter a name.'],
  [{ name: '– !' }, 'name', 'Please use letters or digits in the name.'],
  [{ since: 1200 }, 'since', 'Please enter a year such as 1998.'],
  [{ since: 2099 }, 'since', 'This year is in the future.'],
  [{ website: 'http://plain.example.com' }, 'website', 'Please enter an address that begins with https://'],
  [
    { trackRecord: [{ ...entry, deliveredOn: '2090-01-01' }] },
    'trackRecord',
    'Tulsi Lane: The actual day is in the future. Leave it empty until possession begins.',
  ],
  [
    { trackRecord: [{ ...entry, launchedOn: '2021-10-01' }] },
    'trackRecord',
    'Tulsi Lane: The promise is earlier than the launch.',
  ],
  [
    { trackRecord: [{ ...entry, promisedOn: '2023-02-30', launchedOn: null }] },
    'trackRecord',
    'Tulsi Lane: The promised day is a date that does not exist.',
  ],
  [
    { trackRecord: [{ ...entry, sourceAddress: null }] },
    'trackRecord',
    'Tulsi Lane: Please give the address of the source.',
  ],
  [
    { trackRecord: [{ ...entry, deliveredOn: '2018-01-01', promisedOn: '2019-03-01' }] },
    'trackRecord',
    'Tulsi Lane: The actual day is earlier than the launch.',
  ],
  [{ trackRecord: [entry, entry] }, 'trackRecord', 'Each project can be listed once.'],
  [{ checks: [{ ...check, checkedOn: '2090-01-01' }] }, 'checks', 'A check cannot be in the future.'],
])('the builder %j is refused beside its field', async (values, field, sentence) => {
  const { errors } = await send(values);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
});

test('a row that lacks a text is refused with a sentence, and never with a failure', async () => {
  const { errors } = await send({ trackRecord: [{ ...entry, sourceTitle: '' }] });
  expect(errors?.[0]?.extensions.fields).toEqual({ 'trackRecord.0.sourceTitle': 'Please name the source.' });
});

test('two builders cannot have one name, whatever its capitals and punctuation', async () => {
  const { id } = await add();
  for (const name of ['Tulsi Angan Developers', 'TULSI-ANGAN  developers']) {
    const { errors } = await send({ name });
    expect(errors?.[0]?.extensions.fields).toEqual({
      name: 'There is a builder of this name already, perhaps in the trash.',
    });
  }
  const both = await Promise.all([send({ name: 'Kadamb' }), send({ name: 'kadamb' })]);
  expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  expect((await send({ name: 'Tulsi Angan' }, id)).errors).toBeUndefined();
});

test('a property belongs to the builder that it names, from the moment that there is one', async () => {
  const { id } = await addProperty(app, { builder: 'tulsi angan  developers', aboutBuilder: 'Own text.' });
  expect(await projectOf(id)).toMatchObject({ builder: 'tulsi angan  developers', builderPage: null });
  const { slug, id: builderId } = await add({ introduction: 'Builds floors.' });
  expect(await projectOf(id)).toEqual({
    builder: 'Tulsi Angan Developers',
    aboutBuilder: 'Own text.',
    builderPage: { slug, name: 'Tulsi Angan Developers', introduction: 'Builds floors.' },
  });
  const { data } = await ask(
    `{ builders { listedCount } builderProjects(slug: "${slug}") { id } none: builderProjects(slug: "x") { id } }`,
  );
  expect(data).toEqual({ builders: [{ listedCount: 1 }], builderProjects: [{ id }], none: [] });
  const office = await ask(
    `{ differingAboutTexts(builderId: "${builderId}") { id aboutBuilder } }`,
    {},
    { token },
  );
  expect(office.data.differingAboutTexts).toEqual([{ id, aboutBuilder: 'Own text.' }]);
});

test('a property without a text of its own takes the introduction, and follows it', async () => {
  const builder = await add({ introduction: 'Builds floors.' });
  const { id } = await addProperty(app, { builder: 'TULSI ANGAN DEVELOPERS', aboutBuilder: '' });
  expect(await projectOf(id, 'builder aboutBuilder')).toEqual({
    ...{ builder: 'Tulsi Angan Developers', aboutBuilder: 'Builds floors.' },
  });
  await send({ introduction: 'Builds floors since 2015.' }, builder.id);
  expect(await projectOf(id, 'aboutBuilder')).toEqual({ aboutBuilder: 'Builds floors since 2015.' });
});

test('a new name reaches the properties, and the former one still leads to the builder', async () => {
  const builder = await add();
  const { id } = await addProperty(app, { title: 'Neem Court', builder: 'Tulsi Angan Developers' });
  await send({ name: 'Tulsi $Homes' }, builder.id, builder.updatedAt);
  expect(await projectOf(id, 'builder builderPage { name slug }')).toEqual({
    ...{ builder: 'Tulsi $Homes', builderPage: { name: 'Tulsi $Homes', slug: builder.slug } },
  });
  const { data } = await ask<{ projects: { items: { title: string }[] } }>(
    '{ projects(filter: { builder: "tulsi homes" }) { items { title } } }',
  );
  expect(data.projects.items).toEqual([{ title: 'Neem Court' }]);
  const later = await addProperty(app, { builder: 'Tulsi Angan Developers' });
  expect(await projectOf(later.id, 'builder')).toEqual({ builder: 'Tulsi $Homes' });
});

test('a removed builder leaves a name on the page of the property, and answers GONE', async () => {
  const builder = await add({ introduction: 'Builds floors.' });
  const { id } = await addProperty(app, { builder: 'Tulsi Angan Developers', aboutBuilder: 'Own text.' });
  await deleteItem(app, 'BUILDER', builder.id);
  expect(await projectOf(id)).toMatchObject({ aboutBuilder: 'Own text.', builderPage: null });
  const { errors } = await ask(`{ builder(slug: "${builder.slug}") { id } }`);
  expect(errors).toMatchObject([{ extensions: { code: 'GONE' } }]);
});

test('the office is told of a promoter number with an unusual form', async () => {
  const fits = async (promoterNumber: string) => {
    await app.db.collection('builders').deleteMany({});
    const { id } = await add({ promoterNumber });
    const { data } = await ask<{ builder: { promoterNumberFits: boolean | null } }>(
      `{ builder(id: "${id}") { promoterNumberFits } }`,
      {},
      { token },
    );
    return data.builder.promoterNumberFits;
  };
  expect([await fits('UPRERAPRM1234'), await fits('UPRERAPRJ1234'), await fits('')]).toEqual([
    true,
    false,
    null,
  ]);
});

test('a builder can have a picture, and the list is alphabetical', async () => {
  const { id, image } = await addWithPicture(app, 'createBuilder', { name: 'Vritt' });
  await add({ name: 'Amaltas' });
  expect((await send({ name: 'Vritt', since: 2001 }, id)).errors).toBeUndefined();
  const { data } = await ask('{ builders { name image { url alt } } }');
  expect(data.builders).toEqual([
    { name: 'Amaltas', image: null },
    { name: 'Vritt', image: { url: image.url, alt: 'Picture of Vritt' } },
  ]);
});

test('each home of a list says how late its builder was, from the moment that the record says so', async () => {
  await addProperty(app, { title: 'Neem Court', builder: 'TULSI ANGAN developers' });
  await addProperty(app, { title: 'Sal Court', builder: 'Another Builder' });
  const builder = await add({ trackRecord: [{ ...entry, deliveredOn: null }] });
  const delays = async () => {
    const before = builderReads;
    // Two questions, because the second one depends on all builders.
    const list = await ask<{ projects: { items: { title: string }[] } }>(
      '{ projects { items { title builderDelay } } }',
    );
    const own = await ask<{ builderProjects: object[] }>(
      `{ builderProjects(slug: "${builder.slug}") { title builderDelay } }`,
    );
    const { items } = list.data.projects;
    expect(own.data.builderProjects).toEqual(items.filter(({ title }) => title === 'Neem Court'));
    // One for each list.
    expect(builderReads - before).toBeLessThanOrEqual(2);
    return items;
  };
  const others = { title: 'Sal Court', builderDelay: null };
  expect(await delays()).toEqual([others, { title: 'Neem Court', builderDelay: null }]);
  const early = { ...entry, project: 'Tulsi Gali', deliveredOn: '2021-06-30' };
  await send(
    { trackRecord: [entry, early, { ...entry, project: 'Tulsi Next', deliveredOn: null }] },
    builder.id,
  );
  expect(await delays()).toEqual([others, { title: 'Neem Court', builderDelay: '0–11 months late' }]);
  const before = builderReads;
  await delays();
  expect(builderReads).toBe(before);
  await send({ trackRecord: [early] }, builder.id);
  expect(await delays()).toEqual([others, { title: 'Neem Court', builderDelay: 'on time' }]);
  await deleteItem(app, 'BUILDER', builder.id);
  expect((await ask('{ projects { items { builderDelay } } }')).data).toEqual({
    projects: { items: [{ builderDelay: null }, { builderDelay: null }] },
  });
});

test('a builder without a picture has that of the newest of its listed projects', async () => {
  const { slug } = await add();
  const asked = `{ builder(slug: "${slug}") { image { url } projectImage { url } } }`;
  const pictures = async () => (await ask<{ builder: object }>(asked)).data.builder;
  expect(await pictures()).toEqual({ image: null, projectImage: null });
  await addProperty(app, { builder: 'Tulsi Angan Developers' }, [await picture()]);
  const { id } = await addProperty(app, { builder: 'Tulsi Angan Developers' }, [await picture()]);
  const { data } = await ask<{ property: { images: { url: string }[] } }>(
    `{ property(id: "${id}") { images { url } } }`,
  );
  expect(await pictures()).toEqual({ image: null, projectImage: { url: data.property.images[0]?.url } });
});
