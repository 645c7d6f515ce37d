import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findNotice, presentNotice } from 'domain/site/notice-versions.ts';
import { fillNotice, noticeText } from './notice-text.ts';

/** The first characters of a hash of each text that was ever shown; a new version adds a line. */
const published: Record<string, string> = {
  '1-en': '4094a686b6c7a2d7',
  '2-en': '66b267a6ed15631e',
  '2-hi': 'f5ec0fbe685f0dd7',
  '3-en': 'ac2c0555ca6d6f10',
  '3-hi': 'a276bcd9859ffeb6',
};

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

test('the notice in Hindi says the same: as many parts, with the same facts of the company', () => {
  const [english, hindi] = ['en', 'hi'].map((language) => {
    const notice = findNotice(presentNotice.version, language);
    return notice && noticeText(notice);
  });
  expect(hindi?.items).toHaveLength(english?.items.length ?? 0);
  const paragraphs = (text: typeof english) => text?.sections.map((section) => section.text.length);
  expect(paragraphs(hindi)).toEqual(paragraphs(english));
  const places = (text: typeof english) => JSON.stringify(text).match(/\{\w+\}/g);
  expect(places(hindi)).toEqual(places(english));
  // Every text is in Hindi, besides the names of others.
  for (const { name, data, purpose, period } of hindi?.items ?? [])
    for (const words of [name, data, purpose, period]) expect(words).toMatch(/\p{Script=Devanagari}/u);
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
