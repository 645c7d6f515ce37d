import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const { ask, call, origin, token } = await startTestApp({ pages: true });

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  id: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

async function readManifest(path = '/manifest.webmanifest') {
  const { status, headers, text } = await call('GET', path);
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

test('the office is an app of its own, with icons that bear its mark', async () => {
  const { headers, manifest } = await readManifest('/office.webmanifest');
  expect(headers.get('content-type')).toContain('application/manifest+json');
  expect(manifest).toMatchObject({
    id: '/my-account',
    scope: '/my-account',
    start_url: '/my-account',
    name: 'Apna Hi Ghar Realty – Office',
    short_name: 'Office',
    display: 'standalone',
  });
  const ofSite = (await readManifest()).manifest.icons.map(({ src }) => src);
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    expect(ofSite).not.toContain(src);
    const response = await fetch(origin + src);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const { format, width } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, `${width}x${width}`]).toEqual(['png', sizes]);
  }
});

test('pages of the office and its login name the manifest of the office, all others that of the site', async () => {
  const linksOf = async (path: string) => {
    const { text } = await call('GET', path);
    return [/rel="manifest" href="([^"]+)"/, /rel="apple-touch-icon" href="([^"]+)"/].map((link) =>
      text.match(new RegExp(link, 'g'))?.map((tag) => link.exec(tag)?.[1]),
    );
  };
  const [manifest, icon] = await linksOf('/my-account/leads/0123456789abcdef01234567');
  expect(manifest).toEqual(['/office.webmanifest']);
  expect(icon).toEqual([expect.stringMatching(/^\/icons\/.+\/office-touch\.png$/)]);
  expect(await linksOf('/login')).toEqual([manifest, icon]);
  expect(await linksOf('/faq')).toEqual([['/manifest.webmanifest'], ['/icons/apple-touch-icon.png']]);
});
