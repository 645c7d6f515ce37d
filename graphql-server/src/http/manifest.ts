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
import { iconPath, manifestPaths } from './site-icons.ts';

/** Phones show about this many letters below an icon. */
const shortNameLength = 12;

/**
 * `/manifest.webmanifest` and `/office.webmanifest`: with them a phone can install the site and the office, each under the name of
 * the company.
 */
export function manifestRouter(kept: KeptAnswers): Router {
  const router = Router();
  for (const [path, write] of [
    [manifestPaths.site, manifestOf],
    [manifestPaths.office, officeManifest],
  ] as const)
    router.get(path, async (request, response) => {
      const answer = await kept.get(path, async (shown) => {
        const context = { ...contextOf(response), shown };
        const text = JSON.stringify(write(await settings(context), await siteMarks(context)));
        return readyAnswer(text, { 'Content-Type': 'application/manifest+json; charset=utf-8' });
      });
      await sendReady(request, response, answer, 'no-cache');
    });
  return router;
}

/** The office as an app of its own, beside that of the site. */
function officeManifest({ companyName }: SiteSettings, marks: SiteMarks) {
  const icon = pictureOf(marks);
  const small = icon('office-small', 192);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [small] });
  return {
    id: '/my-account',
    name: `${companyName} – Office`,
    short_name: 'Office',
    description: `The back office of ${companyName}.`,
    lang: 'en-IN',
    start_url: '/my-account',
    scope: '/my-account',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: (marks.tones ?? deliveredTones).band[0],
    categories: ['business', 'productivity'],
    icons: [small, icon('office-large', 512), { ...icon('office-maskable', 512), purpose: 'maskable' }],
    shortcuts: [shortcut('Today', '/my-account/today'), shortcut('Leads', '/my-account/leads')],
  };
}

function pictureOf(marks: SiteMarks) {
  return (name: Parameters<typeof iconPath>[1], side: number) => ({
    src: iconPath(marks, name),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
}

function manifestOf({ companyName, slogan }: SiteSettings, marks: SiteMarks) {
  const icon = pictureOf(marks);
  const small = icon('small', 192);
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
      icon('large', 512),
      { ...icon('maskable', 512), purpose: 'maskable' },
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
