import { expect, test } from 'vitest';
import { addWithPicture, blogInput, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { renderMarkdown } from '../../base/text/markdown.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;

const picturePath = '/files/0123456789abcdef01234567/plan.webp';

test.each([
  ['a paragraph', 'One\ntwo', '<p>One\ntwo</p>'],
  ['headings below those of the page', '# One\n\n### Two', '<h3>One</h3>\n<h4>Two</h4>'],
  ['a list', '- One\n- Two', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
  ['a numbered list that begins later', '3. Three', '<ol start="3">\n<li>Three</li>\n</ol>'],
  ['a quotation', '> Said', '<blockquote>\n<p>Said</p>\n</blockquote>'],
  ['emphasis', '**bold** *italic*', '<p><strong>bold</strong> <em>italic</em></p>'],
  ['a link of ours', '[Contact](/contact)', '<p><a href="/contact">Contact</a></p>'],
  [
    'a link elsewhere',
    '[RERA](https://up-rera.in)',
    '<p><a href="https://up-rera.in" rel="noopener noreferrer nofollow">RERA</a></p>',
  ],
  [
    'a picture of ours',
    `![Plan](${picturePath})`,
    `<p><img src="${picturePath}" alt="Plan" loading="lazy" /></p>`,
  ],
  [
    'a picture whose description has brackets',
    `![A \\[new\\] plan](${picturePath})`,
    `<p><img src="${picturePath}" alt="A [new] plan" loading="lazy" /></p>`,
  ],
  ['a picture of others as its text', '![Plan](https://example.com/a.png)', '<p>Plan</p>'],
])('%s', (_, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('a table', () => {
  const html = renderMarkdown('| Size | Price |\n|---|--:|\n| 2 BHK | 80 lakh |');
  expect(html).toContain('<th>Price</th>');
  expect(html).toContain('<td>80 lakh</td>');
  expect(html).not.toContain('style');
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](<javascript:alert(1)>)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![x"onerror="alert(1)](/files/0123456789abcdef01234567/a.webp)',
  '![x](/files/0123456789abcdef01234567/a.webp "x\\" onerror=\\"alert(1)")',
  '[x](/a "\\" onmouseover=\\"alert(1)")',
  '[x](https://a.example/"onmouseover="alert(1))',
  '```"><script>alert(1)</script>\nx\n```',
  '</p></div><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<style>*{display:none}</style>',
  '<form action="https://a.example"><input name=password>',
  '\u0000<script\u0000>alert(1)</script>',
];

/** The tags and attributes of a text that a browser would treat as markup. */
function markupOf(html: string): string[] {
  return [...html.matchAll(/<([a-z!/][^>]*)>/gi)].map(([, tag = '']) => tag);
}

const harmless =
  /^(\/?(p|h[3-6]|ul|ol|li|blockquote|pre|code|strong|em|s)|hr \/|br \/|a href="(https?:\/\/[^"]*|\/[^"]*)"( rel="[^"]*")?( title="[^"]*")?( rel="[^"]*")?|\/a|img src="\/files\/[\w/.-]+" alt="[^"]*" loading="lazy" \/)$/;

test.each(attacks)('%j is stored without NUL and shown as text, in every field', async (attack) => {
  const fields = ['title', 'description', 'para_1', 'para_2', 'conclusion', 'writtenBy'] as const;
  const input = blogInput({
    ...Object.fromEntries(fields.map((field) => [field, attack])),
    tags: [attack.slice(0, 40)],
  });
  const { id } = await addWithPicture(app, 'createBlog', input);
  const answer = await ask<{ blog: { slug: string; para_1: string; html: Record<string, string> } }>(
    `{ blog(id: "${id}") { slug para_1 html { para_1 para_2 conclusion } } }`,
  );
  const { slug, para_1, html } = given(answer, 'blog');
  expect(para_1).toBe(attack.replaceAll('\0', ''));
  for (const part of Object.values(html)) {
    for (const tag of markupOf(part)) expect(tag).toMatch(harmless);
  }
  const { text, status } = await call('GET', `/blog-details/${slug}`);
  expect(status).toBe(200);
  const body = text.slice(text.indexOf('<article'), text.indexOf('</article>'));
  for (const tag of markupOf(body)) {
    expect(tag).not.toMatch(/^(script|iframe|style|form|input|math)/i);
    expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\s(on\w+|srcdoc)\s*=/i);
    expect(tag).not.toMatch(/(href|src|action)="\s*(javascript|vbscript|data):/i);
  }
});

test('an editor can preview a text, and a text that is too long is refused', async () => {
  const preview = 'query ($text: String!) { markdownHtml(text: $text) }';
  const { data } = await ask(preview, { text: '**Yes** <b>no</b>' }, { token });
  expect(data.markdownHtml).toBe('<p><strong>Yes</strong> &lt;b&gt;no&lt;/b&gt;</p>');
  const { errors } = await ask(preview, { text: 'x'.repeat(50_001) }, { token });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: expect.any(String) as string },
  });
});
