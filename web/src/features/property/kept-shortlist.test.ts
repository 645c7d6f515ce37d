import { expect, test } from 'vitest';
import { parseKept } from './kept-shortlist.ts';

test('only what this version has kept is read', () => {
  const kept = { keptAt: '2026-11-14T12:40:00.000Z', properties: [], madeBy: 1 };
  expect(parseKept(kept)).toEqual({ keptAt: kept.keptAt, properties: [] });
  for (const stored of [null, 'text', 7, {}, { ...kept, madeBy: 0 }, { ...kept, properties: 'none' }]) {
    expect(parseKept(stored)).toBeNull();
  }
});
