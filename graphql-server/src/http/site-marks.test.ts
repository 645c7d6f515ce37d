import sharp from 'sharp';
import { writePicture } from 'domain/site/write-picture.ts';
import { accentTones } from 'domain/site/accent.ts';
import { expect, test } from 'vitest';
import { sendAlertMail, workAlerts } from '../features/alert/mail/alert-mails.ts';
import { addProperty, uploadPictures } from '../testing/factories.ts';
import { picture } from '../testing/data/files.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const { received, port } = await startMailServer();
const mail = {
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'site@homes.example.com',
  to: ['desk@homes.example.com'],
};
const app = await startTestApp({ pages: true, settings: { mail } });
const { ask, call, context, origin, token } = app;
const plum = '#7a1f5d';

async function chooseColour(colour: string) {
  const { errors } = await ask(
    'mutation ($colour: String!) { chooseColour(colour: $colour) { colour } }',
    { colour },
    { token },
  );
  return errors?.[0]?.extensions.fields;
}

async function chooseLogo() {
  const [uploaded] = await uploadPictures(app, [await picture()]);
  const text = writePicture({
    url: `/files/${uploaded?.id}/logo.jpg`,
    ...{ alt: '', width: 64, height: 48, colour: '#808080' },
  });
  const { errors } = await ask(
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    { blocks: [{ page: 'navigation', key: 'pictures.logo', text }] },
    { token },
  );
  expect(errors).toBeUndefined();
}

const page = async (path = '/faq') => (await call('GET', path)).text;

async function bytesOf(path: string) {
  const response = await fetch(origin + path);
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}

async function colourAt(bytes: Buffer, left: number, top: number) {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

const matched = (text: string, form: RegExp) => form.exec(text)?.[1] ?? '';
const iconOf = (html: string) => matched(html, /<link rel="icon" href="([^"]+)"/);
const shareOf = (html: string) => matched(html, /og:image" content="https:\/\/[^/]+([^"]+)"/);

test('a colour reaches pages, icons, manifest, share pictures, papers and e-mails, and leaves them again', async () => {
  const { slug } = await addProperty(app, {
    ...{
      title: 'Kadamba Court',
      category: 'RESIDENTIAL',
      stage: 'UNDER_CONSTRUCTION',
      yearBuilt: 'Dec 2029',
    },
    configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }],
    costs: { basicRate: '9000' },
  });
  const before = await page();
  expect(before).toContain('<html lang="en-IN"><head>');
  expect(before).toContain(
    '<meta name="theme-color" content="#0e4a3b" media="(prefers-color-scheme: light)"/>',
  );
  expect(iconOf(before)).toBe('/favicon.svg');

  expect(await chooseColour(' #7A1F5D ')).toBeUndefined();
  const { band, pine } = accentTones(plum);
  const own = await page();
  expect(own).toContain(`<html style="--color-pine:light-dark(${plum},${pine[1]});`);
  expect(own).toContain(
    `<meta name="theme-color" content="${band[1]}" media="(prefers-color-scheme: dark)"/>`,
  );
  expect(await page('/contact')).toContain(`"image":"https://homes.example.com/icons/`);
  const icon = await bytesOf(iconOf(own));
  expect(await colourAt(icon, 48, 4)).toBe(band[0]);
  const manifest = JSON.parse((await call('GET', '/manifest.webmanifest')).text) as {
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.theme_color).toBe(band[0]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await bytesOf(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(shareOf(own)).not.toBe(shareOf(before));
  await bytesOf(shareOf(own));
  const former = await fetch(origin + iconOf(own).replace(/icons\/[^/]+/, 'icons/former'), {
    redirect: 'manual',
  });
  expect([former.status, former.headers.get('location')]).toEqual([302, iconOf(own)]);
  expect((await bytesOf(`/project-details/${slug}/cost.pdf`)).length).toBeGreaterThan(1_000);
  expect(await letter()).toContain(`background: ${plum}`);

  expect(await chooseColour('')).toBeUndefined();
  expect(await page()).toBe(before);
});

test('what is no colour is refused, so that no page can be broken with it', async () => {
  const sentence = { colour: 'Please enter a colour such as #0e4a3b.' };
  for (const wrong of ['red', '#fff', '#12345g', '#0e4a3b;background:url(//evil.example)', '"><script>'])
    expect([wrong, await chooseColour(wrong)]).toEqual([wrong, sentence]);
  expect(iconOf(await page())).toBe('/favicon.svg');
});

test('a logo stands on icons, share pictures, papers and e-mails too', async () => {
  const { slug } = await addProperty(app, {
    ...{ title: 'Kaner Court', category: 'RESIDENTIAL', stage: 'UNDER_CONSTRUCTION', yearBuilt: 'Dec 2029' },
    configurations: [{ name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 }],
    costs: { basicRate: '9000' },
  });
  const paper = `/project-details/${slug}/cost.pdf`;
  const plain = { html: await page(), paper: await bytesOf(paper), letter: await letter() };
  expect(plain.letter).not.toContain('cid:logo');
  await chooseLogo();
  const html = await page();
  const icon = await bytesOf(iconOf(html));
  expect(await colourAt(icon, 2, 2)).toBe('#ffffff');
  expect(await colourAt(icon, 48, 48)).not.toBe('#ffffff');
  expect(shareOf(html)).not.toBe(shareOf(plain.html));
  await bytesOf(shareOf(html));
  expect(plain.paper.includes('/Subtype /Image')).toBe(false);
  expect((await bytesOf(paper)).includes('/Subtype /Image')).toBe(true);
  const sent = await letter();
  expect(sent).toContain('src="cid:logo"');
  expect(sent).toContain('Content-ID: <logo>');
});

/** The e-mail that asks to confirm an alert. */
async function letter(): Promise<string> {
  received.length = 0;
  await ask('mutation ($input: AlertInput!) { askForAlert(input: $input) }', {
    input: { email: `asha${Math.random()}@example.com`, search: 'q=3+bhk' },
  });
  while (await workAlerts(context));
  while (await sendAlertMail(context));
  return received
    .join('\n')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
}
