import { LRUCache } from 'lru-cache';
import { ObjectId } from 'mongodb';
import sharp from 'sharp';
import { accentTones } from 'domain/site/accent.ts';
import type { AccentTones } from 'domain/site/accent.ts';
import type { AppContext } from '../../base/context.ts';
import { textPicturesOf } from '../../base/text/text-pictures.ts';
import { fileInfo, readFile } from '../../files/store.ts';
import { settings } from '../company/site-settings.service.ts';
import { blocks } from './block.service.ts';

/** What makes the site, its papers and its e-mails the company’s own; each is missing until the office chooses one. */
export interface SiteMarks {
  /** The colours that follow from that of the company. */
  tones?: AccentTones;
  /** The id of the picture with the logo. */
  logo?: string;
}

/** The colour and the logo of the company, as visitors see them now. */
export async function siteMarks(context: AppContext): Promise<SiteMarks> {
  const [{ colour }, navigation] = await Promise.all([settings(context), blocks(context, 'navigation')]);
  const { text = '' } = navigation.find(({ key }) => key === 'pictures.logo') ?? {};
  const [picture] = textPicturesOf(text);
  return {
    ...(colour && { tones: accentTones(colour) }),
    ...(picture && { logo: picture.fileId.toHexString() }),
  };
}

/** The logo in the sizes that were asked for last; a letter to each of many readers shows the same. */
const drawnLogos = new LRUCache<string, Buffer>({ max: 20 });

/** The logo as PNG, as large as it fits into a box; undefined for none. */
export async function logoPicture(
  context: AppContext,
  { logo }: SiteMarks,
  [width, height]: readonly [number, number],
): Promise<Buffer | undefined> {
  const name = `${logo} ${width} ${height}`;
  const drawn = drawnLogos.get(name);
  if (drawn) return drawn;
  const file = logo && (await fileInfo(context, new ObjectId(logo)));
  if (!file) return undefined;
  const bytes = Buffer.concat((await readFile(context, file).toArray()) as Buffer[]);
  const picture = await sharp(bytes).resize(width, height, { fit: 'inside' }).png().toBuffer();
  drawnLogos.set(name, picture);
  return picture;
}
