import { extractText } from 'unpdf';
import { sitePaths } from 'web/site/routes.tsx';
import { expect, test } from 'vitest';
import { sendAlertMail, workAlerts } from '../features/alert/mail/alert-mails.ts';
import { addProperty, addWithPicture, passingChecks, registeredBlock } from '../testing/factories.ts';
import type { Stored } from '../testing/factories.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { defaultSiteSettings } from '../features/company/site-settings.seed.ts';
import { cardOf } from './share/cards.ts';

const { settings: mail, received } = await startMailServer();
const app = await startTestApp({ pages: true, settings: { mail } });
const { ask, call, context, token } = app;

const number = 'UPRERAPRJ106523/01/2026';
const agent = 'UPRERAAGT10202';
const portal = 'www.up-rera.in';
const account = '00110022003300, Sample Bank, IFSC ABCD0123456';
const qrLink = registeredBlock.qrLink;

const textOf = async (path: string) => {
  const { status, text } = await call('GET', path);
  expect(status).toBe(200);
  return text.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
};

/** The part of a page that stands on paper. */
const printedText = (page: string) => /<article.*<\/article>/s.exec(page)?.[0] ?? '';

/** The texts that links of a page send to WhatsApp. */
const chats = (page: string) =>
  [...page.matchAll(/href="https:\/\/wa\.me\/\?text=([^"]+)"/g)].map(([, text = '']) =>
    decodeURIComponent(text),
  );

async function mailed(add: () => Promise<Stored>): Promise<string> {
  const work = async () => {
    while (await workAlerts(context));
    while (await sendAlertMail(context));
  };
  const input = { email: 'asha@example.com', search: 'q=3+bhk+under+1.2+cr' };
  await ask('mutation ($input: AlertInput!) { askForAlert(input: $input) }', { input });
  await work();
  const [, confirm = ''] = /\/alerts\/confirm\/([\w-]+)/.exec(received.at(-1) ?? '') ?? [];
  await ask('mutation ($token: String!) { confirmAlert(token: $token) { state } }', { token: confirm });
  await add();
  await work();
  return (received.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

const home = { title: 'Neem Court', price: '1.1 Cr', rooms: '3 BHK', locality: 'Sector 150', city: 'Noida' };
const add = () => addProperty(app, { ...passingChecks, ...home, reraNumber: number, rera: registeredBlock });

type Medium = [medium: string, render: (home: Stored) => Promise<string>, shown: string[]];

const all = [number, portal, agent, account];
const property = (id: string, fields: string) =>
  ask<Record<string, object>>(`{ property(id: "${id}") { ${fields} } }`).then(({ data }) =>
    JSON.stringify(data.property),
  );

/** Each way in which a listing leaves the house, and what it shows there (section 2(b) of the Act: any medium). */
const media: Medium[] = [
  ['the page', ({ slug }) => textOf(`/project-details/${slug}`), [...all, 'QR code of the project']],
  [
    'the printed page',
    async ({ slug }) => printedText(await textOf(`/project-details/${slug}`)),
    [...all, 'QR code of the project', `Agent registration ${agent}`],
  ],
  ['the card in a list', () => textOf('/shop-left-sidebar?q=neem'), [number, agent]],
  ['the row in a list', () => textOf('/shop-left-sidebar?view=list&q=neem'), [number, agent]],
  [
    'the share picture',
    async ({ id }) => {
      const company = { ...defaultSiteSettings, registrationNumber: agent };
      return JSON.stringify(await cardOf(context as never, { kind: 'property', address: { id } }, company));
    },
    [number, portal, agent],
  ],
  ['the RSS feed', () => textOf('/feeds/projects.xml'), all],
  ['the JSON feed', () => textOf('/feeds/projects.json'), all],
  ['GraphQL', ({ id }) => property(id, 'advertisement registrationNotes { portal code { path } }'), all],
  ['a home over REST', ({ id }) => textOf(`/api/form/view/${id}`), [...all, qrLink]],
  ['all homes over REST', () => textOf('/api/form'), [...all, qrLink]],
  ['the text for WhatsApp', async ({ slug }) => chats(await textOf(`/project-details/${slug}`)).join(), all],
  [
    'the text that the office sends',
    async () => {
      const { data } = await ask('{ adminProperties { items { advertisement } } }', {}, { token });
      return JSON.stringify(data);
    },
    all,
  ],
  [
    'the cost sheet, on screen and printed',
    async ({ slug }) => printedText(await textOf(`/project-details/${slug}/cost`)),
    all,
  ],
  [
    'the PDF of the cost sheet',
    async ({ slug }) => {
      const response = await fetch(`${app.origin}/project-details/${slug}/cost.pdf`);
      const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    },
    all,
  ],
];

test.each(media)('%s shows the registration', async (_medium, render, shown) => {
  const text = await render(await add());
  expect(shown.filter((part) => !text.includes(part))).toEqual([]);
});

test('an e-mail about a home shows the registration', async () => {
  const text = await mailed(add);
  expect(text).toContain('Neem Court');
  expect(all.filter((part) => !text.includes(part))).toEqual([]);
});

/** What a person reads on a page: its elements without code, styles and tags. */
const readText = (page: string) =>
  page
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const price = /₹\s*1\.1\b|1,10,00,000/;
/** Pages that show the price of the one home, which a change of their address must not take out of this test. */
const pagesWithPrice = [
  ...['/', '/shop-left-sidebar', '/shop', '/shop-grid', '/shop-right-sidebar', '/product-details/:id'],
  ...[
    '/project-details/:slug',
    '/project-details/:slug/cost',
    '/builders/:slug',
    '/projects/:slug',
    '/compare',
  ],
  '/shortlist/:token',
];

test('the registration stands on each page of the site that shows a price', async () => {
  await addWithPicture(app, 'createBuilder', { name: 'Peepal Developers' });
  const where = { kind: 'FLAT', builder: 'Peepal Developers' };
  const values = { ...passingChecks, ...home, ...where, reraNumber: number };
  const { id, slug } = await addProperty(app, { ...values, rera: registeredBlock });
  // A page of a place has three homes.
  for (const title of ['Jamun Court', 'Amla Court'])
    await addProperty(app, { ...home, ...where, title, price: '90 lakh' });
  const { data } = await ask<{ shared: { token: string } }>(
    'mutation ($input: ShareShortlistInput!) { shared: shareShortlist(input: $input) { token } }',
    { input: { name: 'Asha', mode: 'TOGETHER', propertyIds: [id] } },
  );
  const addresses: Record<string, string> = {
    '/builders/:slug': '/builders/peepal-developers',
    '/projects/:slug': '/projects/3-bhk-in-sector-150-noida',
    '/compare': `/compare?ids=${id}`,
    '/shortlist/:token': `/shortlist/${data.shared.token}`,
  };
  const shown: string[] = [];
  const silent: string[] = [];
  for (const path of Object.keys(sitePaths)) {
    const address = addresses[path] ?? path.replace(':slug', slug).replace(':id', id).replace(':token', 'a');
    for (const view of ['', '&view=list', '&view=map']) {
      const text = readText((await call('GET', view ? `${address}?${view}` : address)).text);
      if (!price.test(text)) continue;
      shown.push(path);
      if (!text.includes(number) || !text.includes(agent)) silent.push(address + view);
    }
  }
  expect(silent).toEqual([]);
  expect(pagesWithPrice.filter((path) => !shown.includes(path))).toEqual([]);
});

test('the e-mail that confirms an alert about a home shows the registration', async () => {
  const { id } = await add();
  await ask('mutation ($input: AlertInput!) { askForAlert(input: $input) }', {
    input: { email: 'asha@example.com', propertyId: id },
  });
  while (await workAlerts(context));
  while (await sendAlertMail(context));
  const text = (received.at(-1) ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain('Neem Court');
  expect(all.filter((part) => !text.includes(part))).toEqual([]);
});
