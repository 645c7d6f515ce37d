import type { WithId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { parseId } from '../../../base/ids.ts';
import { checkInput } from '../../../base/input.ts';
import { itemById } from '../../../kit/items.ts';
import { keyedBy, sentBefore } from '../../lead/keyed-event.ts';
import { requireRoom } from '../../lead/lead-work.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import { MessageWay } from '../../lead/message.type.ts';
import { personNoun } from '../../person/person.service.ts';
import { PersonState } from '../../person/person.type.ts';
import type { Person } from '../../person/person.type.ts';
import { writeWork } from '../../person/write-work.ts';
import { enquiredItem } from '../../property/enquired-item.ts';
import { whatsAppPermissions } from '../whatsapp/whatsapp-permission.ts';
import { SentMessageInput } from './sent-message.input.ts';

/**
 * Notes a text that the caller sends to a person, with its language: a new lead has been contacted then. State and event are one
 * write; a key that the lead has adds nothing. BAD_USER_INPUT for WhatsApp with a person who does not allow it.
 */
export async function noteMessage(
  context: Context,
  id: string,
  raw: SentMessageInput,
): Promise<WithId<Person>> {
  const { key, ...said } = checkInput(SentMessageInput, raw);
  const { language, text, way, propertyId } = said;
  const keyed = await keyedBy(key, said);
  const person = await itemById(context, personNoun, id);
  if (sentBefore(context, person, keyed)) return person;
  if (way === MessageWay.WHATSAPP && !(await whatsAppPermissions(context).load(person)).allowed)
    throw badField('way', 'They do not allow WhatsApp. Please do not send it.');
  // A text that is on its way is noted in any case.
  const about = propertyId ? await enquiredItem(context, propertyId) : null;
  const home = propertyId && about && { propertyId: parseId(propertyId), home: about.title };
  requireRoom(person);
  const { closeReason, nextAt, unread, step = null } = person;
  const isNew = person.state === PersonState.NEW;
  const state = isNew ? PersonState.CONTACTED : person.state;
  const replaced = { state: person.state, closeReason, nextAt, unread, step };
  const stored = await writeWork(
    context,
    person,
    { state, closeReason, nextAt, step, unread: false, language },
    [
      { kind: LeadEventKind.MESSAGE, way, language, text, ...keyed, replaced, ...home },
      ...(isNew ? [{ kind: LeadEventKind.STATE, state, replaced }] : []),
    ],
  );
  // Another write was faster: reading the person again takes it into account.
  return stored ?? noteMessage(context, id, raw);
}
