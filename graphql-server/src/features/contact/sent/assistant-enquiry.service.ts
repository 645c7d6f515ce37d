import type { Context } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import { missingReach } from '../entry/contact-entry.service.ts';
import { storeEnquiry } from '../contact-request.service.ts';
import { ContactSource } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { NewLeadInput } from './new-lead.input.ts';

/**
 * Stores the enquiry of a person for whom an assistant writes, as the form of a property does, with its limits; `key` makes it once.
 * BAD_USER_INPUT without a name, without both phone number and e-mail address, and unless the person agreed that the company answers.
 */
export async function sendAssistantEnquiry(
  context: Context,
  raw: NewLeadInput,
  key: string,
): Promise<ContactRequest> {
  const input = checkInput(NewLeadInput, raw, (typed) => ({
    ...missingReach(typed),
    ...(typed.newsletter && !typed.email && { newsletter: 'News by e-mail needs an e-mail address.' }),
  }));
  if (!input.agree) throw badField('agree', 'Nothing is sent unless the person agreed to it.');
  const { agree: _agree, ...enquiry } = input;
  return storeEnquiry(context, {
    ...enquiry,
    source: ContactSource.ENQUIRY,
    page: '/mcp',
    submissionKey: key,
  });
}
