import type { Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { derivedId } from '../../base/ids.ts';
import { touch } from '../changes.ts';

/** What every site said of its company. */
const formerFacts = {
  opens: '9 am',
  closes: '8 pm',
  days: 'seven days a week',
  answer: 'within the hour',
  station: 'Noida Sector 62 station is a short walk away.',
  parking: 'Visitors’ parking is in front of the block.',
  ...{ years: '50', people: '500', growth: '70%+', span: '4–5 years' },
  ...{ area: '560+', sold: '197K+', built: '268+', rooms: '340+' },
};

/** What pages said in words that are no longer delivered. */
const formerTexts = [
  {
    page: 'consultation',
    key: 'line',
    text: 'Tell us what you are looking for. One person calls you back{{ answer}}{{, hours}}, every day.',
  },
  {
    page: 'about',
    key: 'plus.technologies.text',
    text: [
      'Every project on this site shows its area, its price and its registration number in the same place, so that two homes can be compared line by line. A request gets a reference, and the reference tells you where it stands.',
      'On site we use a laser measure, a moisture meter and a phone camera. What they find goes into your file on the same day.',
    ].join('\n\n'),
  },
  {
    page: 'about',
    key: 'plus.ahead.text',
    text: [
      'The region does not stand still: a metro line is extended, an airport opens, a green belt is redrawn. We read the master plan when it changes and call the owners it affects.',
      'We grow slowly on purpose. A new colleague works beside an experienced one for six months before taking on a client, and no client is ever handed on to a call centre.',
    ].join('\n\n'),
  },
  {
    page: 'usp',
    key: 'cards.0.text',
    text: 'We show a project once the authority’s own site lists its registration number. The number is printed beside the name, so that you can look it up before you call us.',
  },
  {
    page: 'register',
    key: 'points.items.0.text',
    text: 'Within the hour, 9 am to 8 pm, from the person who will look after you.',
  },
];
/** On a site with listings of its own, the figures keep the sentence that stood below them. */
const sampleNote = {
  page: 'faq',
  key: 'counters.note',
  text: 'These are sample figures for this demonstration.',
};

/**
 * A site from before goes on to say what it said: the hours, the station and the figures as facts of the company, which an
 * owner has not confirmed, and the sentences that are no longer delivered as texts of the office. On a site with samples
 * alone, the facts are samples too. A new site says none of it.
 */
export async function keepWords(db: Db): Promise<void> {
  if (!(await db.collection('admins').findOne({}, { projection: { _id: 1 } }))) return;
  const company = db.collection<{ _id: string }>('siteSettings');
  if (await company.findOne({ _id: 'site', facts: { $exists: true } })) return;
  const factsAreSamples = !(await isOwn(db));
  for (const former of [...formerTexts, ...(factsAreSamples ? [] : [sampleNote])]) await keepText(db, former);
  const facts = { facts: formerFacts, factsAreSamples, factsConfirmedAt: null };
  await company.updateOne({ _id: 'site' }, { $set: facts, ...touch }, { upsert: true });
}

/** Whether a person has made the site theirs, or has taken the samples off it. */
async function isOwn(db: Db): Promise<boolean> {
  const company = db.collection<{ _id: string }>('siteSettings');
  if (await company.findOne({ _id: 'site', companyName: { $exists: true } })) return true;
  const properties = db.collection('properties');
  const own = { deleted: false, sample: { $ne: true } };
  return (
    (await properties.findOne(own)) !== null ||
    (await properties.findOne({ deleted: false, sample: true })) === null
  );
}

async function keepText(db: Db, { page, key, text }: (typeof formerTexts)[number]): Promise<void> {
  const now = timeNow();
  const title = `${page}: ${key}`;
  const stored = { page, key, title, slug: title, formerSlugs: [], texts: { en: text }, words: [] };
  const dates = { publishAt: now, createdAt: now, updatedAt: now, deletedAt: null, deleted: false };
  await db
    .collection('blocks')
    .updateOne(
      { _id: derivedId('block', page, key) },
      { $setOnInsert: { ...stored, ...dates }, ...touch },
      { upsert: true },
    );
}
