import type { ObjectId } from 'mongodb';
import { enquiryPath } from 'domain/lead/enquiry-path.ts';
import { orderLineWords, paymentWords, postalAddress } from 'domain/site/brochure-order.ts';
import { choiceWords } from 'domain/text/choices.ts';
import { formatDateTime, formatPaise } from 'domain/text/format.ts';
import type { Config } from '../../base/config.ts';
import type { JobApplication } from '../../features/application/job-application.type.ts';
import type { ListingReport } from '../../features/report/listing-report.type.ts';
import type { ContactRequest } from '../../features/contact/contact-request.type.ts';
import type { SenderLines } from '../../features/mail/sender-lines.ts';

export interface Letter {
  subject: string;
  text: string;
  /** Whom the answer goes to; null where the person gave no address. */
  replyTo: string | null;
  /** The person who gets it before the company’s own addresses; null where it is for no one in particular. */
  firstTo: string | null;
  /** The visitor or the colleague who gets it in place of the company. */
  onlyTo?: string;
  /** The person whose lead it tells of, for an e-mail that is not that of an enquiry. */
  personId?: ObjectId;
}

const maxSubject = 150;

/** The e-mail to the company about an enquiry. */
export function contactLetter(request: ContactRequest, { siteUrl }: Config): Letter {
  const { _id, name, email, phone, service, source, page, propertyTitle, message, reference, order, homes } =
    request;
  const { responsibleName = null, responsibleEmail = null, personId } = request;
  return {
    subject: oneLine(
      order
        ? `New order of brochures from ${name ?? email}`
        : `New enquiry from ${name ?? email}${propertyTitle ? `: ${propertyTitle}` : ''}`,
    ),
    replyTo: email,
    firstTo: responsibleEmail,
    text: lines(
      [
        ['For', responsibleName],
        ['Reference', reference],
        ['Name', name],
        ['E-mail', email],
        ['Phone', phone],
        ['Looking for', service && choiceWords(service)],
        ['Property', order ? null : propertyTitle],
        ...orderFacts(order),
        ...(homes?.map(({ title, words }): [string, string] => [
          'Home',
          words ? `${title} (${words})` : title,
        ]) ?? []),
        ['Form', choiceWords(source)],
        ['Page', page],
      ],
      message,
      `${siteUrl}${enquiryPath({ id: _id.toHexString(), personId: personId?.toHexString() })}`,
    ),
  };
}

function orderFacts(order: ContactRequest['order']): [string, string][] {
  if (!order) return [];
  const { lines: ordered, totals, payment } = order;
  return [
    ...ordered.map((line): [string, string] => ['Brochure', orderLineWords(line)]),
    ['Send to', postalAddress(order)],
    ['Payment by', paymentWords[payment]],
    ...(totals.couponCode ? [['Coupon', totals.couponCode] satisfies [string, string]] : []),
    ['Total', formatPaise(totals.totalPaise)],
  ];
}

/** The e-mail to the company about a job application. It leaves out the résumé, which needs a login. */
export function applicationLetter(application: JobApplication, { siteUrl }: Config): Letter {
  const { _id, fullName, email, phone, role, coverLetter, resume } = application;
  return {
    subject: oneLine(`New application from ${fullName}: ${role}`),
    replyTo: email,
    firstTo: null,
    text: lines(
      [
        ['Name', fullName],
        ['E-mail', email],
        ['Phone', phone],
        ['Role', role],
        ['Résumé', resume.name],
      ],
      coverLetter,
      `${siteUrl}/my-account/applications/${_id.toHexString()}`,
    ),
  };
}

/** The e-mail to the company about a listing that a visitor reported. */
export function reportLetter(report: ListingReport, { siteUrl }: Config): Letter {
  const { propertyTitle, reference, reason, text, email, answerBy } = report;
  return {
    subject: oneLine(`Listing reported: ${propertyTitle}`),
    replyTo: email,
    firstTo: null,
    text: lines(
      [
        ['Listing', propertyTitle],
        ['Reference', reference],
        ['Reason', choiceWords(reason)],
        ['E-mail', email],
        ['Answer by', answerBy && formatDateTime(answerBy.toISOString())],
      ],
      text,
      `${siteUrl}/my-account/reports`,
    ),
  };
}

/**
 * The e-mail to a visitor with the answer to a report. It repeats nothing that was typed in the form, so that the form cannot
 * send a stranger any words.
 */
export function answerLetter(
  report: ListingReport,
  { siteUrl }: Config,
  { question, company }: SenderLines,
): Letter {
  const { propertyTitle, reference, answer, email } = report;
  return {
    subject: oneLine(`Your report ${reference}: ${propertyTitle}`),
    replyTo: null,
    firstTo: null,
    onlyTo: email ?? undefined,
    text: [
      `You reported the listing “${oneLine(propertyTitle)}” on ${siteUrl} and asked for an answer.`,
      answer ?? '',
      'If you did not report it, please ignore this e-mail. We will not write again.',
      question,
      company,
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

/** A letter of facts, a text and the link that opens it. */
export function lines(facts: [string, string | null][], body: string | null, link: string): string {
  const known = facts.flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value, 500)}`] : []));
  return [known.join('\n'), ...(body ? [body] : []), `Open it: ${link}`].join('\n\n').concat('\n');
}

/** A visitor’s text on one line: a line break in a header would start another header. */
export function oneLine(text: string, maxLength = maxSubject): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...plain];
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : plain;
}
