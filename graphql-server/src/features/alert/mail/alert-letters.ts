import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { AlertFrequency, AlertKind } from '../alert.type.ts';
import type { StoredAlert } from '../alert.type.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { advertDesk, advertLine } from '../../property/rera/advert-line.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { shown } from '../../../kit/publication.ts';
import { logoPicture, siteMarks } from '../../block/site-marks.ts';
import { senderLines } from '../../mail/sender-lines.ts';
import type { Message } from '../../mail/smtp.ts';
import { alertHtml } from './alert-html.ts';
import { alertToken } from '../alert-links.ts';
import type { AlertMail, ToldItem } from '../alerts.ts';

const maxSubject = 120;

/** The request to confirm an alert: it says what was asked for, and of a home its registration. */
export async function confirmLetter(context: AppContext, alert: StoredAlert): Promise<Message> {
  const { siteUrl } = context.config;
  const { company, question, call } = await senderLines(context);
  const { tones, logo } = await letterMarks(context);
  const url = `${siteUrl}/alerts/confirm/${await alertToken(context, 'confirm', alert)}`;
  const how =
    alert.frequency === AlertFrequency.WEEKLY ? 'once a week, on Monday' : 'as soon as there is news';
  const title = 'Please confirm your alert';
  const line = `You asked us to write ${how} about: ${alert.label}`;
  const home = alert.propertyId && (await registrationOf(context, alert.propertyId));
  const foot = [
    ...(home ? [home] : []),
    'The link works for 7 days. If you did not ask for this, please ignore this e-mail. We will not write again.',
  ];
  return {
    to: [alert.email],
    replyTo: null,
    subject: title,
    text: [line, `Confirm: ${url}`, ...foot, question, company].join('\n\n').concat('\n'),
    logo,
    html: alertHtml({
      ...{ company, title, line, siteUrl, tones, hasLogo: Boolean(logo) },
      button: { text: 'Confirm the alert', url },
      foot: [...foot.map((text) => ({ text })), call],
    }),
  };
}

/** The colours of the company, and its logo in the size of a letter. */
async function letterMarks(context: AppContext) {
  const marks = await siteMarks(context);
  return { tones: marks.tones, logo: await logoPicture(context, marks, [320, 80]) };
}

/** How an advertisement of a home names its registration; null for one that visitors do not see. */
async function registrationOf(context: AppContext, _id: ObjectId): Promise<string | null> {
  const seen = { _id, deleted: false, ...shown() };
  const property = await collectionOf(context, propertyNoun).findOne(seen);
  return property && advertLine(await advertDesk(context), property);
}

/** What is new for an alert, with one-tap ways to stop (RFC 8058). */
export async function newsLetter(
  context: AppContext,
  alert: StoredAlert,
  { items, more }: Pick<AlertMail, 'items' | 'more'>,
): Promise<Message> {
  const { siteUrl } = context.config;
  const { company, question, call } = await senderLines(context);
  const { tones, logo } = await letterMarks(context);
  const token = await alertToken(context, 'stop', alert);
  const stop = `${siteUrl}/alerts/stop/${token}`;
  const list = siteUrl + alert.path;
  const ofSearch = alert.kind === AlertKind.SEARCH;
  const count = items.length + more;
  const [first] = items;
  const subject =
    count === 1 && first ? headline(first.title, first.news.slice(0, 1)) : `News about ${count} homes`;
  const title = count === 1 ? 'News about a home' : `News about ${count} homes`;
  const line = ofSearch ? `You are looking for: ${alert.label}` : `You follow: ${alert.label}`;
  const button = { text: ofSearch ? 'See all that match' : 'Open the home', url: list };
  const rest = more > 0 ? `And ${more} more.` : undefined;
  const foot = [
    {
      text: 'You get this e-mail because you confirmed this alert.',
      link: { text: 'Stop this alert', url: stop },
    },
    { text: 'Prices and availability change. The page of each home has the latest ones.' },
    call,
  ];
  return {
    to: [alert.email],
    replyTo: null,
    subject: shorten(subject),
    text: [
      line,
      ...items.map((item) => itemText(item, siteUrl)),
      ...(rest ? [rest] : []),
      `${button.text}: ${list}`,
      `Stop this alert: ${stop}`,
      question,
      company,
    ]
      .join('\n\n')
      .concat('\n'),
    logo,
    html: alertHtml({
      ...{ company, title, line, items, button, foot, siteUrl, tones, hasLogo: Boolean(logo) },
      more: rest,
    }),
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/alerts/stop/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function itemText({ title, path, place, price, note, news }: ToldItem, siteUrl: string): string {
  return [headline(title, news), place, price, note, siteUrl + path].filter(Boolean).join('\n');
}

/** “New: Sample Court”, or “Sample Court, 2 BHK: …” where the news name a part of it. */
function headline(title: string, news: readonly string[]): string {
  const words = news.join(', ') || 'News';
  return words.includes(': ') ? `${title}, ${words}` : `${words}: ${title}`;
}

/** One line: a line break in a header would start another header. */
function shorten(subject: string): string {
  const plain = [...subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()];
  return plain.length > maxSubject ? `${plain.slice(0, maxSubject - 1).join('')}…` : plain.join('');
}
