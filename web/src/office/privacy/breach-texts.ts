import { formatDateTime } from 'domain/text/format.ts';
import { breachContent } from './breach.content.ts';
import type { BreachFieldsFragment } from './breach.generated.ts';

const { unknown } = breachContent.texts;

/** Who writes, and where an answer reaches them. */
export interface Sender {
  company: string;
  email: string;
  phone: string;
}

/** The text to each person whose data a breach concerns, as rule 7 has it. */
export function textToPeople(breach: BreachFieldsFragment, { company, email, phone }: Sender): string {
  return paragraphs([
    ['', `Dear [name],\n\nwe must tell you of a breach that concerns your personal data at ${company}.`],
    ['What happened', breach.facts],
    ['Which data', breach.extent],
    ['Likely consequences', breach.consequences],
    ['What we have done', breach.measures],
    ['What you can do', breach.advice],
    ['Your questions', `Write to ${email} or call ${phone}.`],
    ['', company],
  ]);
}

/** The text to the Board: first without delay, and with all of it as the report within 72 hours. */
export function textToBoard(breach: BreachFieldsFragment, { company, email, phone }: Sender): string {
  const told = breach.peopleToldAt
    ? `They were told on ${formatDateTime(breach.peopleToldAt)}.`
    : 'They have not been told yet.';
  return paragraphs([
    ['', `To the Data Protection Board of India\n\n${company} reports a breach of personal data.`],
    ['Aware since', `${formatDateTime(breach.awareAt)} (IST)`],
    ['Facts', breach.facts],
    ['Nature and extent', breach.extent],
    ['Likely consequences', breach.consequences],
    ['Causes', breach.causes],
    ['Measures taken', breach.measures],
    ['Measures against a repetition', breach.prevention],
    ['Notices to the people concerned', told],
    ['Contact', `${company}, ${email}, ${phone}`],
  ]);
}

function paragraphs(parts: [head: string, text: string][]): string {
  return parts.map(([head, text]) => (head ? `${head}:\n${text || unknown}` : text)).join('\n\n');
}
