import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

function html(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />);
}

test('an empty line begins a new paragraph, a line break does not', () => {
  expect(html('One\nline.\n\nTwo.')).toBe('<p>One line.</p><p>Two.</p>');
});

test('bold and italic words are marked', () => {
  expect(html('Read **the plan** and *then* sign.')).toBe(
    '<p>Read <strong>the plan</strong> and <em>then</em> sign.</p>',
  );
});

test('lists are read with and without numbers, also with empty lines between', () => {
  expect(html('Before\n- one\n- two\n\nAfter')).toBe(
    '<p>Before</p><ul><li>one</li><li>two</li></ul><p>After</p>',
  );
  expect(html('1. **one**\n\n2) two')).toBe('<ol><li><strong>one</strong></li><li>two</li></ol>');
});

test('a heading stands alone', () => {
  expect(html('## Costs\nText')).toBe('<h3>Costs</h3><p>Text</p>');
});

test('tags and lonely marks stay text', () => {
  expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(html('2 * 3 * 4 and **open')).toBe('<p>2 * 3 * 4 and **open</p>');
});

test('nothing gives nothing', () => {
  expect(html(' \n\n ')).toBe('');
});
