import { Router } from 'express';
import type { Request, Response } from 'express';
import { campaignNames } from 'domain/source/campaign-names.ts';
import { addressChoice, choiceWords, readChoice } from 'domain/text/choices.ts';
import { indianNumber } from 'domain/text/number.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { leadRoles } from '../../access/roles.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { allItems } from '../../kit/items.ts';
import { legacyItem, readFlag, readLegacyChoice, readNumber } from '../../kit/rest/legacy.ts';
import { fieldsOf, textBody } from '../../kit/rest/multipart.ts';
import { allow, answer } from '../../kit/rest/route.ts';
import type { ContactRequestInput } from './contact-request.input.ts';
import { contactRequestNoun, deleteContact, submitContact, thanks } from './contact-request.service.ts';
import { ContactService, ContactSource } from './contact-request.type.ts';
import type { ContactRequest } from './contact-request.type.ts';
import { shownContacts } from './hidden-contact.ts';
import { subscribe } from './subscriber/subscriber.service.ts';
import { SubscriberSource } from './subscriber/subscriber.type.ts';
import type { Subscriber } from './subscriber/subscriber.type.ts';

/** The documented paths of contact requests, and the agent form’s `mail.php`. */
export function contactRouter(): Router {
  const router = Router();
  router.post('/api/contacts', textBody, answer(sendContact, { runsAgain: true }));
  router.post(
    '/mail.php',
    textBody,
    answer(
      async (context, request) => {
        const input = { ...readLegacyInput(fieldsOf(request)), source: ContactSource.AGENT };
        const { reference } = await submitContact(context, input, { phoneOptional: true });
        return { message: thanks, reference };
      },
      { runsAgain: true },
    ),
  );
  router.get(
    '/api/contacts',
    allow(leadRoles, ApiScope.LEADS_READ),
    answer(async (context) => {
      const found = await allItems(context, contactRequestNoun, 1);
      const { collection: noun } = contactRequestNoun;
      const label = `${indianNumber(found.length)} of contacts over REST`;
      await recordActivity(context, { verb: ActivityVerb.EXPORTED, noun, label });
      return (await shownContacts(context, found)).map(legacyContact);
    }),
  );
  router.delete(
    '/api/contacts/:id',
    allow(leadRoles, ApiScope.LEADS_WRITE),
    answer(async (context, { params: { id = '' } }) => {
      await deleteContact(context, id);
      return { message: `Contact request with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}

/** Stores an enquiry, or the sign-up of an address for the newsletter or a launch. */
async function sendContact(context: Context, request: Request, response: Response): Promise<object> {
  const fields = fieldsOf(request);
  const wish = readChoice(String(fields.source), Object.values(SubscriberSource));
  response.status(201);
  if (wish) {
    const { email, page, website, filledInMs, noticeVersion, noticeLanguage } = readLegacyInput(fields);
    const guard = { website, filledInMs, noticeVersion, noticeLanguage };
    const subscriber = await subscribe(context, { email, page, ...guard, source: wish });
    return { message: thanks, data: legacySubscriber(subscriber) };
  }
  const created = await submitContact(context, readLegacyInput(fields));
  return { message: thanks, data: legacyContact(created) };
}

function legacySubscriber(item: Subscriber) {
  const { email, source, page } = item;
  return { ...legacyItem(item), email, source: addressChoice(source), page };
}

function readLegacyInput(fields: Record<string, unknown>): ContactRequestInput {
  const { agree, filledInMs, service, source, noticeVersion } = fields;
  const { shareWithBuilder, whatsapp, newsletter } = fields;
  const read = {
    ...fields,
    agree: readFlag(agree),
    shareWithBuilder: readFlag(shareWithBuilder),
    whatsapp: readFlag(whatsapp),
    newsletter: readFlag(newsletter),
    noticeVersion: readNumber(noticeVersion),
    filledInMs: readNumber(filledInMs),
    service: readLegacyChoice(service, ContactService),
    source: readLegacyChoice(source, ContactSource),
    arrivals: readCampaign(fields),
  };
  return read as unknown as ContactRequestInput;
}

/** The fields of a campaign, named like the parameters of an address; a partner’s own form sends them. */
function readCampaign(fields: Record<string, unknown>): ContactRequestInput['arrivals'] {
  const given = campaignNames.flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
  );
  const { referrer } = fields;
  if (given.length === 0 && !referrer) return undefined;
  const query = new URLSearchParams(given).toString();
  return { last: { query, ...(typeof referrer === 'string' && { referrer }) } };
}

/** The names of what the person allowed and has not taken back; null where no form asked. */
function consentsOf({ receipt }: ContactRequest) {
  if (!receipt) return null;
  return receipt.consents.flatMap(({ purpose, withdrawnAt }) => (withdrawnAt ? [] : [purpose]));
}

function legacyContact(item: ContactRequest) {
  const { reference, name, email, service, phone, message, agree, source, page } = item;
  const propertyId = item.propertyId?.toHexString() ?? null;
  const order = item.order ?? null;
  return {
    ...legacyItem(item),
    reference,
    name,
    email: email ?? '',
    service: service && choiceWords(service),
    phone,
    message,
    agree,
    source: addressChoice(source),
    page,
    propertyId,
    order,
    consents: consentsOf(item),
  };
}
