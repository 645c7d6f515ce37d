import type { Filter, ObjectId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { selectedBy } from '../../kit/bulk.ts';
import type { Selection } from '../../kit/bulk.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { ContactLeads } from './contact-leads.type.ts';
import { contactRequestNoun as noun } from './contact-request.service.ts';
import type { ContactRequest } from './contact-request.type.ts';

const most = 10_000;

/**
 * The leads of chosen enquiries, each once, as far as the account sees them. BAD_USER_INPUT for more than 1,000 ids, and for more than
 * 10,000 leads.
 */
export async function contactLeads(context: Context, selection: Selection): Promise<ContactLeads> {
  const seen = (await selectedBy(context, noun, selection)) as Filter<ContactRequest>;
  const chosen: Filter<ContactRequest> = { $and: [seen, { deleted: false }] };
  const enquiries = collectionOf(context, noun);
  const [contactCount, withoutLead, personIds] = await Promise.all([
    enquiries.countDocuments(chosen),
    enquiries.countDocuments({ $and: [chosen, { personId: null }] }),
    enquiries.distinct('personId', { $and: [chosen, { personId: { $ne: null } }] }),
  ]);
  if (personIds.length > most) throw badField('selection', 'Please choose at most 10,000 leads at a time.');
  return { contactCount, withoutLead, personIds: personIds as ObjectId[] };
}
