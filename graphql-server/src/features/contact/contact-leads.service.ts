import type { Filter, ObjectId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import type { StoredItem } from '../../base/types.ts';
import { readIds } from '../../kit/bulk.ts';
import type { Selection } from '../../kit/bulk.ts';
import { matches } from '../../kit/list-filters.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import type { ContactLeads } from './contact-leads.type.ts';
import { contactRequestNoun as noun } from './contact-request.service.ts';
import type { ContactRequest } from './contact-request.type.ts';

const most = 10_000;

/**
 * The leads of chosen enquiries, each once, as far as the account sees them. BAD_USER_INPUT for more than 1,000 ids, and for more than
 * 10,000 leads.
 */
export async function contactLeads(
  context: Context,
  { ids, matching, filter }: Selection,
): Promise<ContactLeads> {
  const given = matching ? undefined : readIds(ids);
  const meant = matching ? matches(noun, { ...matching, filter }) : { _id: { $in: given ?? [] } };
  const asked: Filter<StoredItem> = { $and: [meant, { deleted: false }] };
  const seen = await seenOf(context, noun, asked, { ids: given, search: matching?.search });
  const chosen = seen as Filter<ContactRequest>;
  const enquiries = collectionOf(context, noun);
  const [contactCount, withoutLead, personIds] = await Promise.all([
    enquiries.countDocuments(chosen),
    enquiries.countDocuments({ $and: [chosen, { personId: null }] }),
    enquiries.distinct('personId', { $and: [chosen, { personId: { $ne: null } }] }),
  ]);
  if (personIds.length > most) throw badField('selection', 'Please choose at most 10,000 leads at a time.');
  return { contactCount, withoutLead, personIds: personIds as ObjectId[] };
}
