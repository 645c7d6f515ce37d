import { telephoneLink } from 'domain/text/links.ts';
import type { AppContext } from '../../base/context.ts';
import { settings } from '../company/site-settings.service.ts';

/** What ends an e-mail to a visitor. */
export interface SenderLines {
  company: string;
  /** Where to call with a question, as plain text. */
  question: string;
  /** The same with a link. */
  call: { text: string; link: { text: string; url: string } };
}

/** Who writes to a visitor, and where to call with a question: from the company details. */
export async function senderLines(context: AppContext): Promise<SenderLines> {
  const { companyName, phones } = await settings(context);
  const [phone = ''] = phones;
  const text = 'Do you have a question? Call us:';
  return {
    company: companyName,
    question: `${text} ${phone}`,
    call: { text, link: { text: phone, url: telephoneLink(phone) } },
  };
}
