import { timeNow } from '../../../base/clock.ts';
import { requiredFields, requiredSentence } from 'domain/property/property-fields.ts';
import type { Context } from '../../../base/context.ts';
import { checkInput } from '../../../base/input.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { changeItems } from '../../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../../kit/bulk.ts';
import { putLive, withDraft } from '../../../kit/change/drafts.ts';
import { itemById, updateItem } from '../../../kit/items.ts';
import { activityOf } from '../../../kit/noun.ts';
import { confirmedToday } from '../inventory/configured.ts';
import { readPublication, requireComplete } from '../../../kit/publication.ts';
import type { PublicationInput } from '../../../kit/publication.ts';
import { propertyNoun } from '../property.service.ts';
import { soldAtOf } from '../sold-at.ts';
import type { Property, PropertyStatus } from '../property.type.ts';
import { reasonsToStore } from '../rera/gate.service.ts';
import { GateReasonInput } from '../rera/gate.type.ts';
import { failingWith } from '../rera/gate-changes.ts';

/**
 * Publishes a project, now or later, or makes it a draft again; a draft beside it takes its place. Throws BAD_USER_INPUT
 * with the missing fields if it is incomplete.
 */
export async function setPropertyPublication(
  context: Context,
  id: string,
  publication: PublicationInput,
  reasons?: GateReasonInput[],
): Promise<Property> {
  const stored = await itemById(context, propertyNoun, id);
  const publishAt = readPublication(publication, stored.publishAt);
  const wanted = { ...withDraft(stored), publishAt };
  if (publishAt) requireComplete(wanted, requiredFields, requiredSentence);
  if (!reasons || reasons.length === 0) return putLive(context, propertyNoun, stored, publishAt);
  const gateReasons = await reasonsToStore(
    context,
    wanted,
    reasons.map((one) => checkInput(GateReasonInput, one)),
  );
  return putLive(context, propertyNoun, stored, publishAt, { gateReasons });
}

/**
 * States that the price of a project is still right, as of now; a draft beside it keeps its own price. Throws BAD_USER_INPUT
 * for a malformed id, NOT_FOUND for an unknown one.
 */
export async function confirmPrice(context: Context, id: string): Promise<Property> {
  const stored = await itemById(context, propertyNoun, id);
  const configurations = stored.configurations && confirmedToday(stored.configurations);
  const confirmed = await updateItem(context, propertyNoun, stored._id, {
    pricedAt: timeNow(),
    sinks: null,
    ...(configurations && { configurations }),
  });
  const [before, after] = [stored, confirmed].map(({ pricedAt }) => pricedAt.toISOString());
  const changes = [{ field: 'pricedAt', before: before ?? null, after: after ?? null }];
  await recordActivity(context, { ...activityOf(propertyNoun, stored), verb: ActivityVerb.UPDATED, changes });
  return confirmed;
}

/**
 * Sets the status of up to 1,000 projects at once. A visible one that would not pass its checks with it stays as it is and
 * counts as failed.
 */
export async function setPropertyStatuses(
  context: Context,
  selection: Selection,
  propertyStatus: PropertyStatus,
): Promise<BulkOutcome> {
  const from = { deleted: false, propertyStatus: { $ne: propertyStatus } };
  return changeItems(context, propertyNoun, selection, {
    from,
    unchanged: {
      _id: { $nin: await failingWith(context, propertyNoun, { selection, from, propertyStatus }) },
    },
    values: { propertyStatus, soldAt: await soldAtOf(context, propertyStatus) },
    done: { deleted: false, propertyStatus },
    verb: ActivityVerb.UPDATED,
  });
}
