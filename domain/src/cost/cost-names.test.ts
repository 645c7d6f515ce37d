import { expect, test } from 'vitest';
import { leftOutWords } from './cost-names.ts';

test('a total names what it leaves out, and abbreviations keep their capitals', () => {
  expect(leftOutWords(['GST', 'LOCATION', 'FLOOR_RISE', 'SECURITY'])).toBe(
    'GST, location charges (PLC), floor rise, maintenance security (IFMS)',
  );
});
