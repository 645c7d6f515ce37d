import { canEdit, readMarkdown, writeMarkdown } from 'web/features/blog/admin/story-editor/story-markdown.ts';
import { expect, test } from 'vitest';
import { blogSeeds } from './blog.seed.ts';
import { renderMarkdown } from '../../base/text/markdown.ts';

const parts = blogSeeds.flatMap(({ title, para_1, para_2, conclusion }) =>
  [para_1, para_2, conclusion].map((text, index): [string, string] => [`${title}, part ${index + 1}`, text]),
);

/** The HTML of the site; a line end within a paragraph is a space. */
const shown = (text: string) => renderMarkdown(text).replace(/\s+/g, ' ');

test.each(parts)('%s is the same on the site after the editor has written it', (_, text) => {
  expect(canEdit(text)).toBe(true);
  expect(shown(writeMarkdown(readMarkdown(text)))).toBe(shown(text));
});

test.each([
  '# One\n\n###### Six\n\n- a\n  1. b\n\n     c\n- d',
  '| A | B |\n|:--|--:|\n| `x \\| y` | **b** [c](/d "e") |',
  '![The *new* plan](/files/0123456789abcdef01234567/plan.webp)',
  '<script>alert(1)</script> &amp; \\<b> \\&lt;',
  '[x](javascript:alert(1)) <https://up-rera.in>',
  '> one\n\ntwo\n\n```\n<b>\n```\n\n    indented',
  'a\\\nb  \nc ~~d~~ ***e***',
])('%j is the same on the site after the editor has written it', (text) => {
  expect(canEdit(text)).toBe(true);
  expect(shown(writeMarkdown(readMarkdown(text)))).toBe(shown(text));
});
