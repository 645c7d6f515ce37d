import type { WithId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { itemById } from '../../../kit/items.ts';
import { changeLead } from '../../lead/lead-work.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import { personNoun } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';
import { whatsAppPermissions } from './whatsapp-permission.ts';

/**
 * Notes that a person told a colleague that WhatsApp is fine, or is not any more; the history says who heard it and when. What is
 * so already adds nothing.
 */
export async function setWhatsAppAllowed(
  context: Context,
  id: string,
  allowed: boolean,
): Promise<WithId<Person>> {
  const person = await itemById(context, personNoun, id);
  const present = await whatsAppPermissions(context).load(person);
  if (present.allowed === allowed) return person;
  return changeLead(context, personNoun, id, { kind: LeadEventKind.WHATSAPP, allowed }, {});
}
