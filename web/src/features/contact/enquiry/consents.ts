import type { consentContent } from './consent.content.ts';

/** The name of a box for one purpose beyond the answer. */
export type ConsentName = keyof typeof consentContent.boxes;

/** The notice that a form showed, as it was sent. */
export function readNotice({ noticeVersion, noticeLanguage }: Record<string, string>) {
  return {
    noticeVersion: noticeVersion ? Number(noticeVersion) : undefined,
    noticeLanguage: noticeLanguage || undefined,
  };
}

/** The ticked boxes of a form and the notice that it showed; a box that is not ticked is left out. */
export function readConsents(values: Record<string, string>) {
  const ticked = (name: ConsentName) => (values[name] === undefined ? undefined : true);
  return {
    ...readNotice(values),
    shareWithBuilder: ticked('shareWithBuilder'),
    whatsapp: ticked('whatsapp'),
    newsletter: ticked('newsletter'),
  };
}
