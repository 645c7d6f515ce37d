import { writePicture } from 'domain/site/write-picture.ts';
import { isFilmKey } from 'domain/site/film.ts';
import { samplePaths } from 'domain/site/page-paths.ts';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { allDeliveredTexts } from 'web/features/block/admin/delivered-texts.ts';
import { sitePages } from 'web/features/block/admin/site-pages.ts';
import { sitePaths } from 'web/site/routes.tsx';
import { announceChange } from '../../database/changes.ts';
import { keepWords } from '../../database/migrations/keep-words.ts';
import { addSampleFacts } from '../company/company-facts.service.ts';
import { addProperty, addWithPicture } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;

/** Claims that pages made before, in any of their words. */
const claims =
  /\b50\+|\b50 years|\b500(?:\+| people)|70 ?%|197K|560\+|268\+|340\+|within the hour|\b9 am\b|\b8 pm\b|short walk|Visitors’ parking|moisture meter|six months before/i;

/** What people read of a page, and what search engines do. */
function plainText(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ' ')
    .replace(/<meta [^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1');
}

const addresses: Record<string, string> = {
  '/portfolio': '/portfolio?all=1',
  '/portfolio-v2': '/portfolio-v2?all=1',
};

/** Adds one of each thing that has a page. */
async function fill(): Promise<void> {
  const { slug, id } = await addProperty(app, { title: 'Jheel Court', category: 'COMMERCIAL' });
  await addWithPicture(app, 'createBlog', { title: 'Keys and papers' });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await addWithPicture(app, 'createBuilder', { name: 'Angan Builders' });
  await addWithPicture(app, 'createTestimonial');
  Object.assign(addresses, {
    '/project-details/:slug': `/project-details/${slug}`,
    '/project-details/:slug/cost': `/project-details/${slug}/cost`,
    '/project-details/:slug/report': `/project-details/${slug}/report`,
    '/product-details/:id': `/product-details/${id}`,
    '/blog-details/:slug': '/blog-details/keys-and-papers',
    '/team-details/:slug': '/team-details/neha-verma',
    '/builders/:slug': '/builders/angan-builders',
  });
}

/** The HTML of every public page that can be opened without a token, by its path. */
async function fetchPages(): Promise<Map<string, string>> {
  await fill();
  const read = new Map<string, string>();
  for (const path of Object.keys(sitePaths)) {
    const address = addresses[path] ?? path;
    if (address.includes(':')) continue;
    const { status, text } = await call('GET', address);
    if (status === 200) read.set(path, text);
  }
  return read;
}

/** What they say. */
async function readPages(): Promise<Map<string, string>> {
  return new Map([...(await fetchPages())].map(([path, html]) => [path, plainText(html)]));
}

test('a new site claims nothing of its company', async () => {
  const pages = await readPages();
  expect(pages.size).toBeGreaterThan(35);
  for (const [path, text] of pages) expect([path, claims.exec(text)?.[0]]).toEqual([path, undefined]);
});

test('the figures of a site with samples are marked, and go with the samples', async () => {
  await addSampleFacts(context);
  const note = 'These are sample figures for this demonstration.';
  for (const path of ['/', '/about', '/faq']) {
    const text = plainText((await call('GET', path)).text);
    expect([path, claims.test(text), text.includes(note)]).toEqual([path, true, true]);
  }
  expect(plainText((await call('GET', '/contact')).text)).toContain('9 am to 8 pm, seven days a week');
  const { id } = await addProperty(app, { title: 'A sample' });
  await db.collection('properties').updateOne({ _id: new ObjectId(id) }, { $set: { sample: true } });
  expect((await call('GET', '/portfolio')).status).toBe(200);
  await ask('mutation { removeSampleContent }', {}, { token });
  for (const path of samplePaths) expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
  for (const [path, text] of await readPages())
    expect([path, claims.exec(text)?.[0], text.includes(note)]).toEqual([path, undefined, false]);
});

/** The notice under which consents were given. */
function isDocumented(path: string): boolean {
  return path.startsWith('/privacy');
}

/** Sentences that say what a form or the product does, and what the tests themselves entered. */
const documented = [
  ...[
    'We use what you type to answer you',
    'We use what you send to decide',
    'We use your address for nothing else',
  ],
  ...[
    'Tell us what is wrong',
    'Please tell us what is wrong',
    'tell us which',
    'Without it, write to us',
    'Please ask us',
    'The reference that we showed you',
  ],
  ...['Proof seen on', 'Listed with us', 'We list no project', 'Projects we list', 'WhatsApp us'],
  ...[
    'These are our newest',
    'We write when a new home matches',
    'Ask us to tell you',
    'one of us writes to you',
    'For our team only',
    'We could not reach the site',
  ],
  'They told us the truth',
];

test('with every text and picture replaced, no public page says a delivered sentence or shows a delivered picture', async () => {
  expect(allDeliveredTexts.length).toBeGreaterThan(250);
  const { image } = await addWithPicture(app, 'createMediaItem');
  const picture = writePicture({ url: image.url, alt: 'Ours', width: 1200, height: 800, colour: '#808080' });
  for (const { page } of sitePages) {
    const own = allDeliveredTexts.filter((text) => text.page === page);
    expect([page, own.length > 0]).toEqual([page, true]);
    const textOf = (key: string, kind: string) => {
      if (kind === 'picture') return picture;
      if (isFilmKey(key)) return 'https://youtu.be/sample-film';
      // Each section stays, so that its texts are read.
      if (kind === 'switch') return 'yes';
      return `Ours ${page} ${key.replaceAll('.', ' ')}${kind === 'menu' ? ' | /about' : ''}`;
    };
    const blocks = own.map(({ key, kind }) => ({ page, key, text: textOf(key, kind) }));
    const { errors } = await ask(
      'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
      { blocks },
      { token },
    );
    expect([page, errors]).toEqual([page, undefined]);
  }
  const html = await fetchPages();
  const pages = new Map([...html].map(([path, text]) => [path, plainText(text)]));
  for (const [path, text] of html) {
    const [body = ''] = text.split('<script id="state"');
    expect([path, /[\w/.-]+\.(?:avif|webp)\b/.exec(body.replace(/\/files\/[^\s"]+/g, ''))?.[0]]).toEqual([
      path,
      undefined,
    ]);
  }
  // Short labels, such as “Contact”, stand in other places too.
  const sentences = allDeliveredTexts.flatMap(({ text }) =>
    text.split(/\n\n|\|\|/).filter((part) => part.length > 40 && !part.includes('{{')),
  );
  const left = [...pages].flatMap(([path, text]) =>
    sentences.filter((sentence) => text.includes(sentence)).map((sentence) => [path, sentence]),
  );
  expect(left).toEqual([]);
  // Whatever else says “we” speaks for the firm too.
  const others = [...pages].flatMap(([path, text]) =>
    isDocumented(path)
      ? []
      : text
          .split(/(?<=[.!?]) /)
          .filter((sentence) => /\b(?:we|our|us)\b/i.test(sentence))
          .filter((sentence) => !documented.some((words) => sentence.includes(words)))
          .map((sentence) => [path, sentence.slice(-200)]),
  );
  expect(others).toEqual([]);
  expect(pages.get('/')).toContain('Ours home hero title');
  expect(pages.get('/')).not.toContain('Search properties for sale');
  expect(html.get('/media')).toContain('/embed/sample-film');
});

/** What these pages said before their figures were facts of the company. */
const formerSentences: [path: string, sentence: string][] = [
  ['/', 'Over 50 years of collective experience in Noida’s homes, offices and plots.'],
  ['/', 'One person calls you back within the hour, 9 am to 8 pm, every day.'],
  ['/about', '50+ years of collective experience'],
  ['/about', 'Over 50 years of collective experience sit around one table here: land survey, bank credit,'],
  ['/about', '500+ people served'],
  ['/about', 'We have served more than 500 people. Each of them saw the full cost on one page'],
  ['/about', '70%+ growth over 4–5 years'],
  [
    '/about',
    'addresses of this region have seen growth of 70%+ over 4–5 years. That is the past, not a promise',
  ],
  ['/about', 'On site we use a laser measure, a moisture meter and a phone camera.'],
  ['/about', 'A new colleague works beside an experienced one for six months before taking on a client'],
  ['/contact', '9 am to 8 pm, seven days a week'],
  ['/contact', 'Noida Sector 62 station is a short walk away. Visitors’ parking is in front of the block.'],
  ['/contact', 'Between 9 am and 8 pm we answer within the hour, by phone if you give your number.'],
  ['/faq', 'You get a reference, and a call within the hour, 9 am to 8 pm.'],
  ['/faq', '197K+'],
  ['/faq', 'These are sample figures for this demonstration.'],
  ['/history', 'Between 9 am and 8 pm we call you back within the hour.'],
  ['/register', 'Within the hour, 9 am to 8 pm, from the person who will look after you.'],
  ['/whychooseus', 'We show a project once the authority’s own site lists its registration number.'],
  ['/project-details/:slug', 'We answer from 9 am to 8 pm, seven days a week:'],
  ['/project-details/:slug', 'One of us calls you back within the hour, 9 am to 8 pm.'],
];

test.each([
  ['of samples alone', false],
  ['with listings of its own', true],
])('a site %s goes on to say what it said, unconfirmed', async (_, isOwn) => {
  await fill();
  if (!isOwn) {
    await db.collection('properties').updateMany({}, { $set: { sample: true } });
    announceChange(context, 'properties');
  }
  await keepWords(db);
  await keepWords(db);
  announceChange(context, 'siteSettings');
  announceChange(context, 'blocks');
  for (const [path, sentence] of formerSentences) {
    const text = plainText((await call('GET', addresses[path] ?? path)).text);
    expect([path, sentence, text.includes(sentence)]).toEqual([path, sentence, true]);
  }
  const { data } = await ask<{ settings: object }>(
    '{ settings { factsAreSamples factsConfirmedAt } }',
    {},
    { token },
  );
  expect(data.settings).toEqual({ factsAreSamples: !isOwn, factsConfirmedAt: null });
  const about = plainText((await call('GET', '/about')).text);
  expect(about.includes('These are sample figures')).toBe(!isOwn);
});

test('a figure needs the word of the owner, and both times of a day belong together', async () => {
  const save = (facts: object, confirmed?: boolean) =>
    ask<{ updateCompanyFacts: { facts: object } }>(
      `mutation ($facts: CompanyFactsInput!, $confirmed: Boolean) {
        updateCompanyFacts(facts: $facts, confirmed: $confirmed) { facts { years opens closes } }
      }`,
      { facts, confirmed },
      { token },
    );
  expect((await save({ years: '12' })).errors?.[0]?.extensions.fields).toEqual({
    confirmed: 'Please confirm that the figures are true and that you can show it.',
  });
  expect((await save({ opens: '10 am' })).errors?.[0]?.extensions.fields).toEqual({
    closes: 'Please enter both times, or none.',
  });
  await save({ years: '12', opens: '10 am', closes: '6 pm' }, true);
  expect(plainText((await call('GET', '/')).text)).toContain('Over 12 years of collective experience');
  expect(plainText((await call('GET', '/contact')).text)).toContain('10 am to 6 pm');
  await ask('mutation { removeSampleContent }', {}, { token });
  expect(plainText((await call('GET', '/')).text)).toContain('Over 12 years of collective experience');
});
