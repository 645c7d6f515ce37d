import { parseArgs } from 'node:util';
import { leadQuestions } from './lead-questions.ts';
import { ask, logIn, measure, median, seed, withFolder, withProduct } from './product.ts';

/**
 * `npm run bench:admin`: requests each list of the back office as its screen does, one query at a time, with
 * 10,000 properties, 50,000 people who sent 150,000 contact requests with 600,000 notes, 10,000 applications and 200,000
 * activities; prints the median and the slowest answer. `--only activity` limits it to queries whose names start with “activity”.
 */
const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '10000' },
    contacts: { type: 'string', default: '150000' },
    applications: { type: 'string', default: '10000' },
    activities: { type: 'string', default: '200000' },
    only: { type: 'string', default: '' },
    times: { type: 'string', default: '15' },
  },
});
const limitMs = 150;

const page = 'totalCount items { id }';
const lastPage = (count: string, perPage: number) => Math.floor((Number(count) / perPage) * 0.95);

const activity = (...conditions: string[]) =>
  `activities(${conditions.length > 0 ? conditions.join(', ') : 'page: 1'}) { totalCount items { id changes { field } } }`;
const monthMs = 30 * 24 * 3_600_000;
const [monthAgo, yearAgo] = [monthMs, 12 * monthMs].map((ms) => new Date(Date.now() - ms).toISOString());

const listsOf = (accountId: string) => ({
  'properties, first page': `adminProperties { ${page} }`,
  'properties, by price': `adminProperties(list: { sortBy: "price" }) { ${page} }`,
  'properties, by status': `adminProperties(filter: { status: SOLD }) { ${page} }`,
  'properties, with pictures': `adminProperties(filter: { hasPictures: true }) { ${page} }`,
  'properties, without pictures': `adminProperties(filter: { hasPictures: false }) { ${page} }`,
  'properties, a word': `adminProperties(list: { search: "sector" }) { ${page} }`,
  'properties, deep page': `adminProperties(list: { page: ${lastPage(values.properties, 5)} }) { ${page} }`,
  'enquiries, first page': `contacts { ${page} }`,
  'enquiries, by state': `contacts(filter: { state: CONTACTED }) { ${page} }`,
  'enquiries, by state and form': `contacts(filter: { state: NEW, source: ENQUIRY }) { ${page} }`,
  'enquiries, overdue': `contacts(filter: { overdue: true }) { ${page} }`,
  'enquiries, unread': `contacts(filter: { unread: true }) { ${page} }`,
  'enquiries, two words': `contacts(list: { search: "sector call" }) { ${page} }`,
  'enquiries, by name': `contacts(list: { sortBy: "name", direction: ASCENDING }) { ${page} }`,
  'enquiries, deep page': `contacts(list: { page: ${lastPage(values.contacts, 5)} }) { ${page} }`,
  'enquiries, middle page': `contacts(list: { page: ${Math.floor(Number(values.contacts) / 10)} }) { ${page} }`,
  'applications, first page': `applications { ${page} }`,
  'applications, by state': `applications(filter: { state: INTERVIEW }) { ${page} }`,
  'applications, deep page': `applications(list: { page: ${lastPage(values.applications, 10)} }) { ${page} }`,
  'activity, first page': activity(),
  'activity, deep page': activity('page: 250'),
  'activity, middle page': activity('page: 125'),
  'activity, by who': activity(`filter: { accountId: "${accountId}" }`),
  'activity, by who, deep page': activity(`filter: { accountId: "${accountId}" }, page: 250`),
  'activity, by kind': activity('filter: { noun: "properties" }'),
  'activity, by what was done': activity('filter: { verb: UPDATED }'),
  'activity, by kind and what was done': activity('filter: { noun: "blogs", verb: DELETED }'),
  'activity, of a month': activity(`filter: { from: "${monthAgo}" }`),
  'activity, before a year ago': activity(`filter: { to: "${yearAgo}" }`),
  'activity, of one item': activity('filter: { itemId: "000000000000000000000007" }'),
  'activity, a rare word': activity('search: "1507"'),
  'activity, a word of a third': activity('search: "court"'),
  'activity, a word of most': activity('search: "p"'),
  'activity, two words': activity('search: "lotus price"'),
  'activity, a word and by who': activity(`search: "court", filter: { accountId: "${accountId}" }`),
  'activity, a word, deep page': activity('search: "court", page: 250'),
  trash: 'trash { totalCount items { id } }',
  'counts of the menu': 'leadCounts { unreadContacts unreadApplications }',
  dashboard:
    'dashboard { leads { newContacts overdueContacts weeks { startsAt sources { count } } } content { properties mostViewed { id } withoutPictures { id } } }',
});

await withFolder(async (folder) => {
  const { times, only, ...counts } = values;
  await seed(folder, ...Object.entries(counts).flatMap(([name, count]) => [`--${name}`, count]));
  await withProduct(folder, async () => {
    const token = await logIn();
    console.log(`| milliseconds of ${times} | median | slowest |\n|---|---|---|`);
    let late = 0;
    const { me } = await ask<{ me: { id: string } }>('{ me { id } }', {}, token);
    const lists = Object.entries(listsOf(me.id)).map(([name, list]) => {
      return [name, () => ask(`{ ${list} }`, {}, token)] as const;
    });
    const leads = Object.entries(await leadQuestions(token, Number(values.contacts)));
    const asked = [...lists, ...leads].filter(([name]) => name.startsWith(only));
    for (const [name, run] of asked) {
      const took = await measure(Number(times), async () => void (await run()));
      if (median(took) > limitMs) late += 1;
      console.log(`| ${name} | ${median(took).toFixed(0)} | ${(took.at(-1) ?? 0).toFixed(0)} |`);
    }
    console.log(`\n${late} of ${asked.length} medians are above ${limitMs} ms.`);
  });
});
