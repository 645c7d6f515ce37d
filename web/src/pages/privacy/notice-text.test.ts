import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findNotice, presentNotice } from '../../lib/notice-versions.ts';
import { fillNotice, noticeText } from './notice-text.ts';

/** The first characters of a hash of each text that was ever shown; a new version adds a line. */
const published: Record<string, string> = { '1-en': '4094a686b6c7a2d7', '2-en': '66b267a6ed15631e' };

test.each(Object.entries(published))('the words of notice %s stay as people agreed to them', (name, hash) => {
  const [version, language] = name.split('-');
  const notice = findNotice(version, language);
  const words = notice && JSON.stringify(noticeText(notice));
  expect(
    createHash('sha256')
      .update(words ?? '')
      .digest('hex')
      .slice(0, 16),
  ).toBe(hash);
});

test('the present notice is among the published ones, and each place in its words has a fact', () => {
  expect(Object.keys(published)).toContain(`${presentNotice.version}-${presentNotice.language}`);
  const facts = {
    company: 'Apna',
    enquiryMonths: 24,
    applicationMonths: 12,
    logMonths: 12,
    alertMonths: 12,
    grievanceDays: 30,
  };
  const words = JSON.stringify(noticeText(presentNotice));
  const places = [...words.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(places));
  expect(fillNotice('{company} answers within {grievanceDays} days.', facts)).toBe(
    'Apna answers within 30 days.',
  );
});
