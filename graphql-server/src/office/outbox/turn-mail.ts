import { formatDateTime } from 'domain/text/format.ts';
import type { Config } from '../../base/config.ts';
import type { LeadTurn, Person } from '../../features/person/person.type.ts';
import { lines, oneLine } from './lead-mail.ts';
import type { Letter } from './lead-mail.ts';

/** The e-mail to a colleague whose turn it is to take a lead. */
export function turnLetter(
  { _id, name, reference, numbers, emails, about }: Person,
  { passes, until }: LeadTurn,
  onlyTo: string,
  { siteUrl }: Config,
): Letter {
  const who = name ?? numbers[0] ?? emails[0] ?? reference;
  return {
    subject: oneLine(
      `${passes > 0 ? 'Passed to you' : 'New lead for you'}: ${who}${about ? `, ${about}` : ''}`,
    ),
    replyTo: emails[0] ?? null,
    firstTo: null,
    onlyTo,
    personId: _id,
    text: lines(
      [
        ['Please take it by', formatDateTime(until.toISOString())],
        ['Reference', reference],
        ['Name', name],
        ['Phone', numbers.join(', ')],
        ['E-mail', emails.join(', ')],
        ['Home', about],
      ],
      null,
      `${siteUrl}/my-account/leads/${_id.toHexString()}`,
    ),
  };
}
