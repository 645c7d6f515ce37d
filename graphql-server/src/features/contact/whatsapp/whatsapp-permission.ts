import DataLoader from 'dataloader';
import type { Context } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { ConsentPurpose } from '../../lead/consent.type.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import type { Person } from '../../person/person.type.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import { ContactSource } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { WhatsAppReason } from './whatsapp-permission.type.ts';
import type { WhatsAppPermission } from './whatsapp-permission.type.ts';

type Sent = Pick<
  ContactRequest,
  'personId' | 'source' | 'createdAt' | 'deleted' | 'sharedNumber' | 'receipt' | 'enteredBy'
>;
type Told = Omit<WhatsAppPermission, 'at'> & { at: Date };

const { WHATSAPP, ANSWER } = ConsentPurpose;
const never: WhatsAppPermission = { allowed: false, reason: null, at: null, by: null };

/**
 * Whether a person may be written to on WhatsApp, by the last that they said: in a form, in a chat that they began, or to a
 * colleague. Taking the answer back takes back WhatsApp as well. An enquiry that someone else may have written allows nothing,
 * nor does one in the trash; what was taken back there counts.
 */
export function permissionOf(
  { history }: Pick<Person, 'history'>,
  enquiries: readonly Sent[],
): WhatsAppPermission {
  const told = [...enquiries.flatMap(toldBy), ...history.flatMap(toldColleague)];
  return told.toSorted(byMoment).at(-1) ?? never;
}

/** Of the same moment, what was taken back counts. */
function byMoment(one: Told, other: Told): number {
  return one.at.getTime() - other.at.getTime() || Number(other.allowed) - Number(one.allowed);
}

function toldBy({ source, createdAt, deleted, sharedNumber, receipt, enteredBy = null }: Sent): Told[] {
  const consents = (receipt?.consents ?? []).filter(
    ({ purpose }) => purpose === WHATSAPP || purpose === ANSWER,
  );
  const inForm = consents.some(({ purpose }) => purpose === WHATSAPP);
  const allowed = { allowed: true, by: null };
  return [
    ...(receipt && inForm && !deleted && !sharedNumber
      ? [{ ...allowed, reason: WhatsAppReason.FORM, at: receipt.givenAt }]
      : []),
    ...(source === ContactSource.CHAT && !deleted && !sharedNumber
      ? [{ ...allowed, reason: WhatsAppReason.CHAT, at: createdAt, by: enteredBy }]
      : []),
    ...consents.flatMap(({ withdrawnAt: at }) => (at ? [{ ...never, at }] : [])),
  ];
}

function toldColleague({ kind, at, by, allowed = false }: Person['history'][number]): Told[] {
  if (kind !== LeadEventKind.WHATSAPP) return [];
  return [{ allowed, reason: allowed ? WhatsAppReason.PHONE : null, at, by: by || null }];
}

const loaders = new WeakMap<Context, DataLoader<Person, WhatsAppPermission>>();

/** The loader of each request: it reads what all people of a list said with one query. */
export function whatsAppPermissions(context: Context): DataLoader<Person, WhatsAppPermission> {
  const present = loaders.get(context);
  if (present) return present;
  const loader = new DataLoader<Person, WhatsAppPermission>(
    async (people) => {
      const sent = await collectionOf(context, contactRequestNoun)
        .find(
          {
            personId: { $in: people.map(({ _id }) => _id) },
            $or: [{ source: ContactSource.CHAT }, { receipt: { $ne: null } }],
          },
          {
            projection: {
              ...{ personId: 1, source: 1, createdAt: 1, deleted: 1, sharedNumber: 1, enteredBy: 1 },
              ...{ 'receipt.givenAt': 1, 'receipt.consents': 1 },
            },
          },
        )
        .toArray();
      return people.map((person) =>
        permissionOf(
          person,
          sent.filter(({ personId }) => personId?.equals(person._id)),
        ),
      );
    },
    { cache: false },
  );
  loaders.set(context, loader);
  return loader;
}
