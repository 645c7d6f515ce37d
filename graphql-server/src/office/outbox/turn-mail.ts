import { formatDateTime } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import type { Config } from '../../base/config.ts';
import type { LeadTurn, Person } from '../../features/person/person.type.ts';
import { lines, oneLine } from './lead-mail.ts';
import type { Letter } from './lead-mail.ts';

/** The e-mail to a colleague whose turn it is to take a lead. */
export function turnLetter(
  person: Person,
  { passes, until }: LeadTurn,
  onlyTo: string,
  config: Config,
): Letter {
  const what = passes > 0 ? 'Passed to you' : 'New lead for you';
  return leadLetter(
    person,
    what,
    [['Please take it by', formatDateTime(until.toISOString())]],
    onlyTo,
    config,
  );
}

/** The e-mail to a colleague to whom another one has handed a lead over. */
export function handedLetter(person: Person, by: string, onlyTo: string, config: Config): Letter {
  return leadLetter(person, 'Handed over to you', [['Handed over by', by]], onlyTo, config);
}

/** The same of several leads at once; it names none of them. */
export function handedTogetherLetter(count: number, by: string, onlyTo: string, { siteUrl }: Config): Letter {
  return {
    subject: `${indianNumber(count)} leads handed over to you`,
    ...{ replyTo: null, firstTo: null, onlyTo },
    text: lines([['Handed over by', by]], null, `${siteUrl}/my-account/leads?view=mine`),
  };
}

function leadLetter(
  { _id, name, reference, numbers, emails, about }: Person,
  what: string,
  first: [string, string][],
  onlyTo: string,
  { siteUrl }: Config,
): Letter {
  const who = name ?? numbers[0] ?? emails[0] ?? reference;
  return {
    subject: oneLine(`${what}: ${who}${about ? `, ${about}` : ''}`),
    replyTo: emails[0] ?? null,
    firstTo: null,
    onlyTo,
    personId: _id,
    text: lines(
      [
        ...first,
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
