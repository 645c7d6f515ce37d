import type { Db } from 'mongodb';
import { touch } from '../changes.ts';

interface StoredChoice {
  collection: string;
  field: string;
  /** The list that holds the field, if it is one of several. */
  list?: string;
  former: string[];
}

const categories = ['Commercial', 'Residential', 'Studio'];
const contactStates = ['new', 'contacted', 'visitPlanned', 'closed'];
const applicationStates = ['new', 'shortlisted', 'interview', 'rejected', 'hired'];
const eventKinds = ['note', 'state', 'nextDate'];
const verbs = [
  ...['created', 'updated', 'deleted', 'restored', 'purged', 'exported', 'login', 'loginFailed', 'logout'],
  ...['passwordChanged', 'passwordReset', 'sessionEnded', 'secondFactorOn', 'secondFactorOff'],
  'recoveryCodesMade',
];

/** The fields in which earlier versions stored `forSale` for the FOR_SALE of the schema. */
const storedChoices: StoredChoice[] = [
  { collection: 'properties', field: 'category', former: categories },
  {
    collection: 'properties',
    field: 'propertyStatus',
    former: ['forSale', 'forRent', 'sold', 'underOffer', 'offMarket'],
  },
  { collection: 'properties', list: 'areas', field: 'unit', former: ['sqFt', 'sqM', 'sqYd'] },
  {
    collection: 'properties',
    list: 'areas',
    field: 'basis',
    former: ['carpet', 'builtUp', 'superBuiltUp', 'plot'],
  },
  { collection: 'contactRequests', field: 'service', former: categories },
  { collection: 'contactRequests', field: 'state', former: contactStates },
  { collection: 'contactRequests', list: 'history', field: 'state', former: contactStates },
  { collection: 'contactRequests', list: 'history', field: 'kind', former: eventKinds },
  {
    collection: 'contactRequests',
    field: 'source',
    former: [
      ...['contact', 'consultation', 'enquiry', 'agent', 'newsletter', 'comingSoon', 'register'],
      ...['addListing', 'checkout'],
    ],
  },
  { collection: 'jobApplications', field: 'state', former: applicationStates },
  { collection: 'jobApplications', list: 'history', field: 'state', former: applicationStates },
  { collection: 'jobApplications', list: 'history', field: 'kind', former: eventKinds },
  { collection: 'admins', field: 'role', former: ['owner', 'editor', 'sales'] },
  { collection: 'activities', field: 'verb', former: verbs },
  {
    collection: 'outbox',
    field: 'state',
    former: ['queued', 'sending', 'sent', 'failed', 'uncertain', 'kept'],
  },
];

/** Stores each choice under its name in the schema. It may run again, and in several processes at once. */
export async function renameChoices(db: Db): Promise<void> {
  for (const { collection, list, field, former } of storedChoices) {
    const place = list ? `${list}.${field}` : field;
    for (const value of former) {
      const name = value.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
      await db
        .collection(collection)
        .updateMany(
          { [place]: value },
          { $set: { [list ? `${list}.$[one].${field}` : field]: name }, ...touch },
          list ? { arrayFilters: [{ [`one.${field}`]: value }] } : {},
        );
    }
  }
}
