import type { ObjectId, WithId } from 'mongodb';
import {
  brochurePaths,
  hideablePaths,
  readMenu,
  samplePaths,
  writeMenu,
  wrongMenu,
} from 'domain/site/page-paths.ts';
import { unknownFact } from 'domain/site/company-facts.ts';
import { isFilmKey, youtubeIdOf } from 'domain/site/film.ts';
import { readPicture } from 'domain/site/picture-text.ts';
import { isPictureKey } from 'domain/site/write-picture.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { byWhom } from '../../access/actor.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, changedMeanwhile } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { partOf } from '../../cache/dependencies.ts';
import { derivedId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { textPicturesOf } from '../../base/text/text-pictures.ts';
import { withStoredPictures } from '../../files/waiting-pictures.ts';
import { draftOf, isLive } from '../../kit/change/drafts.ts';
import { updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import { keptReading } from '../../cache/kept-reading.ts';
import { collectionOf, noteRead } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { readPublication } from '../../kit/publication.ts';
import type { PublicationInput } from '../../kit/publication.ts';
import { settings } from '../company/site-settings.service.ts';
import { BlockInput } from './block.input.ts';
import type { Block, BlockText } from './block.type.ts';

export const blockNoun: Noun<Block> = {
  collection: 'blocks',
  label: 'Text',
  sortFields: {},
  perPage: 100,
  public: true,
  scheduled: true,
  parts: { fields: ['page'], of: ({ page }) => [pagePart(String(page))] },
  namedBy: 'title',
  versions: { besides: ['page', 'key', 'title', 'words'] },
};

const pagePart = (page: string) => `page ${page}`;

/** More texts than a page has. */
const maxAtOnce = 200;

/** The texts that differ from the delivered ones, also those that visitors see later. */
const storedTexts = keptReading(blockNoun.collection, ({ db }) =>
  db
    .collection<Block>(blockNoun.collection)
    .find(
      { deleted: false, publishAt: { $ne: null }, 'texts.en': { $ne: '' } },
      { projection: { page: 1, key: 1, texts: 1, publishAt: 1 }, sort: { key: 1 } },
    )
    .toArray(),
);

/** The texts of a page that differ from the delivered ones, as visitors read them now. */
export async function blocks(context: AppContext, page: string): Promise<BlockText[]> {
  noteRead(context, partOf(blockNoun.collection, pagePart(page)));
  const found = (await storedTexts(context)).filter((block) => block.page === page && isLive(block));
  return found.map(({ key, texts }) => ({ key, text: texts.en }));
}

/** The pages with texts that differ from the delivered ones for visitors. */
export async function changedPages(context: AppContext): Promise<string[]> {
  noteRead(context, blockNoun.collection);
  const pages = (await storedTexts(context)).filter(isLive).map(({ page }) => page);
  return [...new Set(pages)].sort();
}

/** The paths of the pages that visitors do not see: those of a text of the office, and those of what it does not offer. */
export async function hiddenPages(context: AppContext): Promise<string[]> {
  const [[hidden], { sendsBrochures }] = await Promise.all([blocks(context, 'pages'), settings(context)]);
  const chosen = (hidden?.text ?? '').split(/\s+/).filter((path) => hideablePaths.includes(path));
  return sendsBrochures ? chosen : [...chosen, ...brochurePaths];
}

/** Hides the pages whose stories are invented, unless the office has chosen by then which pages visitors see. */
export async function hideSamplePages(context: Context): Promise<void> {
  const place = { page: 'pages', key: 'hidden' };
  const chosen = await collectionOf(context, blockNoun).findOne({ _id: idOf(place) });
  if (!chosen) await saveBlocks(context, [{ ...place, text: samplePaths.join('\n\n') }]);
}

/** Every text that was ever changed, for the office, in the order of pages and places. */
export async function editedBlocks(context: AppContext): Promise<Block[]> {
  return collectionOf(context, blockNoun)
    .find({ deleted: false }, { sort: { page: 1, key: 1 } })
    .toArray();
}

/**
 * Replaces texts of the site, at once or as a draft that visitors do not see yet. Throws BAD_USER_INPUT for a place that no
 * page can have, and CONFLICT, before anything is written, if one of them has changed since the caller read it.
 */
export async function saveBlocks(
  context: Context,
  raw: BlockInput[],
  publication?: PublicationInput,
): Promise<Block[]> {
  if (raw.length > maxAtOnce) throw badField('blocks', `Please save at most ${maxAtOnce} texts at once.`);
  const plainPaths = (await blocks(context, 'plain')).map(({ key }) => `/page/${key}`);
  const wrong = (input: BlockInput) => wrongText(input, plainPaths);
  const inputs = raw.map((one) => asStored(checkInput(BlockInput, one, wrong)));
  const found = await collectionOf(context, blockNoun)
    .find({ _id: { $in: inputs.map(idOf) } })
    .toArray();
  const byId = new Map(found.map((block) => [String(block._id), block]));
  const stored = inputs.map((input) => byId.get(String(idOf(input))));
  for (const [place, block] of stored.entries()) if (block) requireSeen(block, inputs[place]?.readAt);
  const pictures = inputs.flatMap(({ text = '' }) => idsOfPictures(text));
  return withStoredPictures(context, [...new Set(pictures)], async (taken) => {
    if (pictures.some((id) => !taken.has(id)))
      throw badField('text', 'A picture is no longer there. Please choose it again.');
    const saved: Block[] = [];
    for (const [place, input] of inputs.entries()) {
      const block = stored[place];
      saved.push(
        await (block ? change(context, block, input, publication) : add(context, input, publication)),
      );
    }
    return saved;
  });
}

const idsOfPictures = (text: string) => textPicturesOf(text).map(({ fileId }) => fileId.toHexString());

function isMenu({ page, key }: Pick<BlockInput, 'page' | 'key'>): boolean {
  return page === 'navigation' && ['main', 'quick', 'properties'].includes(key);
}

/** Pages read the entries of a menu in one form. */
function asStored(input: BlockInput): BlockInput {
  const { text } = input;
  return isMenu(input) && text ? { ...input, text: writeMenu(readMenu(text)) } : input;
}

function wrongText({ page, key, text = '' }: BlockInput, plainPaths: readonly string[]): FieldMessages {
  if (page === 'plain' && text !== '' && !/^[^\n]{1,120}(?:\n|$)/.test(text))
    return { text: 'Please use at most 120 characters for the title.' };
  if (isPictureKey(key) && text !== '' && !readPicture(text))
    return { text: 'Please choose a picture from Media.' };
  if (isFilmKey(key) && text !== '' && !youtubeIdOf(text))
    return { text: 'Please paste the address of a film on YouTube, such as https://youtu.be/….' };
  const name = page === 'plain' ? undefined : unknownFact(text);
  if (name !== undefined) return { text: `{{${name}}} is not a fact of the company.` };
  const wrong = isMenu({ page, key }) && text !== '' ? wrongMenu(text, plainPaths) : undefined;
  return wrong ? { text: wrong } : {};
}

function idOf({ page, key }: Pick<BlockInput, 'page' | 'key'>): ObjectId {
  return derivedId('block', page, key);
}

/** Another person may have changed what the caller still takes for the delivered text. */
function requireSeen({ updatedAt, updatedBy = null }: Block, readAt?: Date): void {
  if (readAt?.getTime() === updatedAt.getTime()) return;
  throw changedMeanwhile('Text', { updatedAt, updatedBy, fields: ['texts'] });
}

async function add(context: Context, input: BlockInput, publication?: PublicationInput): Promise<Block> {
  const { page, key, text = '' } = input;
  const title = `${page}: ${key}`;
  // Who first changed a delivered text is named to the second person, as with any later change.
  const updatedBy = byWhom(context);
  const values = { page, key, title, slug: title, formerSlugs: [], ...saidBy(text), words: [], updatedBy };
  const publishAt = readPublication(publication);
  try {
    return await insertItem(context, blockNoun, { ...values, publishAt }, idOf(input));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const [block] = await collectionOf(context, blockNoun)
      .find({ _id: idOf(input) })
      .toArray();
    if (block) requireSeen(block);
    throw error;
  }
}

/** What is stored of a text. */
const saidBy = (text: string) => ({ texts: { en: text }, textPictures: textPicturesOf(text) });

/** While visitors read it, a draft or a scheduled change is kept beside it. */
function change(
  context: Context,
  block: WithId<Block>,
  { text = '', readAt }: BlockInput,
  publication?: PublicationInput,
): Promise<Block> {
  const said = saidBy(text);
  const publishAt = readPublication(publication, isLive(block) ? block.publishAt : undefined);
  const values =
    isLive(block) && !isLive({ publishAt })
      ? { draft: draftOf(context, said, publishAt) }
      : { ...said, publishAt, draft: null };
  return updateItem(context, blockNoun, block._id, values, readAt);
}
