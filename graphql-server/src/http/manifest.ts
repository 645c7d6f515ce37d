import { Router } from 'express';
import { deliveredTones } from 'domain/site/accent.ts';
import { siteMarks } from '../features/block/site-marks.ts';
import type { SiteMarks } from '../features/block/site-marks.ts';
import { settings } from '../features/company/site-settings.service.ts';
import type { SiteSettings } from '../features/company/site-settings.type.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { readyAnswer } from '../cache/ready-answer.ts';
import { sendReady } from '../cache/send-ready.ts';
import { contextOf } from '../kit/rest/route.ts';
import { iconPath } from './site-icons.ts';

const path = '/manifest.webmanifest';
/** Phones show about this many letters below an icon. */
const shortNameLength = 12;

/** `/manifest.webmanifest`: with it a phone can install the site, under the name of the company. */
export function manifestRouter(kept: KeptAnswers): Router {
  const router = Router();
  router.get(path, async (request, response) => {
    const answer = await kept.get(path, async (shown) => {
      const context = { ...contextOf(response), shown };
      const text = JSON.stringify(manifestOf(await settings(context), await siteMarks(context)));
      return readyAnswer(text, { 'Content-Type': 'application/manifest+json; charset=utf-8' });
    });
    await sendReady(request, response, answer, 'no-cache');
  });
  return router;
}

function manifestOf({ companyName, slogan }: SiteSettings, marks: SiteMarks) {
  const icon = (name: 'small' | 'large' | 'maskable', sizes: string) => ({
    src: iconPath(marks, name),
    sizes,
    type: 'image/png',
  });
  const small = icon('small', '192x192');
  const shortcut = (name: string, url: string) => ({ name, url, icons: [small] });
  const favicon = iconPath(marks, 'favicon');
  return {
    id: '/',
    name: companyName,
    short_name: shortened(companyName),
    description: slogan,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: (marks.tones ?? deliveredTones).band[0],
    categories: ['business', 'lifestyle'],
    icons: [
      ...(favicon.endsWith('.svg') ? [{ src: favicon, sizes: 'any', type: 'image/svg+xml' }] : []),
      small,
      icon('large', '512x512'),
      { ...icon('maskable', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('Projects', '/shop-left-sidebar'),
      shortcut('Wishlist', '/wishlist'),
      shortcut('Contact', '/contact'),
    ],
  };
}

/** As many whole words as fit below an icon, at least one. */
function shortened(name: string): string {
  return name
    .split(' ')
    .reduce((start, word) => (`${start} ${word}`.length <= shortNameLength ? `${start} ${word}` : start));
}
