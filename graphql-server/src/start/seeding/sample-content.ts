import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectId } from 'mongodb';
import { extrasOf } from 'domain/property/property-choices.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import type { StoredItem } from '../../base/types.ts';
import { announceChange } from '../../database/changes.ts';
import { withLock } from '../../database/lock.ts';
import { jobOpeningSeeds } from '../../features/application/job-opening.seed.ts';
import { insertSampleOpening } from '../../features/application/job-opening.service.ts';
import { blogSeeds } from '../../features/blog/blog.seed.ts';
import { blogNoun, readBlog } from '../../features/blog/blog.service.ts';
import { builderSeeds } from '../../features/builder/builder.seed.ts';
import { readBuilder } from '../../features/builder/builder.service.ts';
import { BuilderCheck, TrackRecordEntry } from '../../features/builder/builder.type.ts';
import { addSampleFacts } from '../../features/company/company-facts.service.ts';
import { mediaItemSeeds } from '../../features/media/media-item.seed.ts';
import { mediaItemNoun } from '../../features/media/media-item.service.ts';
import {
  Facing,
  Furnishing,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../../features/property/facts/facts.type.ts';
import { sampleInventory } from '../../features/property/sample/property-inventory.seed.ts';
import { withInventory } from '../../features/property/inventory/configured.ts';
import { addSamplePriceList } from '../../features/document/sample-documents.ts';
import { progressPhotoNoun } from '../../features/progress/progress-photo.service.ts';
import { addSamplePrices } from '../../features/property/price/price-history.ts';
import { addSampleUnits } from '../../features/unit/sample-units.ts';
import { withPlace } from '../../features/property/facts/property-place.ts';
import { storedCompleteness } from '../../features/property/completeness/completeness.ts';
import { propertyWords, readFacts } from '../../features/property/property-values.ts';
import type { PropertyInput } from '../../features/property/property.input.ts';
import { propertySeeds } from '../../features/property/sample/property.seed.ts';
import { neverLapses } from '../../features/property/rera/gate.service.ts';
import { sampleRera } from '../../features/property/rera/sample-rera.ts';
import type { PropertySeed } from '../../features/property/sample/property.seed.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { PropertyCategory, PropertyStatus } from '../../features/property/property.type.ts';
import { teamMemberSeeds } from '../../features/team/team-member.seed.ts';
import { readTeamMember, teamMemberNoun } from '../../features/team/team-member.service.ts';
import { testimonialSeeds } from '../../features/testimonial/testimonial.seed.ts';
import { readTestimonial, testimonialNoun } from '../../features/testimonial/testimonial.service.ts';
import { PictureNature } from '../../files/image.type.ts';
import type { Image } from '../../files/image.type.ts';
import { storeReadyPicture } from '../../files/images.ts';
import { builderKeyOf } from '../../features/builder/builder-key.ts';
import { builderNoun } from '../../features/builder/builder.service.ts';
import { insertSample } from '../../kit/new-items.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { slugify, withFreeSlug } from '../../kit/slugs.ts';
import { contentKinds, itemKinds } from '../../office/item-kind.ts';
import { seedPictures } from './sample-pictures.ts';
import { completeSamples } from './complete-samples.ts';
import { mediaFolder, readSamplePicture } from './sample-sizes.ts';

const dayMs = 24 * 3_600_000;
/** How long other processes wait for the one that adds the samples. */
const patienceMs = 120_000;

interface Mark {
  _id: string;
  /** `filling`: a process is adding the samples, or was interrupted. */
  state: 'filling' | 'done';
}

/**
 * Adds the sample content to a database that never had content; resolves when it is complete, whichever
 * process adds it. After an interruption it adds the missing items; it deletes nothing and writes nothing
 * twice. A database with content of its own, or whose samples were removed, never gets samples.
 */
export async function seedWhenEmpty(context: AppContext): Promise<void> {
  const marks = context.db.collection<Mark>('marks');
  const state = async () => (await marks.findOne({ _id: 'content' }))?.state;
  const setState = (next: Mark['state']) =>
    marks.updateOne({ _id: 'content' }, { $set: { state: next } }, { upsert: true });
  if ((await state()) === 'done') return;
  await withLock(
    context,
    'sample content',
    async () => {
      const present = await state();
      if (present === 'done') return;
      if (present === 'filling' || !(await hasContent(context))) {
        await setState('filling');
        await addSamples(context);
      }
      await setState('done');
    },
    patienceMs,
  );
}

async function hasContent(context: AppContext): Promise<boolean> {
  for (const kind of contentKinds) {
    if (await collectionOf(context, itemKinds[kind].noun).findOne({}, { projection: { _id: 1 } }))
      return true;
  }
  return false;
}

async function addSamples(context: AppContext): Promise<void> {
  await addSampleFacts(context);
  const pictures = await storePictures(context);
  const now = timeNow().getTime();
  const daysAgo = (days: number) => new Date(now - days * dayMs);
  const pictureOf = (name: string, alt = seedPictures[name]?.alt ?? '') => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`There is no sample picture ${name}.`);
    return { ...picture, alt };
  };

  for (const [index, { costs, rent, soldOn, ...seed }] of propertySeeds.entries()) {
    const createdAt = daysAgo(index * 2);
    const input = propertyInput(seed);
    const facts = {
      ...(await withPlace(
        context,
        input,
        withInventory({ ...readFacts(input, createdAt), ...sampleInventory[seed.title] }),
      )),
      ...(costs && { costs }),
      ...(rent && { rent }),
      rera: sampleRera(seed),
      soldAt: soldOn ? new Date(soldOn) : null,
      responsibleId: seed.responsible ? idOf(teamMemberNoun, seed.responsible) : null,
    };
    // All sample pictures are computer renderings.
    const nature = PictureNature.ARTISTS_IMPRESSION;
    const images = seed.images.map((name) => ({ ...pictureOf(name), nature }));
    const dates = { publishAt: createdAt, pricedAt: createdAt, createdAt };
    const seen = { gate: null, gateReasons: [], shownUntil: neverLapses };
    const rest = { ...dates, ...seen, images, formerSlugs: [], enquiryCount: 0 };
    await withFreeSlug(context, propertyNoun, facts.title, (slug) =>
      insertSample(context, propertyNoun, idOf(propertyNoun, facts.title), {
        ...facts,
        ...rest,
        ...propertyWords(facts),
        ...storedCompleteness({ ...facts, images }),
        slug,
      }),
    );
    const id = idOf(propertyNoun, facts.title);
    await addSampleUnits(context, id, facts);
    const complete = completeSamples[facts.title];
    if (!complete) continue;
    await addSamplePrices(context, id, complete.prices);
    const { file, dated } = complete.priceList;
    const bytes = await readFile(join(mediaFolder, file));
    await addSamplePriceList(context, id, { dated, bytes });
    for (const { takenOn, tower = null, text, picture } of complete.photos)
      await insertSample(context, progressPhotoNoun, idOf(progressPhotoNoun, `${facts.title} ${takenOn}`), {
        ...{ propertyId: id, takenOn, tower, stage: null, text, words: wordsOf(text, tower, facts.title) },
        ...{ image: pictureOf(picture), createdAt: new Date(takenOn) },
      });
  }
  for (const [index, { builder: name, aboutBuilder: introduction }] of propertySeeds.entries()) {
    if (!name) continue;
    const { since, checks = [], trackRecord = [] } = builderSeeds[name] ?? {};
    const facts = readBuilder({
      ...{ name, introduction, since },
      checks: checks.map((check) => Object.assign(new BuilderCheck(), check)),
      trackRecord: trackRecord.map((entry) => Object.assign(new TrackRecordEntry(), entry)),
    });
    const values = {
      ...facts,
      keys: [builderKeyOf(name) ?? name],
      image: null,
      createdAt: daysAgo(index * 2),
    };
    await withFreeSlug(context, builderNoun, name, (slug) =>
      insertSample(context, builderNoun, idOf(builderNoun, name), { ...values, slug }),
    );
  }
  for (const [index, { image, ...seed }] of teamMemberSeeds.entries()) {
    const facts = readTeamMember(seed);
    const portrait = pictureOf(image, `Portrait of ${facts.name}`);
    // The list shows them in the order of creation.
    const createdAt = new Date(now - (teamMemberSeeds.length - index) * 1000);
    await withFreeSlug(context, teamMemberNoun, facts.name, (slug) =>
      insertSample(context, teamMemberNoun, idOf(teamMemberNoun, facts.name), {
        ...facts,
        slug,
        image: portrait,
        createdAt,
      }),
    );
  }
  for (const [index, { image, ...seed }] of testimonialSeeds.entries()) {
    const facts = readTestimonial(seed);
    const portrait = pictureOf(image, `Initials of ${facts.name}`);
    const values = { ...facts, image: portrait, createdAt: daysAgo(index * 9) };
    await insertSample(context, testimonialNoun, idOf(testimonialNoun, facts.name), values);
  }
  for (const { image, daysAgo: days, ...seed } of blogSeeds) {
    const createdAt = daysAgo(days);
    const facts = readBlog(seed, createdAt);
    const values = { ...facts, image: pictureOf(image), formerSlugs: [], createdAt };
    await withFreeSlug(context, blogNoun, facts.title, (slug) =>
      insertSample(context, blogNoun, idOf(blogNoun, facts.title), { ...values, slug }),
    );
  }
  for (const [index, { image, name }] of mediaItemSeeds.entries()) {
    const values = { name, image: pictureOf(image), words: wordsOf(name), createdAt: daysAgo(index * 5) };
    await insertSample(context, mediaItemNoun, idOf(mediaItemNoun, name), values);
  }
  for (const seed of jobOpeningSeeds)
    await insertSampleOpening(
      context,
      derivedId('sample', 'jobOpenings', slugify(seed.title, 'opening')),
      seed,
    );
  for (const kind of contentKinds) announceChange(context, itemKinds[kind].noun.collection);
}

/** Stores each picture once, even if several items show it. */
async function storePictures(context: AppContext): Promise<Map<string, Omit<Image, 'alt'>>> {
  const pictures = new Map<string, Omit<Image, 'alt'>>();
  for (const name of Object.keys(seedPictures)) {
    const id = derivedId('sample picture', name);
    pictures.set(name, await storeReadyPicture(context, id, await readSamplePicture(name)));
  }
  return pictures;
}

function idOf<Item extends StoredItem>({ collection }: Noun<Item>, name: string): ObjectId {
  return derivedId('sample', collection, slugify(name, 'item'));
}

/** A sample property in the form of the admin’s input. */
export function propertyInput({
  images: _images,
  responsible: _responsible,
  soldOn: _soldOn,
  category,
  propertyStatus,
  kind,
  sale,
  furnishing,
  facing = [],
  alsoHas = [],
  ...texts
}: PropertySeed): PropertyInput {
  const extras = [...extrasOf(texts.features, texts.amenities), ...alsoHas];
  return {
    ...texts,
    category: PropertyCategory[category],
    propertyStatus: PropertyStatus[propertyStatus],
    kind: PropertyKind[kind],
    sale: sale && SaleKind[sale],
    furnishing: furnishing && Furnishing[furnishing],
    facing: facing.map((name) => Facing[name]),
    extras: extras.map((name) => PropertyExtra[name]),
  };
}
