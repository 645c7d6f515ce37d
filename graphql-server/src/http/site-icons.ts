import { createHash } from 'node:crypto';
import { Router } from 'express';
import sharp from 'sharp';
import { deliveredTones } from 'domain/site/accent.ts';
import type { SiteLook } from 'web/site/entry-server.tsx';
import { countRead } from '../access/read-allowance.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { readyFile } from '../cache/ready-answer.ts';
import { sendReady } from '../cache/send-ready.ts';
import { notFound } from '../base/errors.ts';
import { logoPicture, siteMarks } from '../features/block/site-marks.ts';
import type { SiteMarks } from '../features/block/site-marks.ts';
import { contextOf } from '../kit/rest/route.ts';

/**
 * The icons by their names: the delivered one, and the side in pixels of the one that is drawn in its place. Those of the office
 * have a mark, and are always drawn.
 */
const icons = {
  favicon: { delivered: '/favicon.svg', side: 96 },
  touch: { delivered: '/icons/apple-touch-icon.png', side: 180 },
  small: { delivered: '/icons/icon-192.png', side: 192 },
  large: { delivered: '/icons/icon-512.png', side: 512 },
  maskable: { delivered: '/icons/icon-maskable-512.png', side: 512 },
  'office-touch': { delivered: null, side: 180 },
  'office-small': { delivered: null, side: 192 },
  'office-large': { delivered: null, side: 512 },
  'office-maskable': { delivered: null, side: 512 },
};
type Icon = keyof typeof icons;

/** The files with which a phone installs the site, and the office. */
export const manifestPaths = { site: '/manifest.webmanifest', office: '/office.webmanifest' };

/** Grows by one when the same marks are drawn in another way. */
const design = 1;
/** The read cost of an icon that has to be drawn. */
const cost = 200;
const caching = 'public, max-age=31536000, immutable';
/** The part of the side that a logo takes; a phone cuts a maskable icon to a circle. */
const parts = { plain: 0.88, maskable: 0.62 };

/** The path of an icon: the delivered one, or one with the logo or the colour of the company, which changes with them. */
export function iconPath(marks: SiteMarks, icon: Icon): string {
  const { delivered } = icons[icon];
  return delivered && !isOwn(marks) ? delivered : `/icons/${hashOf(marks)}/${icon}.png`;
}

/** What pages have of the marks. */
export function lookOf(marks: SiteMarks): SiteLook {
  const { tones } = marks;
  const path = (icon: Icon) => iconPath(marks, icon);
  return {
    tones,
    ...{ favicon: path('favicon'), touchIcon: path('touch'), icon: path('large') },
    manifest: manifestPaths.site,
    office: { touchIcon: path('office-touch'), manifest: manifestPaths.office },
  };
}

const isOwn = ({ tones, logo }: SiteMarks) => Boolean(tones ?? logo);

function hashOf(marks: SiteMarks): string {
  return createHash('sha256')
    .update(JSON.stringify([design, marks]))
    .digest('base64url')
    .slice(0, 16);
}

/** `/icons/{hash}/{icon}.png`: an icon with the logo or the colour of the company. A former one leads to the present one. */
export function siteIconsRouter(kept: KeptAnswers): Router {
  const router = Router();
  router.get('/icons/:hash/:icon.png', async (request, response) => {
    const context = contextOf(response);
    const icon = Object.keys(icons).find((name): name is Icon => name === request.params.icon);
    if (!icon) throw notFound('Picture');
    const path = iconPath(await siteMarks(context), icon);
    if (path !== request.path) {
      response.set('Cache-Control', 'no-cache').redirect(302, path);
      return;
    }
    const answer = await kept.get(path, async (shown) => {
      await countRead(context, cost);
      const noted = { ...context, shown };
      const marks = await siteMarks(noted);
      const inner = Math.round(icons[icon].side * (isMaskable(icon) ? parts.maskable : parts.plain));
      const bytes = await drawIcon(marks, icon, await logoPicture(noted, marks, [inner, inner]));
      return readyFile(bytes, `"${hashOf(marks)}-${icon}"`, { 'Content-Type': 'image/png' });
    });
    await sendReady(request, response, answer, caching);
  });
  return router;
}

const isMaskable = (icon: Icon) => icon.endsWith('maskable');
const isOfOffice = (icon: Icon) => icon.startsWith('office-');

async function drawIcon({ tones }: SiteMarks, icon: Icon, logo: Buffer | undefined): Promise<Buffer> {
  const { side } = icons[icon];
  const [ground] = (tones ?? deliveredTones).band;
  const picture = logo
    ? sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    : sharp(Buffer.from(houseMark(ground, icon, side)));
  const above = [
    ...(logo ? [{ input: logo }] : []),
    ...(isOfOffice(icon) ? [{ input: Buffer.from(officeMark(ground, icon, side)) }] : []),
  ];
  return picture.composite(above).png().toBuffer();
}

/** The mark of the office: a case on a light disc, below at the right, where a phone that cuts the icon leaves it. */
function officeMark(ground: string, icon: Icon, side: number): string {
  const centre = isMaskable(icon) ? 21.4 : 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32"><g transform="translate(${centre} ${centre}) scale(${isMaskable(icon) ? 0.72 : 1})"><circle r="7.2" fill="${ground}"/><circle r="6.2" fill="#faf7f2"/><path d="M-3.4 -1.6h6.8v4.6h-6.8zM-1.3 -1.6v-1.5h2.6v1.5M-3.4 .6h6.8" fill="none" stroke="#1d2b26" stroke-width="1.1" stroke-linejoin="round"/></g></svg>`;
}

/** The delivered mark on a ground of the company’s colour; what a phone cuts has no round corners. */
function houseMark(ground: string, icon: Icon, side: number): string {
  const isCut = icon.endsWith('touch') || isMaskable(icon);
  const frame = isMaskable(icon) ? '-8 -8 48 48' : '0 0 32 32';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${frame}"><rect x="${isCut ? -8 : 0}" y="${isCut ? -8 : 0}" width="${isCut ? 48 : 32}" height="${isCut ? 48 : 32}" rx="${isCut ? 0 : 8}" fill="${ground}"/><path d="M8 24V14.5l6-4V24M14 24V8.5l5 2.5v13M19 15h5v9M6 24h20" fill="none" stroke="#faf7f2" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}
