import { ObjectId } from 'mongodb';
import type { Arrivals } from 'domain/source/arrival.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { withinLimit } from '../../access/rate-limit.ts';
import type { Context } from '../../base/context.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { personWords, phoneSentence, toE164 } from '../../base/text/phone.ts';
import type { Page } from '../../base/types.ts';
import type { ConsentReceipt } from '../lead/consent.type.ts';
import { arrivalsOf } from '../lead/arrivals.ts';
import { receiptOf } from '../lead/consents.ts';
import { countEnquiry } from '../property/enquired-item.ts';
import { referencePrefix } from '../company/reference-prefix.ts';
import { anyReference, takeReference } from '../../kit/given-references.ts';
import { itemById, listItems, newItem, trashItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { ListPart, NewItem } from '../../kit/items.ts';
import { collectionOf } from '../../kit/noun.ts';
import { leadFilters } from '../lead/lead-lists.ts';
import { newLead } from '../lead/lead-work.ts';
import type { LeadNoun } from '../lead/lead-work.ts';
import { oneOf } from '../../kit/list-filters.ts';
import { byResponsible, responsibleReference } from '../team/responsible-person.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { contactLimit, countPhone, isRobot, markOf, storeOnce, submissionId } from '../lead/submission.ts';
import type { SubmissionMark } from '../lead/submission.ts';
import { ContactRequestInput, incompleteContact } from './contact-request.input.ts';
import { CloseReason, closedSources, ContactSource, ContactState } from './contact-request.type.ts';
import type { ContactRequest } from './contact-request.type.ts';
import type { EnquiredHome } from './homes/enquired-home.type.ts';
import { enquiredHomes, readHomes } from './homes/enquired-homes.service.ts';
import type { BrochureOrder } from './order/order.type.ts';
import { contactAdded, contactsChanged } from './people/contacts-changed.ts';
import { joinedPerson } from './people/joined-person.ts';
import { receiverOf } from './people/receiver.ts';
import { seenEnquiries } from './seen-enquiries.ts';
import type { Receiver } from './people/receiver.ts';
import { subscribeBeside } from './subscriber/subscriber.service.ts';
import { readSaid } from './wishes/said-wishes.ts';

export const contactRequestNoun: LeadNoun<ContactRequest> = {
  collection: 'contactRequests',
  writeScope: ApiScope.LEADS_WRITE,
  label: 'Contact request',
  sortFields: { name: 'name', email: 'email', nextAt: 'nextAt' },
  perPage: 5,
  filters: {
    ...leadFilters(Object.values(ContactState)),
    source: oneOf('source', Object.values(ContactSource)),
    closeReason: oneOf('closeReason', Object.values(CloseReason)),
    responsible: byResponsible,
  },
  people: true,
  public: false,
  namedBy: 'reference',
  loggedFields: ['state', 'nextAt', 'closeReason', 'responsibleId'],
  references: responsibleReference,
  endStates: [ContactState.CLOSED],
  seen: seenEnquiries,
  follows: { mark: { personDue: true }, tell: (context, ids) => contactsChanged.tell(context, ids) },
  added: (context, enquiry) => contactAdded.tell(context, enquiry),
};

export const thanks = 'Thank you! Your request has reached us.';

/** Forms that promise a call. */
const callSources = new Set([
  ContactSource.CONSULTATION,
  ContactSource.ENQUIRY,
  ContactSource.AGENT,
  ContactSource.REGISTER,
  ContactSource.ADD_LISTING,
  ContactSource.CHECKOUT,
  ContactSource.SHORTLIST,
]);

/**
 * Stores an enquiry and returns it with its reference; it is on disk when the promise resolves. A robot gets
 * the usual answer, and nothing is stored; a repeated submission key returns the first enquiry. Throws
 * TOO_MANY_REQUESTS after eight in 10 minutes from one address. A form that promises a call needs `phone`,
 * except from an old client, whose form does not ask for it.
 */
export async function submitContact(
  context: Context,
  raw: ContactRequestInput,
  { phoneOptional = false } = {},
): Promise<ContactRequest> {
  const input = checkInput(ContactRequestInput, raw, (typed) => missingFields(typed, phoneOptional));
  if (isRobot(context, input)) return unstoredContact(context, input);
  return storeEnquiry(context, input);
}

/** A checked enquiry, which may have no e-mail address where a phone number is enough. */
type Enquiry = Omit<ContactRequestInput, 'email'> & { email?: string };

/** Stores a checked enquiry of a visitor within the limits of the form, once for its submission key. */
export async function storeEnquiry(context: Context, input: Enquiry): Promise<ContactRequest> {
  const listed = readHomes(input.homes);
  const mark = await markOf(context, input, input.email ?? input.phone ?? '');
  return storeOnce(context, contactRequestNoun, mark, () =>
    withinLimit(context, contactLimit(context), async () => {
      await countPhone(context, toE164(input.phone), contactLimit(context));
      const { homes, only } = await enquiredHomes(context, listed);
      const about = input.propertyId ? await countEnquiry(context, input.propertyId) : null;
      const receipt = receiptOf(context, input, input.page);
      const arrivals = arrivalsOf(context, input);
      const values = contactValues(input, {
        propertyTitle: about?.title ?? null,
        homes,
        receipt,
        arrivals,
      });
      const { email, newsletter } = input;
      if (email) await subscribeBeside(context, { email, newsletter }, receipt);
      return insertContact(context, values, mark, receiverOf(context, input.personId, about ?? only));
    }),
  );
}

/** The answer to a robot: a contact request that is not stored, with an unused reference. */
export async function unstoredContact(context: Context, input: ContactRequestInput): Promise<ContactRequest> {
  const reference = anyReference(await referencePrefix(context));
  return newItem({ ...contactValues(input, { propertyTitle: null }), reference });
}

/**
 * Stores a contact request for its receiver under its own reference, which the search finds, with its person and what it says of the
 * wishes. If one of these two cannot be found out, it is stored without, and the background finds it soon.
 */
export async function insertContact(
  context: Context,
  values: Omit<NewItem<ContactRequest>, 'reference'>,
  mark: SubmissionMark,
  receiver: Promise<Receiver>,
): Promise<ContactRequest> {
  const _id = submissionId(mark.submissionKey) ?? new ObjectId();
  const [received, reference, person, said] = await Promise.all([
    receiver,
    takeOwnReference(context),
    joinedPerson(context, collectionOf(context, contactRequestNoun), { ...values, _id }),
    readSaid(context, values),
  ]);
  const words = [...values.words, ...wordsOf(reference)];
  return insertItem(
    context,
    contactRequestNoun,
    { ...values, ...received, ...mark, reference, words, ...person, ...said },
    _id,
  );
}

async function takeOwnReference(context: Context): Promise<string> {
  return takeReference(context, await referencePrefix(context));
}

/** The stored fields of a checked request, without its reference. */
export function contactValues(
  input: Enquiry,
  {
    propertyTitle,
    order = null,
    homes = null,
    receipt = null,
    arrivals = null,
  }: {
    propertyTitle: string | null;
    order?: BrochureOrder | null;
    homes?: EnquiredHome[] | null;
    receipt?: ConsentReceipt | null;
    arrivals?: Arrivals | null;
  },
) {
  const { name = null, email = null, phone = null, message = null, propertyId } = input;
  const phoneE164 = toE164(input.phone);
  return {
    ...newLead(),
    state: ContactState.NEW,
    name,
    email,
    service: input.service ?? null,
    phone,
    phoneE164,
    message,
    agree: input.agree ?? false,
    source: input.source ?? ContactSource.CONTACT,
    page: input.page ?? null,
    propertyId: propertyId ? parseId(propertyId) : null,
    propertyTitle,
    responsibleId: null,
    responsibleName: null,
    order,
    homes,
    receipt,
    arrivals,
    ...foundBy({ name, email, phone, phoneE164, message, propertyTitle, order, homes }),
  };
}

type Findable = Pick<
  ContactRequest,
  'name' | 'email' | 'phone' | 'phoneE164' | 'message' | 'propertyTitle' | 'order' | 'homes'
> & { reference?: string };

/** The search fields of a request: its person and its words. */
export function foundBy(request: Findable): Pick<ContactRequest, 'threadKeys' | 'words'> {
  const { reference, name, email, phone, phoneE164, message, propertyTitle, order, homes } = request;
  return {
    threadKeys: [email?.toLowerCase(), phoneE164].filter((key) => typeof key === 'string'),
    words: [
      ...personWords(email, phoneE164),
      ...wordsOf(reference, name, email, phone, phoneE164, message, propertyTitle, order?.town),
      ...wordsOf(...[...(order?.lines ?? []), ...(homes ?? [])].map(({ title }) => title)),
    ],
  };
}

/** The required fields that are missing; they depend on the form. */
function missingFields(
  { name, phone, service, source = ContactSource.CONTACT }: ContactRequestInput,
  phoneOptional: boolean,
): FieldMessages {
  return {
    ...(!name && { name: incompleteContact }),
    ...(!service && source === ContactSource.CONTACT && { service: incompleteContact }),
    ...(!phone && !phoneOptional && callSources.has(source) && { phone: phoneSentence }),
    ...(closedSources.includes(source) && { source: 'This form does not belong to this site.' }),
  };
}

/** The admin list, newest first by default. */
export async function contacts(context: Context, list: ListPart): Promise<Page<ContactRequest>> {
  return listItems(context, contactRequestNoun, list);
}

/** One contact request, unless deleted. Throws NOT_FOUND for an unknown id, and for one whose lead the account may not see. */
export async function contact(context: Context, id: string): Promise<ContactRequest> {
  return itemById(context, contactRequestNoun, id);
}

/** Moves a contact request to the trash, where it can be restored for 30 days. */
export async function deleteContact(context: Context, id: string): Promise<ContactRequest> {
  return trashItem(context, contactRequestNoun, id);
}
