import type { AppContext } from '../../base/context.ts';
import { hiddenAddress, hiddenNumber, withoutReach } from '../../base/text/hidden-reach.ts';
import { isHidden, withoutReachIn } from '../person/access/hidden-reach.ts';
import type { ContactRequest } from './contact-request.type.ts';

const dots = '•••';

/**
 * An enquiry as the account of a request may read it: of the lead of a colleague, if the settings hide how to reach it, with what
 * is left of its number and its address.
 */
export async function shownContact(context: AppContext, item: ContactRequest): Promise<ContactRequest> {
  if (!(await isHidden(context, item.personId))) return item;
  const { name, phone, phoneE164, email, message, order, history } = item;
  return {
    ...item,
    name: name && withoutReach(name),
    phone: phoneE164 ? hiddenNumber(phoneE164) : phone && dots,
    phoneE164: null,
    email: email && hiddenAddress(email),
    message: message && withoutReach(message),
    order: order && { ...order, address: dots },
    history: withoutReachIn(history),
  };
}

/** Several enquiries as the account may read them. */
export function shownContacts(
  context: AppContext,
  items: readonly ContactRequest[],
): Promise<ContactRequest[]> {
  return Promise.all(items.map((item) => shownContact(context, item)));
}
