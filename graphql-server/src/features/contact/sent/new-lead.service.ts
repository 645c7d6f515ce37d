import { byWhom } from '../../../access/actor.ts';
import type { Context } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import { arrivalsOf } from '../../lead/arrivals.ts';
import { ConsentPurpose } from '../../lead/consent.type.ts';
import type { ConsentReceipt } from '../../lead/consent.type.ts';
import { receiptOf } from '../../lead/consents.ts';
import { storeWrite } from '../../lead/submission.ts';
import type { SubmissionMark } from '../../lead/submission.ts';
import { countEnquiry } from '../../property/enquired-item.ts';
import { missingReach, noProperty } from '../entry/contact-entry.service.ts';
import { contactRequestNoun, contactValues, insertContact } from '../contact-request.service.ts';
import { ContactSource } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { receiverOf } from '../people/receiver.ts';
import { subscribeBeside } from '../subscriber/subscriber.service.ts';
import { NewLeadInput } from './new-lead.input.ts';

/**
 * Stores a lead that a program sends, with the token or the account that sent it. It is new and unread, goes to the colleague whose
 * turn it is, and the office gets an e-mail. BAD_USER_INPUT without a name, without both phone number and e-mail address, and for
 * a property that visitors do not see.
 */
export async function createLead(context: Context, raw: NewLeadInput): Promise<ContactRequest> {
  const input = checkInput(NewLeadInput, raw, missingFields);
  return storeWrite(context, contactRequestNoun, (mark) => store(context, input, mark));
}

async function store(context: Context, input: NewLeadInput, mark: SubmissionMark): Promise<ContactRequest> {
  const { email, newsletter, propertyId, arrivals } = input;
  const about = propertyId ? await countEnquiry(context, propertyId) : null;
  if (propertyId && !about) throw badField('propertyId', noProperty);
  const receipt = givenConsents(context, input);
  const values = contactValues(
    { ...input, source: ContactSource.PARTNER },
    {
      ...{ propertyTitle: about?.title ?? null, receipt },
      arrivals: arrivals ? arrivalsOf(context, { arrivals }) : null,
    },
  );
  if (receipt && email) await subscribeBeside(context, { email, newsletter }, receipt);
  const receiver = receiverOf(context, undefined, about);
  return insertContact(context, { ...values, enteredBy: byWhom(context) }, mark, receiver);
}

function missingFields(input: NewLeadInput): FieldMessages {
  return {
    ...missingReach(input),
    ...(input.newsletter && !input.email && { newsletter: 'News by e-mail needs an e-mail address.' }),
  };
}

/** The receipt of what the person allowed; null if the program names nothing. The person saw the notice of the program, not ours. */
function givenConsents(context: Context, input: NewLeadInput): ConsentReceipt | null {
  const { agree = false, shareWithBuilder, whatsapp, newsletter } = input;
  const receipt = receiptOf(context, { shareWithBuilder, whatsapp, newsletter });
  const consents = receipt.consents.filter(({ purpose }) => agree || purpose !== ConsentPurpose.ANSWER);
  return consents.length > 0 ? { ...receipt, consents } : null;
}
