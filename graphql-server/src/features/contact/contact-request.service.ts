import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import { insertItem, itemById, listItems, newItem, restoreItem, trashItem } from '../../database/items.ts';
import { parseId } from '../../database/ids.ts';
import { oneOf } from '../../database/list-filters.ts';
import { wordsOf } from '../../database/words.ts';
import type { FieldMessages } from '../../errors.ts';
import { checkInput } from '../../input.ts';
import { leadFilters, newLead } from '../../lead-work.ts';
import type { LeadNoun } from '../../lead-work.ts';
import { toE164 } from '../../phone.ts';
import { withinLimit } from '../../rate-limit.ts';
import { contactLimit, isDuplicateOf, isRobot, storedKey, storeOnce } from '../../submission.ts';
import type { ListInput, Page } from '../../types.ts';
import { countEnquiry } from '../property/property.service.ts';
import { ContactRequestInput, incompleteContact } from './contact-request.input.ts';
import { ContactSource, ContactState } from './contact-request.type.ts';
import type { ContactRequest } from './contact-request.type.ts';

export const contactRequestNoun: LeadNoun<ContactRequest> = {
  collection: 'contactRequests',
  label: 'Contact request',
  sortFields: { name: 'name', email: 'email' },
  perPage: 5,
  filters: {
    ...leadFilters(Object.values(ContactState)),
    source: oneOf('source', Object.values(ContactSource)),
  },
  public: false,
  namedBy: 'reference',
  loggedFields: ['state', 'nextAt'],
  endStates: [ContactState.closed],
};

export const thanks = 'Thank you! Your request has reached us.';

/** Forms that ask for an e-mail address only. */
const namelessSources = new Set([ContactSource.newsletter, ContactSource.comingSoon]);

/**
 * Stores an enquiry, on disk when the promise is fulfilled, and returns it with its reference. What a robot sent is
 * answered alike and not stored; the same submission key again returns the first enquiry; TOO_MANY_REQUESTS after
 * eight in 10 minutes from one address.
 */
export async function submitContact(context: Context, raw: ContactRequestInput): Promise<ContactRequest> {
  const input = checkInput(ContactRequestInput, raw, missingFields);
  if (isRobot(context, input)) return newItem(valuesOf(input, newReference(), null));
  const submissionKey = storedKey(input.submissionKey, input.email);
  return storeOnce(context, contactRequestNoun, submissionKey, () =>
    withinLimit(context, contactLimit(context), async () => {
      const propertyTitle = input.propertyId ? await countEnquiry(context, input.propertyId) : null;
      return withNewReference((reference) => {
        const values = valuesOf(input, reference, propertyTitle);
        return insertItem(context, contactRequestNoun, { ...values, submissionKey });
      });
    }),
  );
}

function valuesOf(input: ContactRequestInput, reference: string, propertyTitle: string | null) {
  const { name = null, email, phone = null, message = null, propertyId } = input;
  const phoneE164 = toE164(input.phone);
  return {
    ...newLead(),
    state: ContactState.new,
    threadKeys: [email.toLowerCase(), ...(phoneE164 ? [phoneE164] : [])],
    reference,
    name,
    email,
    service: input.service ?? null,
    phone,
    phoneE164,
    message,
    agree: input.agree ?? false,
    source: input.source ?? ContactSource.contact,
    page: input.page ?? null,
    propertyId: propertyId ? parseId(propertyId) : null,
    propertyTitle,
    words: wordsOf(reference, name, email, phone, phoneE164, message, propertyTitle),
  };
}

/** What a form requires depends on the form. */
function missingFields({
  name,
  service,
  source = ContactSource.contact,
}: ContactRequestInput): FieldMessages {
  return {
    ...(!name && !namelessSources.has(source) && { name: incompleteContact }),
    ...(!service && source === ContactSource.contact && { service: incompleteContact }),
  };
}

/** The admin’s list, newest first by default. */
export async function contacts(context: Context, list: Partial<ListInput>): Promise<Page<ContactRequest>> {
  return listItems(context, contactRequestNoun, list);
}

/** One contact request that is not deleted; NOT_FOUND for an unknown id. */
export async function contact(context: Context, id: string): Promise<ContactRequest> {
  return itemById(context, contactRequestNoun, id);
}

/** Takes a contact request out of the list; for 30 days it can be restored. */
export async function deleteContact(context: Context, id: string): Promise<ContactRequest> {
  return trashItem(context, contactRequestNoun, id);
}

/** Brings a deleted contact request back. */
export async function restoreContact(context: Context, id: string): Promise<ContactRequest> {
  return restoreItem(context, contactRequestNoun, id);
}

/** Crockford’s digits: no I, L, O, U, which are misheard on the phone. https://www.crockford.com/base32.html */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const referenceDigits = 5;
export const referenceCount = digits.length ** referenceDigits;

function newReference(): string {
  return referenceAt(randomInt(referenceCount));
}

/** The reference with a number from 0 to `referenceCount` - 1. */
export function referenceAt(number: number): string {
  const places = Array.from({ length: referenceDigits }, (_, place) => digits.length ** place).reverse();
  return `AHG-${places.map((place) => digits.charAt(Math.floor(number / place) % digits.length)).join('')}`;
}

async function withNewReference<Result>(write: (reference: string) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await write(newReference());
    } catch (error) {
      if (!isDuplicateOf(error, 'reference')) throw error;
    }
  }
}
