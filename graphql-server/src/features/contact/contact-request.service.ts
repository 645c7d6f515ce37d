import { randomInt } from 'node:crypto';
import { MongoServerError } from 'mongodb';
import type { Context } from '../../context.ts';
import { insertItem, itemById, listItems, restoreItem, trashItem } from '../../database/items.ts';
import type { Noun } from '../../database/items.ts';
import { parseId } from '../../database/ids.ts';
import { wordsOf } from '../../database/words.ts';
import type { FieldMessages } from '../../errors.ts';
import { checkInput } from '../../input.ts';
import { toE164 } from '../../phone.ts';
import type { ListInput, Page } from '../../types.ts';
import { countEnquiry } from '../property/property.service.ts';
import { ContactRequestInput, incompleteContact } from './contact-request.input.ts';
import { ContactSource } from './contact-request.type.ts';
import type { ContactRequest } from './contact-request.type.ts';

export const contactRequestNoun: Noun<ContactRequest> = {
  collection: 'contactRequests',
  label: 'Contact request',
  sortFields: { name: 'name', email: 'email' },
  perPage: 5,
  public: false,
};

export const thanks = 'Thank you! Your request has reached us.';

/** Forms that ask for an e-mail address only. */
const namelessSources = new Set([ContactSource.newsletter, ContactSource.comingSoon]);

/** Stores an enquiry, on disk when the promise is fulfilled, and returns it with its reference. */
export async function submitContact(context: Context, raw: ContactRequestInput): Promise<ContactRequest> {
  const input = checkInput(ContactRequestInput, raw, missingFields);
  const propertyTitle = input.propertyId ? await countEnquiry(context, input.propertyId) : null;
  const values = {
    name: input.name ?? null,
    email: input.email,
    service: input.service ?? null,
    phone: input.phone ?? null,
    phoneE164: toE164(input.phone),
    message: input.message ?? null,
    agree: input.agree ?? false,
    source: input.source ?? ContactSource.contact,
    page: input.page ?? null,
    propertyId: input.propertyId ? parseId(input.propertyId) : null,
    propertyTitle,
  };
  return withNewReference((reference) => {
    const { name, email, phone, phoneE164, message } = values;
    const words = wordsOf(reference, name, email, phone, phoneE164, message, propertyTitle);
    return insertItem(context, contactRequestNoun, { ...values, reference, words });
  });
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

/** The admin’s list, newest first. */
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

async function withNewReference<Result>(write: (reference: string) => Promise<Result>): Promise<Result> {
  for (;;) {
    const code = Array.from({ length: 5 }, () => digits.charAt(randomInt(digits.length))).join('');
    try {
      return await write(`AHG-${code}`);
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === 11_000)) throw error;
    }
  }
}
