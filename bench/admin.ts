import { parseArgs } from 'node:util';
import { ask, logIn, measure, median, seed, withFolder, withProduct } from './product.ts';

/**
 * `npm run bench:admin`: asks every list of the back office as its screen does, with 10,000 properties, 50,000 contact
 * requests and 10,000 applications, one question at a time, and prints median and slowest answer.
 */
const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '10000' },
    contacts: { type: 'string', default: '50000' },
    applications: { type: 'string', default: '10000' },
    times: { type: 'string', default: '15' },
  },
});
const limitMs = 150;

const page = 'totalCount items { id }';
const filters = (...pairs: [string, string][]) =>
  `filters: [${pairs.map(([name, value]) => `{ name: "${name}", value: "${value}" }`).join(', ')}]`;
const lastPage = (count: string, perPage: number) => Math.floor((Number(count) / perPage) * 0.95);

const lists = {
  'properties, first page': `adminProperties { ${page} }`,
  'properties, by price': `adminProperties(list: { sortBy: "price" }) { ${page} }`,
  'properties, by status': `adminProperties(list: { ${filters(['status', 'sold'])} }) { ${page} }`,
  'properties, with pictures': `adminProperties(list: { ${filters(['pictures', 'with'])} }) { ${page} }`,
  'properties, without pictures': `adminProperties(list: { ${filters(['pictures', 'without'])} }) { ${page} }`,
  'properties, a word': `adminProperties(list: { search: "sector" }) { ${page} }`,
  'properties, deep page': `adminProperties(list: { page: ${lastPage(values.properties, 5)} }) { ${page} }`,
  'enquiries, first page': `contacts { ${page} }`,
  'enquiries, by state': `contacts(list: { ${filters(['state', 'contacted'])} }) { ${page} }`,
  'enquiries, by state and form': `contacts(list: { ${filters(['state', 'new'], ['source', 'enquiry'])} }) { ${page} }`,
  'enquiries, overdue': `contacts(list: { ${filters(['overdue', 'yes'])} }) { ${page} }`,
  'enquiries, unread': `contacts(list: { ${filters(['unread', 'yes'])} }) { ${page} }`,
  'enquiries, two words': `contacts(list: { search: "sector call" }) { ${page} }`,
  'enquiries, by name': `contacts(list: { sortBy: "name", direction: ASCENDING }) { ${page} }`,
  'enquiries, deep page': `contacts(list: { page: ${lastPage(values.contacts, 5)} }) { ${page} }`,
  'enquiries, middle page': `contacts(list: { page: ${Math.floor(Number(values.contacts) / 10)} }) { ${page} }`,
  'applications, first page': `applications { ${page} }`,
  'applications, by state': `applications(list: { ${filters(['state', 'interview'])} }) { ${page} }`,
  'applications, deep page': `applications(list: { page: ${lastPage(values.applications, 10)} }) { ${page} }`,
  trash: 'trash { totalCount items { id } }',
  'counts of the menu': 'leadCounts { unreadContacts unreadApplications }',
  dashboard:
    'dashboard { leads { newContacts overdueContacts weeks { startsAt sources { count } } } content { properties mostViewed { id } withoutPictures { id } } }',
};

await withFolder(async (folder) => {
  const { properties, contacts, applications } = values;
  await seed(folder, '--properties', properties, '--contacts', contacts, '--applications', applications);
  await withProduct(folder, async () => {
    const token = await logIn();
    console.log(`| milliseconds of ${values.times} | median | slowest |\n|---|---|---|`);
    let late = 0;
    for (const [name, list] of Object.entries(lists)) {
      const took = await measure(Number(values.times), () => ask(`{ ${list} }`, {}, token));
      if (median(took) > limitMs) late += 1;
      console.log(`| ${name} | ${median(took).toFixed(0)} | ${(took.at(-1) ?? 0).toFixed(0)} |`);
    }
    console.log(`\n${late} of ${Object.keys(lists).length} medians are above ${limitMs} ms.`);
  });
});
