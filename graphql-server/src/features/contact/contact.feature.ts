import type { ObjectId } from 'mongodb';
import { contentRoles, leadRoles } from '../../access/roles.ts';
import {
  byCreation,
  byDeletion,
  bySubmissionKey,
  byTouch,
  byWord,
  ofLeads,
  sortedBy,
} from '../../database/indexes.ts';
import type { Feature } from '../../kit/feature.ts';
import type { AppContext } from '../../base/context.ts';
import { personChanged } from '../person/person-changes.ts';
import { finderOf } from '../../kit/finder.ts';
import { ContactEntryResolver } from './entry/contact-entry.resolver.ts';
import { ContactHandOverResolver } from './contact-hand-over.resolver.ts';
import { ContactLeadsResolver } from './contact-leads.resolver.ts';
import {
  ContactPropertyResolver,
  EnquiredHomeResolver,
  OrderLineResolver,
} from './contact-property.resolver.ts';
import { ContactRequestResolver } from './contact-request.resolver.ts';
import { contactRouter } from './contact-request.rest.ts';
import { contactRequestNoun } from './contact-request.service.ts';
import { ContactWorkResolver } from './contact-work.resolver.ts';
import { exportLimit } from './export-limit.ts';
import { HiddenContactResolver } from './hidden-contact.resolver.ts';
import { EnquiryReportResolver } from './enquiry-report/enquiry-report.resolver.ts';
import { NoteMessageResolver } from './message/note-message.resolver.ts';
import { NewLeadResolver } from './sent/new-lead.resolver.ts';
import { OrderResolver } from './order/order.resolver.ts';
import { contactAdded, contactsChanged } from './people/contacts-changed.ts';
import { followPeople } from './people/follow-people.ts';
import { giveEnquiries, giveLeads } from './people/give-enquiries.ts';
import { noteWork } from './people/note-work.ts';
import { joinPeople, soon, sweepPeople } from './people/join-people.ts';
import { sweepMoves } from './people/moves/move-people.ts';
import { PersonMovesResolver } from './people/moves/person-moves.resolver.ts';
import { PersonEnquiriesResolver } from './people/person-enquiries.resolver.ts';
import { settlePeopleOf, settlePerson } from './people/settle-people.ts';
import { TapResolver } from './tap/tap.resolver.ts';
import { sweepTaps } from './tap/tap.service.ts';
import { SubscriberResolver } from './subscriber/subscriber.resolver.ts';
import { subscriberNoun } from './subscriber/subscriber.service.ts';
import { WishesResolver } from './wishes/wishes.resolver.ts';
import { WhatsAppPermissionResolver } from './whatsapp/whatsapp-permission.resolver.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { ExternalKind } from '../../kit/external/external-id.type.ts';
import { externalIdsCollection } from '../../kit/external/external-ids.ts';
import { externalIdsField } from '../../kit/external/external-ids.resolver.ts';
import { externalItems, keepsExternalIds } from '../../kit/external/external-kinds.ts';
import { ContactRequest } from './contact-request.type.ts';

/** What the product takes from this room. */
export const contactFeature: Feature = {
  resolvers: [
    ContactEntryResolver,
    ContactHandOverResolver,
    ContactLeadsResolver,
    ContactPropertyResolver,
    ContactRequestResolver,
    ContactWorkResolver,
    EnquiredHomeResolver,
    EnquiryReportResolver,
    HiddenContactResolver,
    NewLeadResolver,
    NoteMessageResolver,
    OrderLineResolver,
    OrderResolver,
    PersonEnquiriesResolver,
    PersonMovesResolver,
    SubscriberResolver,
    TapResolver,
    WhatsAppPermissionResolver,
    WishesResolver,
    externalIdsField(ContactRequest, [ApiScope.LEADS_READ]),
  ],
  routes: () => [contactRouter()],
  kinds: {
    CONTACT_REQUEST: {
      roles: leadRoles,
      noun: contactRequestNoun,
      nameFields: ['name', 'reference'],
      personal: true,
      exportLimit,
    },
    SUBSCRIBER: { roles: contentRoles, noun: subscriberNoun, nameFields: ['email'], personal: true },
  },
  finders: {
    CONTACT_REQUEST: finderOf(contactRequestNoun, leadRoles, ({ name, reference, propertyTitle }) => ({
      title: name ?? reference,
      detail: [name && reference, propertyTitle].filter(Boolean).join(' · '),
    })),
  },
  jobs: [
    { lane: 'people', pauseMs: 3_000, work: joinPeople },
    { lane: 'people', pauseMs: 3_000, work: giveLeads },
  ],
  sweeps: [sweepTaps, sweepPeople, sweepMoves],
  belongings: [{ collection: externalIdsCollection, owner: 'contactRequests' }],
  connect: () => {
    keepsExternalIds(
      ExternalKind.ENQUIRY,
      externalItems(contactRequestNoun, leadRoles, ApiScope.LEADS_WRITE),
    );
    contactAdded.connect((context, enquiry) => soon(context, arrive(context, enquiry)));
    contactsChanged.connect((context, ids) => soon(context, change(context, ids)));
    personChanged.connect((context, ids) => soon(context, follow(context, ids)));
  },
  indexes: {
    contactRequests: [
      byCreation,
      byDeletion,
      byWord,
      sortedBy('name'),
      sortedBy('email'),
      ...ofLeads,
      // Lets the dashboard count the sources of each week from the index alone.
      { key: { deleted: 1, createdAt: -1, source: 1 } },
      { key: { deleted: 1, source: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, state: 1, source: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, closeReason: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, responsibleId: 1, createdAt: -1, _id: -1 } },
      { key: { deleted: 1, threadKeys: 1, createdAt: -1, _id: -1 } },
      { key: { personId: 1, createdAt: -1, _id: -1 } },
      { key: { personDue: 1 }, sparse: true },
      { key: { giveDue: 1 }, sparse: true },
      { key: { reference: 1 } },
      bySubmissionKey,
    ],
    taps: [{ key: { at: 1 } }],
    tapDays: [{ key: { day: 1 } }],
    subscribers: [
      byCreation,
      byDeletion,
      byTouch,
      byWord,
      sortedBy('email'),
      { key: { deleted: 1, source: 1, createdAt: -1, _id: -1 } },
    ],
  },
};

/** Tells a person of a new enquiry and gives it to a colleague. One that a colleague has worked on already is work on the lead. */
async function arrive(context: AppContext, enquiry: ContactRequest): Promise<void> {
  const { _id, personId, giveDue, history } = enquiry;
  if (!personId) return;
  const person = await settlePerson(context, personId);
  if (giveDue) await giveEnquiries(context, [_id]);
  if (history.length > 0) await noteWork(context, [person]);
}

/** Tells people of their enquiries, gives what is still to be given, and notes what was worked on. */
async function change(context: AppContext, ids: ObjectId[]): Promise<void> {
  const people = await settlePeopleOf(context, ids);
  await giveEnquiries(context, ids);
  await noteWork(context, people);
}

async function follow(context: AppContext, ids: ObjectId[]): Promise<void> {
  await followPeople(context, ids);
  await noteWork(context, ids);
}
