import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const { ask, call, token } = await startTestApp();

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

async function readManifest() {
  const { status, headers, text } = await call('GET', '/manifest.webmanifest');
  expect(status).toBe(200);
  return { headers, manifest: JSON.parse(text) as Manifest };
}

test('the site can be installed under the name of the company', async () => {
  const { headers, manifest } = await readManifest();
  expect(headers.get('content-type')).toContain('application/manifest+json');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(manifest).toMatchObject({
    name: 'Apna Hi Ghar Realty',
    short_name: 'Apna Hi Ghar',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  expect(manifest.icons.at(-1)?.purpose).toBe('maskable');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/shop-left-sidebar', '/wishlist', '/contact']);
});

test('a new name of the company is in the next manifest', async () => {
  await readManifest();
  const { data } = await ask<{ settings: object }>(
    `{ settings { companyName slogan registrationNumber phones salesEmail infoEmail whatsappNumber address
      latitude longitude facebookUrl instagramUrl linkedinUrl youtubeUrl comingSoonDate } }`,
  );
  await ask(
    'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { companyName } }',
    { input: { ...data.settings, companyName: 'Neem Tree Homes and Offices' } },
    { token },
  );
  const { manifest } = await readManifest();
  expect(manifest.name).toBe('Neem Tree Homes and Offices');
  expect(manifest.short_name).toBe('Neem Tree');
});
