/**
 * A version of the privacy notice in one language. A change of what it says adds a version with its text; the texts of
 * earlier versions stay readable, because people agreed to them.
 */
export interface NoticeVersion {
  version: number;
  language: 'en' | 'hi';
  /** The day from which the site shows it. */
  from: string;
}

/** The name of the notice in receipts; a notice for others, such as employees, would have another one. */
export const noticeId = 'visitors';

/** The version that forms show now. */
export const presentNotice: NoticeVersion = { version: 3, language: 'en', from: '2026-11-26' };

const noticeVersions: readonly NoticeVersion[] = [
  { version: 1, language: 'en', from: '2026-11-23' },
  { version: 2, language: 'en', from: '2026-11-23' },
  { version: 2, language: 'hi', from: '2026-11-24' },
  presentNotice,
  { version: 3, language: 'hi', from: '2026-11-26' },
];

/** The version with this number and language, or none. */
export function findNotice(version: unknown, language: unknown = 'en'): NoticeVersion | undefined {
  return noticeVersions.find((one) => one.version === Number(version) && one.language === language);
}
