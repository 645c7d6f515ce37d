import type { Document, ObjectId } from 'mongodb';
import { execute, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { enquiryPath } from 'domain/lead/enquiry-path.ts';
import { systemContext } from '../../access/actor.ts';
import type { AppContext } from '../../base/context.ts';
import { isDatabaseAway } from '../../base/database-away.ts';
import { jobApplicationNoun } from '../application/job-application.service.ts';
import type { JobApplication } from '../application/job-application.type.ts';
import { isOfLeads } from '../change/change-readers.ts';
import type { Change } from '../change/change.type.ts';
import { contactRequestNoun } from '../contact/contact-request.service.ts';
import type { ContactRequest } from '../contact/contact-request.type.ts';
import { personNoun } from '../person/person.service.ts';
import type { Person } from '../person/person.type.ts';
import { listingFragment } from '../property/public/listing-document.ts';

/** What visitors read of listings and stories, by their ids. */
const publicItems = parse(
  `query ($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Property { ...listing }
      ... on Blog { slug title description writtenBy tags publishAt updatedAt image { url width height alt } }
    }
  }
  ${listingFragment}`,
  { noLocation: true },
);

/** Where the office shows a lead, and what an owner may let out of the house. */
interface Shown {
  collection: string;
  path: (id: string, item: Document) => string;
  details: (item: Document) => object;
}

/** Enquiries, people and applications. */
const leads: Record<string, Shown> = {
  enquiry: {
    collection: contactRequestNoun.collection,
    path: (id, item) => enquiryPath({ id, personId: (item as ContactRequest).personId?.toHexString() }),
    details: (item) => {
      const { name, phone, phoneE164, email, message, source, propertyId, propertyTitle } =
        item as ContactRequest;
      return { name, phone, phoneE164, email, message, source, propertyId, propertyTitle };
    },
  },
  person: {
    collection: personNoun.collection,
    path: (id) => `/my-account/leads/${id}`,
    details: (item) => {
      const { name, numbers, emails } = item as Person;
      return { name, numbers, emails };
    },
  },
  application: {
    collection: jobApplicationNoun.collection,
    path: (id) => `/my-account/applications/${id}`,
    details: (item) => {
      const { fullName, phone, phoneE164, email, role } = item as JobApplication;
      return { name: fullName, phone, phoneE164, email, role };
    },
  },
};

/** The collections of what may say details of a person. */
export const leadCollections = Object.values(leads).map(({ collection }) => collection);

/** What an event tells. */
type Told = Pick<Change, 'kind' | 'itemId' | 'reason'>;

/** Whether a body about this change says details of a person, where an owner allowed it. */
export function isPersonal({ kind, reason }: Told): boolean {
  return reason === null && isOfLeads(kind);
}

function subjectOf(kind: string): string {
  return kind.replace(/\..*$/, '');
}

/**
 * The `data` of events, in their order: of a listing and a story what visitors read of it now; of a lead its id, kind, state and
 * address in the office, and with `withDetails` what the person wrote; of what is no longer seen its id and the reason. An item that
 * is gone by now has its id alone: its removal follows.
 */
export async function eventData(
  context: AppContext,
  schema: GraphQLSchema,
  changes: readonly Told[],
  withDetails: boolean,
): Promise<object[]> {
  const present = changes.filter(({ reason }) => reason === null);
  const known = new Map<string, object>();
  for (const subject of new Set(present.map(({ kind }) => subjectOf(kind)))) {
    const ids = present.filter(({ kind }) => subjectOf(kind) === subject).map(({ itemId }) => itemId);
    const found =
      subject in leads
        ? await leadData(context, subject, ids, withDetails)
        : await publicData(context, schema, ids);
    for (const [id, data] of found) known.set(id, data);
  }
  return changes.map(({ itemId, reason }) => {
    const id = itemId.toHexString();
    return reason === null ? (known.get(id) ?? { id }) : { id, reason };
  });
}

async function publicData(
  context: AppContext,
  schema: GraphQLSchema,
  ids: readonly ObjectId[],
): Promise<[string, object][]> {
  const unique = [...new Set(ids.map((id) => id.toHexString()))];
  const { data, errors = [] } = await execute({
    schema,
    document: publicItems,
    variableValues: { ids: unique },
    contextValue: systemContext(context),
  });
  const away = errors.find(({ originalError }) => isDatabaseAway(originalError));
  if (away) throw away;
  // The others go out: one item with a fault holds up no receiver.
  for (const error of errors) context.log.error({ err: error }, 'an item is missing in its webhooks');
  const nodes = (data?.nodes ?? []) as ({ id: string } | null)[];
  return nodes.flatMap((node) => (node ? [[node.id, node] as [string, object]] : []));
}

async function leadData(
  { db, config }: AppContext,
  subject: string,
  ids: readonly ObjectId[],
  withDetails: boolean,
): Promise<[string, object][]> {
  const lead = leads[subject];
  if (!lead) return [];
  const found = await db
    .collection(lead.collection)
    .find({ _id: { $in: [...ids] } })
    .toArray();
  return found.map((item) => {
    const id = item._id.toHexString();
    const url = `${config.siteUrl}${lead.path(id, item)}`;
    const said = { id, kind: subject, state: (item as Document).state as string, url };
    return [id, withDetails ? { ...said, details: lead.details(item) } : said];
  });
}
