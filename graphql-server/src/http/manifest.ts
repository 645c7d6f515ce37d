import { Router } from 'express';
import { settings } from '../features/company/site-settings.service.ts';
import type { SiteSettings } from '../features/company/site-settings.type.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { readyAnswer } from '../cache/ready-answer.ts';
import { sendReady } from '../cache/send-ready.ts';
import { contextOf } from '../kit/rest/route.ts';

const path = '/manifest.webmanifest';
/** Phones show about this many letters below an icon. */
const shortNameLength = 12;

/** `/manifest.webmanifest`: with it a phone can install the site, under the name of the company. */
export function manifestRouter(kept: KeptAnswers): Router {
  const router = Router();
  router.get(path, async (request, response) => {
    const answer = await kept.get(path, async (shown) => {
      const text = JSON.stringify(manifestOf(await settings({ ...contextOf(response), shown })));
      return readyAnswer(text, { 'Content-Type': 'application/manifest+json; charset=utf-8' });
    });
    await sendReady(request, response, answer, 'no-cache');
  });
  return router;
}

function manifestOf({ companyName, slogan }: SiteSettings) {
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
    theme_color: '#0e4a3b',
    categories: ['business', 'lifestyle'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      { ...icon('icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('Projects', '/shop-left-sidebar'),
      shortcut('Wishlist', '/wishlist'),
      shortcut('Contact', '/contact'),
    ],
  };
}

function icon(file: string, sizes: string) {
  return { src: `/icons/${file}`, sizes, type: 'image/png' };
}

function shortcut(name: string, url: string) {
  return { name, url, icons: [icon('icon-192.png', '192x192')] };
}

/** As many whole words as fit below an icon, at least one. */
function shortened(name: string): string {
  return name
    .split(' ')
    .reduce((start, word) => (`${start} ${word}`.length <= shortNameLength ? `${start} ${word}` : start));
}
