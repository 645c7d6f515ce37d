import { expect, test } from 'vitest';
import {
  heldPicture,
  moved,
  picturesOf,
  picturesToSend,
  pictureText,
  withoutRemoved,
} from './held-pictures.ts';

function image(id: string, values: { alt?: string; width?: number } = {}) {
  return { id, url: `/files/${id}/hall`, width: 1200, height: 800, colour: '#808080', alt: '', ...values };
}

const text = (id: string) => pictureText(heldPicture(image(id)));

test('a picture gives the same text before and after it is stored', () => {
  const typed = pictureText({ ...heldPicture(image('a')), alt: ' The hall ' });
  expect(pictureText(heldPicture(image('a', { alt: 'The hall' })))).toBe(typed);
  expect(picturesOf([typed])).toEqual([{ id: 'a', url: '/files/a/hall', alt: 'The hall', small: false }]);
});

test('what a picture is travels with its text to the server; none is sent as none', () => {
  const marked = pictureText({ ...heldPicture(image('a')), nature: 'ARTISTS_IMPRESSION' });
  expect(picturesToSend([marked, text('b')])).toEqual([
    { id: 'a', alt: '', nature: 'ARTISTS_IMPRESSION' },
    { id: 'b', alt: '', nature: null },
  ]);
  expect(picturesOf([marked.replace('ARTISTS_IMPRESSION', 'CARTOON')])).toEqual([]);
});

test('the title does not appear as a description', () => {
  expect(heldPicture(image('a', { alt: 'Neem Court' }), 'Neem Court').alt).toBe('');
  expect(heldPicture(image('a', { alt: 'The hall' }), 'Neem Court').alt).toBe('The hall');
});

test('a picture below 500×500 px is small', () => {
  expect([499, 500].map((width) => heldPicture(image('a', { width })).small)).toEqual([true, false]);
});

test('texts other than pictures of this site are left out', () => {
  const strange = pictureText({ ...heldPicture(image('a')), url: 'https://example.com/a.jpg' });
  expect(picturesOf(['', 'null', '7', '{}', '{', strange, text('a')]).map(({ id }) => id)).toEqual(['a']);
});

test('after a conflict, pictures that the other account removed cannot be chosen', () => {
  const yours = ['new', 'c', 'b', 'a'].map(text);
  expect(withoutRemoved(yours, ['a', 'b', 'c'].map(text), ['a', 'c', 'd'].map(text))).toEqual(
    ['new', 'c', 'a'].map(text),
  );
});

test('an item is moved to any place, and the others keep their order', () => {
  const items = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
  const order = (key: string, to: number) => moved(items, key, to).map((item) => item.key);
  expect([order('c', 0), order('a', 3), order('b', 1), order('x', 2)]).toEqual([
    ['c', 'a', 'b', 'd'],
    ['b', 'c', 'd', 'a'],
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});
