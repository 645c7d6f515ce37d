import { logIn, tokenOfOwner } from '../account.ts';
import { expectFit } from '../sound.ts';
import { expect, test } from '../test.ts';
import { passingChecks, registerCompany } from './passing.ts';

/** A long word, but short enough for an address. */
const word = 'Sectorhundertfuenfzigwohnturmgartenhofverwaltungsgebaeudenebeneingang';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const image = { name: 'pixel.png', mimeType: 'image/png', buffer: pixel };
const person = { name: word, position: word, image };
const story = { title: word, description: word, para_1: `${word}\n\n- ${word}`, para_2: word };
const created: Record<string, Record<string, string | typeof image>> = {
  '/api/form/submit': {
    ...{ title: word, address: word, aboutBuilder: word, reraDetails: word, disclaimer: word },
    ...{ rera: JSON.stringify(passingChecks.rera), gateReasons: JSON.stringify(passingChecks.gateReasons) },
    images: image,
  },
  '/api/teamMembers': person,
  '/api/testimonialUsers': { ...person, description: word },
  '/api/blogs': { ...story, conclusion: word, writtenBy: word, image },
};
const slug = word.toLowerCase();
const lists = [
  ...['/', '/shop-left-sidebar', '/shop-left-sidebar?view=list', '/shop-left-sidebar?view=map', '/shop'],
  ...['/project-details', '/team', '/team-details', '/testimonials', '/blog', '/blog-grid', '/blog-details'],
];

test('a word longer than the screen of a phone widens no page', async ({ page }) => {
  test.setTimeout(180_000);
  await logIn(page);
  await registerCompany(page);
  const token = await tokenOfOwner(page);
  const items: Record<string, string> = {};
  for (const [path, multipart] of Object.entries(created)) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(path, { headers, multipart });
    expect(answer.status(), await answer.text()).toBe(201);
    const { data, id } = (await answer.json()) as { data?: { id: string }; id?: string };
    items[path] = data?.id ?? id ?? '';
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const own = ['project-details', 'product-details', 'team-details', 'blog-details'].map(
    (path) => `/${path}/${slug}`,
  );
  for (const path of [...lists, ...own]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(word.slice(0, 20)).first()).toBeAttached();
      await expectFit(page);
    });
  }
  for (const [tab, path] of [
    ['properties', '/api/form/submit'],
    ['team', '/api/teamMembers'],
    ['testimonials', '/api/testimonialUsers'],
    ['blogs', '/api/blogs'],
  ] as const) {
    await test.step(tab, async () => {
      await page.goto(`/my-account/${tab}/${items[path]}/edit`);
      await expect(page.getByRole('textbox', { name: /^(Title|Name)\b/ }).first()).toHaveValue(word);
      await expectFit(page);
    });
  }
  for (const [path, id] of Object.entries(items)) {
    const address = path.replace('/submit', '');
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.delete(`${address}/${id}`, { headers })).status()).toBe(200);
  }
});
