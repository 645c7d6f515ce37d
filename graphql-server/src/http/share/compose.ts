import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions, Sharp } from 'sharp';
import { shareHeight, shareWidth } from './card.ts';
import type { ShareCard } from './card.ts';
import { shareMedia } from './share-media.ts';
import { drawText } from './text-image.ts';
import type { TextImage, TextLook } from './text-image.ts';

// The colours of the site in its light theme.
const delivered = {
  band: '#0a3a2e',
  onBand: '#ffffff',
  muted: '#bfd0c8',
  brass: '#e2ad60',
  soft: '#e4efea',
  ink: '#17211d',
};

/** Chats refuse larger pictures. */
const maxBytes = 300_000;
const quality = 82;
const lowerQualities = [70, 55, 40];

/**
 * The middle of the picture, which a chat shows alone as a square beside a link. Title, line and figure keep within it
 * where they can; the numbers that the law wants stand in the corners beside it.
 */
const middleWidth = 590;
const cornerWidth = 252;
/** The most that the logo takes of a corner. */
export const logoBox = [cornerWidth - 28, 72] as const;
const edge = 28;
const padding = 30;

type Colours = typeof delivered;

function coloursOf({ marks }: ShareCard): Colours {
  const tones = marks?.tones;
  if (!tones) return delivered;
  const [band, muted, soft] = [tones.footer[0], tones['on-band-muted'][0], tones['pine-soft'][0]];
  return { ...delivered, band, muted, soft };
}

/** Draws a share picture of 1200 × 630 pixels as JPEG below 300 kB, with the bytes of the photograph and of the logo. */
export async function composeShareImage(card: ShareCard, photo?: Buffer, logo?: Buffer): Promise<Buffer> {
  const colours = coloursOf(card);
  const texts = await panelTexts(card, colours);
  const textHeight = texts.reduce((sum, { image, gap }) => sum + image.height + gap, 0);
  const panelTop = shareHeight - textHeight - 2 * padding;
  const picture = card.kind === 'company' ? await readFile(join(shareMedia, 'company.jpg')) : photo;
  const ground = groundOf(card, picture, { height: panelTop, soft: colours.soft });
  let top = panelTop + padding;
  const placed: OverlayOptions[] = [];
  for (const { image, gap } of texts) {
    top += gap;
    placed.push({
      input: image.input,
      left: Math.round((shareWidth - image.width) / 2),
      top: Math.round(top),
    });
    top += image.height;
  }
  const panel = box(shareWidth, shareHeight - panelTop, { fill: colours.band, line: colours.brass });
  const bytes = await ground
    .composite([
      { input: panel, left: 0, top: panelTop },
      ...placed,
      ...(await corners(card, logo)),
      ...(await pictureMark(card, panelTop)),
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return smallEnough(bytes);
}

async function smallEnough(picture: Buffer): Promise<Buffer> {
  for (const lower of lowerQualities) {
    if (picture.length < maxBytes) break;
    picture = await sharp(picture).jpeg({ quality: lower, mozjpeg: true }).toBuffer();
  }
  return picture;
}

/** The texts below the photograph, with the space above each. */
async function panelTexts(
  { title, plainTitle = title, line, figure, kind }: ShareCard,
  colours: Colours,
): Promise<{ image: TextImage; gap: number }[]> {
  const texts = [{ image: await drawTitle(plainTitle, kind), gap: 0 }];
  const add = async (text: string | undefined, look: Omit<TextLook, 'lines'>, gap: number) => {
    if (text) texts.push({ image: await drawText(text, { ...look, lines: 1 }), gap });
  };
  await add(line, { font: 'Figtree', size: 27, colour: colours.muted, width: 900 }, 20);
  await add(figure, { font: 'Fraunces', size: 50, colour: colours.brass, width: 1100 }, 24);
  return texts;
}

/** A title as large as it fits into the middle; a longer one takes the whole width. */
async function drawTitle(title: string, kind: ShareCard['kind']): Promise<TextImage> {
  const look = { font: 'Fraunces', colour: delivered.onBand } as const;
  const sizes =
    kind === 'story' ? [[42, 2] as const, [35, 3] as const] : [[46, 2] as const, [38, 2] as const];
  for (const [size, lines] of sizes) {
    const drawn = await drawText(title, { ...look, size, lines, width: middleWidth });
    if (drawn.whole) return drawn;
  }
  return drawText(title, { ...look, size: 38, lines: 2, width: shareWidth - 2 * 60 });
}

/** What stands behind the panel: the photograph of the item, or the skyline on a plain ground. */
function groundOf(
  { kind }: ShareCard,
  photo: Buffer | undefined,
  { height, soft }: { height: number; soft: string },
): Sharp {
  const below = { bottom: shareHeight - height, background: soft };
  if (!photo) return sharp(skyline(height, soft)).extend(below).removeAlpha();
  if (kind !== 'person')
    return sharp(photo).resize(shareWidth, height, { fit: 'cover' }).extend(below).removeAlpha();
  const side = height - 2 * edge;
  const left = Math.round((shareWidth - side) / 2);
  const around = { top: edge, bottom: below.bottom + edge, left, right: shareWidth - side - left };
  return sharp(photo)
    .resize(side, side, { fit: 'cover', position: 'top' })
    .extend({ ...around, background: soft })
    .removeAlpha();
}

/** The line of houses that the pages begin and end with. */
function skyline(height: number, soft: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${height}"><rect width="100%" height="100%" fill="${soft}"/><path transform="translate(0 ${height - 160}) scale(1.67)" d="M0 95h64V70h44v25h38V56h18V44h30v51h52V76h52v19h36V52l16-12 16 12v43h64V22h12V8h16v14h12v73h58V68h66v27h44V38h10V26h34v12h10v57h70V72h40V60h22v35h54" fill="none" stroke="#c98a2b" stroke-width="1.5"/></svg>`,
  );
}

/** The company with its logo at the left, the registration of the project at the right, as the law wants. */
async function corners(
  { company, registration, rera, kind }: ShareCard,
  logo: Buffer | undefined,
): Promise<OverlayOptions[]> {
  if (!company && !logo) return [];
  const agent = kind === 'property' || kind === 'list' ? `Agent ${registration}` : '';
  const left = await label([company, agent], logo);
  const placed = [{ input: left.input, left: edge, top: edge }];
  if (!rera) return placed;
  const [, authority = rera, number = ''] = /^(RERA) (.+)$/.exec(rera) ?? [];
  const right = await label([authority, number]);
  return [...placed, { input: right.input, left: shareWidth - edge - right.width, top: edge }];
}

/** The label above the panel that marks an artist’s impression. */
async function pictureMark({ picture }: ShareCard, panelTop: number): Promise<OverlayOptions[]> {
  if (!picture) return [];
  const mark = await label([picture, '']);
  return [{ input: mark.input, left: edge, top: Math.round(panelTop - mark.height - padding / 2) }];
}

/** A small card with a logo and one or two lines, each if there is one. */
async function label([first, second]: [string, string], logo?: Buffer): Promise<TextImage> {
  const look = { colour: delivered.ink, width: cornerWidth - 28 };
  const lines: Pick<TextImage, 'input' | 'width' | 'height'>[] = [];
  if (logo) {
    const { width, height } = await sharp(logo).metadata();
    lines.push({ input: logo, width, height });
  }
  if (first) lines.push(await drawText(first, { ...look, font: 'Fraunces', size: 22, lines: 2 }));
  if (second) lines.push(await drawText(second, { ...look, font: 'Figtree', size: 19, lines: 2 }));
  const width = Math.max(...lines.map((line) => line.width)) + 28;
  const height = lines.reduce((sum, line) => sum + line.height, 0) + 26 + (lines.length - 1) * 9;
  let top = 13;
  const placed = lines.map((line) => {
    const overlay = { input: line.input, left: Math.round((width - line.width) / 2), top };
    top += line.height + 9;
    return overlay;
  });
  const input = await sharp(box(width, height, { fill: '#ffffff', radius: 10 }))
    .composite(placed)
    .png()
    .toBuffer();
  return { input, width, height, whole: true };
}

/** A coloured area as SVG, with round corners or with a line at its upper edge. */
function box(
  width: number,
  height: number,
  { fill, radius = 0, line }: { fill: string; radius?: number; line?: string },
) {
  const edgeLine = line ? `<rect width="${width}" height="4" fill="${line}"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>${edgeLine}</svg>`,
  );
}
