import { writePicture } from 'domain/site/write-picture.ts';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { addProperty, addWithPicture } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { sweepFiles } from '../../start/sweep.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;

/** Saves a text; answers the sentence beside it, or undefined. */
async function save(page: string, key: string, text: string, publication?: object, readAt?: Date) {
  const { errors } = await ask(
    `mutation ($blocks: [BlockInput!]!, $publication: PublicationInput) {
      saveBlocks(blocks: $blocks, publication: $publication) { id }
    }`,
    { blocks: [{ page, key, text, readAt }], publication },
    { token },
  );
  return errors?.[0]?.extensions.fields ?? errors?.[0]?.message;
}

async function chosen(alt = 'Our desk') {
  const { image } = await addWithPicture(app, 'createMediaItem');
  const text = writePicture({ url: image.url, alt, width: 1200, height: 800, colour: '#808080' });
  return { ...image, text };
}

const read = async (path: string) => (await call('GET', path)).text;

const places: [path: string, page: string, key: string, delivered: string][] = [
  ['/', 'home', 'pictures.top', 'hero-1600'],
  ['/about', 'about', 'pictures.lobby', 'residence-lobby-reception'],
  ['/about', 'about', 'pictures.township', 'township-aerial'],
  ['/about', 'about', 'pictures.keys', 'blog-home-keys'],
  ['/service', 'service', 'pictures.top', 'blueprint'],
  ['/service-details', 'serviceDetails', 'pictures.top', 'living'],
  ['/service-details', 'serviceDetails', 'pictures.left', 'kitchen'],
  ['/service-details', 'serviceDetails', 'pictures.right', 'studio-'],
  ['/service-details', 'serviceDetails', 'pictures.banner', 'independent-floors'],
  ['/whychooseus', 'whychooseus', 'pictures.top', 'balcony'],
  ['/media', 'media', 'pictures.film', 'modern-villa'],
  ['/portfolio?all=1', 'portfolioItems', 'villa.pictures.top', 'modern-villa'],
  ['/portfolio?all=1', 'portfolioItems', 'film.pictures.top', 'residence-lobby-reception'],
  ['/portfolio?all=1', 'portfolioItems', 'it-park.pictures.top', 'it-park-campus'],
  ['/portfolio-details?item=high-street', 'portfolioItems', 'high-street.pictures.top', 'retail-high-street'],
  ['/portfolio-details', 'portfolioStories', 'garden-court.pictures.top', 'garden-court-mid-rise'],
  ['/portfolio-details', 'portfolioStories', 'garden-court.pictures.garden', 'landscaped-garden'],
];

test('each picture that speaks for the firm gives way to one of Media, with its own description', async () => {
  const { url, text } = await chosen('Our desk, on a Tuesday');
  for (const [path, page, key, delivered] of places) {
    expect([key, (await read(path)).includes(delivered)]).toEqual([key, true]);
    expect(await save(page, key, text)).toBeUndefined();
  }
  for (const [path, , key, delivered] of places) {
    const html = await read(path);
    expect([key, html.includes(`${url}?w=960`), html.includes('alt="Our desk, on a Tuesday"')]).toEqual([
      key,
      true,
      true,
    ]);
    const [head = ''] = html.split('<script id="state"');
    expect([key, head.includes(delivered)]).toEqual([key, false]);
  }
});

test('the logo stands in the header and the footer of every page, and the delivered mark comes back', async () => {
  const mark = 'M8 24V14.5';
  expect((await read('/terms')).split(mark)).toHaveLength(3);
  const { url, text } = await chosen('');
  await save('navigation', 'pictures.logo', text);
  for (const path of ['/', '/terms', '/shop']) {
    const [body = ''] = (await read(path)).split('<script id="state"');
    expect([path, body.split(`src="${url}?w=480" alt=""`).length, body.includes(mark)]).toEqual([
      path,
      3,
      false,
    ]);
  }
  const readAt = (await db.collection('blocks').findOne({ key: 'pictures.logo' }))?.updatedAt as Date;
  await save('navigation', 'pictures.logo', '', undefined, readAt);
  expect((await read('/terms')).split(mark)).toHaveLength(3);
});

test('a text that is no picture of this site is refused', async () => {
  const { id, text } = await chosen();
  for (const wrong of [
    'Our desk',
    '![desk](https://example.com/desk.webp "1200x800 #808080")',
    `![desk](/files/${id}/desk.webp" onerror="alert(1) "1200x800 #808080")`,
    `${text}<script>`,
  ])
    expect(await save('about', 'pictures.lobby', wrong)).toEqual({
      text: 'Please choose a picture from Media.',
    });
  const unknown = text.replace(id, String(new ObjectId()));
  expect(await save('about', 'pictures.lobby', unknown)).toEqual({
    text: 'A picture is no longer there. Please choose it again.',
  });
});

test('the file of a picture stays while a text or its draft names it, also on a page of one’s own', async () => {
  const [live, draft, own] = [await chosen(), await chosen(), await chosen()];
  await save('about', 'pictures.lobby', live.text);
  const readAt = (await db.collection('blocks').findOne({ key: 'pictures.lobby' }))?.updatedAt as Date;
  await save('about', 'pictures.lobby', draft.text, { state: 'DRAFT' }, readAt);
  await save('plain', 'fees', `Fees\n\n![Our desk](${own.url})`);
  await db.collection('mediaItems').deleteMany({});
  await db.collection('versions').deleteMany({});
  await db.collection('fs.files').updateMany({}, { $set: { uploadDate: new Date(0) } });
  await sweepFiles(context);
  for (const { url } of [live, draft, own]) expect((await call('GET', url)).status).toBe(200);
});

test('a switch takes a section off its page, and brings it back', async () => {
  await addWithPicture(app, 'createBlog', { title: 'Keys and papers' });
  await addWithPicture(app, 'createTeamMember', { name: 'Neha Verma' });
  await addWithPicture(app, 'createTestimonial');
  const { slug } = await addProperty(app, { title: 'Jheel Court', category: 'COMMERCIAL' });
  const project = `/project-details/${slug}`;
  const sections: [path: string, page: string, key: string, heading: string][] = [
    ['/', 'home', 'projects.shown', '>Our Projects</h2>'],
    ['/', 'home', 'team.shown', '>Our Team</h2>'],
    ['/', 'home', 'testimonials.shown', '>What Our Customers Say</h2>'],
    ['/', 'home', 'news.shown', '>Latest News</h2>'],
    ['/', 'home', 'whyChoose.shown', '>Why Choose</h2>'],
    ['/media', 'media', 'film.shown', 'aria-labelledby="film"'],
    ['/portfolio', 'portfolioItems', 'villa.shown', 'A villa with a lamp'],
    ['/portfolio-details?item=high-street', 'portfolioItems', 'high-street.shown', 'A shop on the side'],
    ['/faq', 'consultation', 'shown', '>Get Free Consultation</h2>'],
    [project, 'propertyLists', 'shown.commercialUses', 'Commercial Uses'],
    [project, 'propertyLists', 'shown.advantages', 'Advantages'],
    [project, 'propertyLists', 'shown.reasonsToInvest', 'Reasons to Invest'],
  ];
  for (const [path, page, key, heading] of sections) {
    expect([key, (await read(path)).includes(heading)]).toEqual([key, true]);
    await save(page, key, 'no');
    const [body = ''] = (await read(path)).split('<script id="state"');
    expect([key, body.includes(heading)]).toEqual([key, false]);
    const readAt = (await db.collection('blocks').findOne({ page, key }))?.updatedAt as Date;
    await save(page, key, '', undefined, readAt);
    expect([key, (await read(path)).includes(heading)]).toEqual([key, true]);
  }
});

test('the office shows a film of its own from its address, and an address of no film gets a sentence', async () => {
  for (const [path, page] of [
    ['/media', 'media'],
    ['/portfolio', 'portfolioItems'],
  ] as const) {
    const address = `${path}?all=1`;
    expect(await read(address)).toContain('Big Buck Bunny');
    const refused = await save(page, 'film.link', 'https://vimeo.com/76979871');
    expect(refused).toEqual({
      text: 'Please paste the address of a film on YouTube, such as https://youtu.be/….',
    });
    expect(await save(page, 'film.link', 'https://youtu.be/sample-film?si=share')).toBeUndefined();
    const html = await read(address);
    expect(html).toContain('youtube-nocookie.com/embed/sample-film');
    expect(html).not.toContain('Big Buck Bunny');
  }
});
