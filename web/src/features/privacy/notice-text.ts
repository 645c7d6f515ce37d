import type { NoticeVersion } from 'domain/site/notice-versions.ts';
import type { NoticeText } from './notice-parts.ts';
import { notice1 } from './notice-1.content.ts';
import { notice2 } from './notice-2.content.ts';
import { notice2Hindi } from './notice-2-hi.content.ts';
import { notice3 } from './notice-3.content.ts';
import { notice3Hindi } from './notice-3-hi.content.ts';

const texts: Record<string, NoticeText> = {
  '1-en': notice1,
  '2-en': notice2,
  '2-hi': notice2Hindi,
  '3-en': notice3,
  '3-hi': notice3Hindi,
};

/** The text of a version; each version of the list has one. */
export function noticeText({ version, language }: NoticeVersion): NoticeText {
  const text = texts[`${version}-${language}`];
  if (!text) throw new Error(`Version ${version} of the privacy notice has no text.`);
  return text;
}

/** Puts the facts of the company in place of their names in braces. */
export function fillNotice(text: string, facts: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => String(facts[name] ?? ''));
}
