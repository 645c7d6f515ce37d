import { ObjectId } from 'mongodb';
import { placeholders, unknownPlaceholder } from 'domain/lead/message-text.ts';
import { byWhom } from '../../access/actor.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, notFound } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { deliveredTemplates } from './delivered-templates.ts';
import { MessageTemplateInput } from './message-template.input.ts';
import type { MessageTemplate } from './message-template.type.ts';

/** What the office changed: a delivered text is stored once it is saved or removed. */
interface StoredTemplate extends MessageTemplate {
  deleted: boolean;
  updatedAt: Date;
  updatedBy: string | null;
}

const noun = 'messageTemplates';
const label = 'Text';
/** More texts than a person chooses from on a phone. */
const most = 50;

function templatesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredTemplate>(noun);
}

/** The texts of the office: the delivered ones in the order of a sale, then its own, the oldest first. */
export async function messageTemplates(context: AppContext): Promise<MessageTemplate[]> {
  const stored = await templatesOf(context)
    .find({}, { sort: { _id: 1 } })
    .toArray();
  const delivered = deliveredTemplates.map((one) => stored.find(({ _id }) => _id === one._id) ?? one);
  const own = stored.filter(({ _id }) => !isDelivered(_id));
  return [...delivered, ...own].filter((one) => !('deleted' in one && one.deleted));
}

function isDelivered(id: string): boolean {
  return deliveredTemplates.some(({ _id }) => _id === id);
}

/**
 * Adds a text, or replaces the one with the id, also one that was removed. BAD_USER_INPUT for a placeholder that there is not,
 * with its name, and beyond 50 texts; NOT_FOUND for an unknown id.
 */
export async function saveMessageTemplate(
  context: Context,
  raw: MessageTemplateInput,
  id?: string | null,
): Promise<MessageTemplate> {
  const { hindi = null, ...input } = checkInput(MessageTemplateInput, raw, wrongPlaceholders);
  const present = await messageTemplates(context);
  const before = id ? await templateById(context, id) : null;
  if (!present.some(({ _id }) => _id === id) && present.length >= most)
    throw badField('name', `There are ${most} texts already. Please remove one first.`);
  const _id = id ?? new ObjectId().toHexString();
  const values = { ...input, hindi };
  await write(context, _id, { ...values, deleted: false });
  const changes = before ? fieldChanges(before, { ...before, ...values }) : [];
  if (!before || changes.length > 0)
    await recordActivity(context, {
      verb: before ? ActivityVerb.UPDATED : ActivityVerb.CREATED,
      noun,
      label: input.name,
      changes,
    });
  return { _id, ...values };
}

/** Takes a text off the list; saving it again with its id brings it back. NOT_FOUND if there is none. */
export async function removeMessageTemplate(context: Context, id: string): Promise<MessageTemplate> {
  const present = (await messageTemplates(context)).find(({ _id }) => _id === id);
  if (!present) throw notFound(label);
  const { name, english, hindi } = present;
  await write(context, id, { name, english, hindi, deleted: true });
  await recordActivity(context, { verb: ActivityVerb.DELETED, noun, label: name });
  return present;
}

async function templateById(context: AppContext, id: string): Promise<MessageTemplate> {
  const stored = await templatesOf(context).findOne({ _id: id });
  const found = stored ?? deliveredTemplates.find(({ _id }) => _id === id);
  if (!found) throw notFound(label);
  return found;
}

async function write(
  context: Context,
  _id: string,
  values: Omit<StoredTemplate, '_id' | 'updatedAt' | 'updatedBy'>,
): Promise<void> {
  const by = { updatedAt: timeNow(), updatedBy: byWhom(context) };
  await templatesOf(context).updateOne({ _id }, { $set: { ...values, ...by } }, { upsert: true });
}

function wrongPlaceholders({ english, hindi }: MessageTemplateInput): FieldMessages {
  const texts = Object.entries({ english, hindi });
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const unknown = unknownPlaceholder(text ?? '');
      return unknown ? [[field, sentenceFor(unknown)]] : [];
    }),
  );
}

function sentenceFor(unknown: string): string {
  const all = placeholders.map((one) => `{${one}}`).join(', ');
  return `“${unknown}” is not a placeholder. These are: ${all}.`;
}
