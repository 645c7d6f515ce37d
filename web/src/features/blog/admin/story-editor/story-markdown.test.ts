import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { canEdit, readMarkdown, writeMarkdown } from './story-markdown.ts';
import { storyExtensions, storySchema } from './story-schema.ts';

const picture = '/files/0123456789abcdef01234567/plan.webp';

const again = (text: string) => writeMarkdown(readMarkdown(text));

const hardCases: [text: string, written?: string][] = [
  ['', ''],
  ['One\ntwo', 'One two'],
  ['One  \ntwo', 'One\\\ntwo'],
  ['# One\n\n## Two\n\n###### Six'],
  ['- One\n- Two\n  - Three'],
  ['- One\n\n- Two'],
  ['3. Three\n4. Four'],
  ['1\\. No list'],
  ['\\# No heading'],
  ['\\- No list'],
  ['> Said\n>\n> - by one'],
  ['**bold *both* bold**'],
  ['~~gone~~ and `code`'],
  ['A `` ` `` in code'],
  ['```js\nconst a = `x`;\n```'],
  ['````\n```\n````'],
  ['2 \\* 3 \\* 4, snake_case'],
  ['<b>no HTML</b> & \\&amp; 1 < 2', '\\<b>no HTML\\</b> & \\&amp; 1 < 2'],
  ['[Contact](/contact "Ask us")'],
  ['<https://up-rera.in>'],
  ['[a reference][1]\n\n[1]: https://up-rera.in', '[a reference](https://up-rera.in)'],
  ['https://up-rera.in is text'],
  [`![The plan](${picture})`],
  [`Before ![A \\[new\\] plan](${picture} "Plan") after`],
  ['---'],
  ['| Size | Price |\n| --- | --: |\n| 2 BHK | **80** lakh |\n| 3 \\| 4 BHK |  |'],
  ['नमस्ते **दुनिया**'],
];

test.each(hardCases)('%j keeps its meaning', (text, written = text) => {
  expect(again(text)).toBe(written);
  expect(canEdit(text)).toBe(true);
  expect(again(written)).toBe(written);
});

test.each([
  ['a picture of another site', '![Plan](https://example.com/plan.png)'],
  ['a picture with a script address', '![Plan](/files/../plan.png)'],
])('%s is left to the Markdown field', (_, text) => {
  expect(canEdit(text)).toBe(false);
});

/** A document with one paragraph of plain text, as it is typed. */
function typed(text: string) {
  return storySchema.node('doc', null, [storySchema.node('paragraph', null, [storySchema.text(text)])]);
}

test.each([
  ...['1. first', '- dash', '+ plus', '# hash', '> quote', '*stars*', '_lines_', '`ticks`', '~~waves~~'],
  ...['[x](y)', '![x](/files/y)', '<https://a.example>', '&amp; &#38;', 'a | b', '\\', '---', '***', '~~~'],
  ...['<script>alert(1)</script>', 'Rs 1,000*', '===', '2) two', ':-- | --:'],
])('%j typed as text stays text', (text) => {
  const document = typed(text);
  expect(readMarkdown(writeMarkdown(document)).toJSON()).toEqual(document.toJSON());
});

test('a document of an editor, which has a schema of its own, is written too', () => {
  const text = `| Size | Plan |\n| --- | --- |\n| 2 BHK | ![The *plan*](${picture}) |\n\n- [a](/b)`;
  const inEditor = getSchema(storyExtensions).nodeFromJSON(readMarkdown(text).toJSON());
  expect(writeMarkdown(inEditor)).toBe(again(text));
});
