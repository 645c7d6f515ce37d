import { expect, test } from 'vitest';
import { propertyDetails } from '../../testing/properties.ts';
import { enquiredHomes, homesOf } from './list-order.ts';
import type { SharedListFragment } from './shared-list.generated.ts';

type Home = SharedListFragment['homes'][number];

const person = (name: string) => ({ id: name, name });

function home(title: string, thumbs: string, values: Partial<Home> = {}): Home {
  return {
    propertyId: title,
    title,
    addedBy: person('Asha'),
    hiddenBy: null,
    thumbs: [...thumbs].map((sign, index) => ({
      person: person(`P${index}`),
      thumb: sign === '+' ? 'UP' : 'DOWN',
    })),
    notes: [],
    property: propertyDetails({ id: title, title }),
    ...values,
  };
}

const titles = (homes: Home[]) => homes.map(({ title }) => title);

test('homes stand as added, or those with the most thumbs up first, and hidden ones apart', () => {
  const homes = [
    home('liked and disliked', '++-'),
    home('no thumbs', ''),
    home('liked', '+'),
    home('disliked', '-'),
    home('hidden', '+++', { hiddenBy: person('Ravi') }),
  ];
  const shown = { hidden: false, byThumbs: false };
  expect(titles(homesOf({ homes }, shown))).toEqual(['liked and disliked', 'no thumbs', 'liked', 'disliked']);
  expect(titles(homesOf({ homes }, { ...shown, byThumbs: true }))).toEqual([
    'liked and disliked',
    'liked',
    'no thumbs',
    'disliked',
  ]);
  expect(titles(homesOf({ homes }, { ...shown, hidden: true }))).toEqual(['hidden']);
});

test('an enquiry names what is shown and still there, with the words of the family on request only', () => {
  const note = (text: string) => ({ id: text, text, at: '2026-11-23T08:00:00Z', person: person('Ravi') });
  const homes = [
    home('a', '+-', { notes: [note('Near my office')] }),
    home('hidden', '+', { hiddenBy: person('Ravi') }),
    home('gone', '+', { property: null }),
    home('b', '', { notes: Array.from({ length: 9 }, () => note('n'.repeat(500))) }),
  ];
  expect(enquiredHomes({ homes }, false)).toEqual([
    { propertyId: 'a', words: undefined },
    { propertyId: 'b', words: undefined },
  ]);
  const [first, last] = enquiredHomes({ homes }, true);
  expect(first?.words).toBe('Thumbs up: P0\nThumbs down: P1\nRavi: Near my office');
  expect(last?.words).toHaveLength(2_000);
});
