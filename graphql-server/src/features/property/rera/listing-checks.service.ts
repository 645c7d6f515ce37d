import type { ObjectId } from 'mongodb';
import { dayInIndia } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { withDraft } from '../../../items/drafts.ts';
import { itemById } from '../../../items/items.ts';
import { collectionOf } from '../../../items/noun.ts';
import { allRules, ruleBookOf } from '../../../items/rules/rule-book.ts';
import { RuleAuthority } from '../../../items/rules/rule.type.ts';
import { agentRegistration } from '../../../items/agent-registration.ts';
import { previewProperty } from '../property-preview.service.ts';
import type { PropertyInput } from '../property.input.ts';
import { propertyNoun } from '../property.service.ts';
import type { Property } from '../property.type.ts';
import type { ListingFacts } from './check-sheet.ts';
import type { ListingCheck } from './listing-check.type.ts';
import { listingChecks } from './listing-checks.ts';

const mostOthers = 20;

/** The checks of a stored property, with its draft if there is one. Throws NOT_FOUND for an unknown id. */
export async function checksOfProperty(context: Context, id: string): Promise<ListingCheck[]> {
  return checksOf(context, withDraft(await itemById(context, propertyNoun, id)));
}

/** The checks of a property as it is typed; nothing is stored. `id` names the edited property. */
export async function checksOfTyped(
  context: Context,
  input: PropertyInput,
  id?: string,
): Promise<ListingCheck[]> {
  const stored = id ? await itemById(context, propertyNoun, id) : null;
  const typed = await previewProperty(context, input, {}, id);
  return checksOf(context, { ...typed, ...(stored?.sample && { sample: true }) });
}

async function checksOf(context: AppContext, property: Property): Promise<ListingCheck[]> {
  const authority = property.rera?.authority;
  // A property without an authority lies in Uttar Pradesh, as all places of the gazetteer do.
  const authorities = [authority ?? RuleAuthority.UP];
  const book = ruleBookOf(await allRules(context), { authorities }, dayInIndia());
  return listingChecks(property, await factsOf(context, property), book);
}

async function factsOf(context: AppContext, property: Property): Promise<ListingFacts> {
  const { reraNumber, publishAt } = property;
  const today = dayInIndia();
  const publishDay = publishAt ? dayInIndia(publishAt) : today;
  return {
    publishDay: publishDay > today ? publishDay : today,
    othersWithNumber: reraNumber ? await othersWithNumber(context, reraNumber, property._id) : [],
    agent: await agentRegistration(context, property.responsibleId ?? null, today),
  };
}

/** The titles of other properties with the same registration number, by its index. */
async function othersWithNumber(context: AppContext, reraNumber: string, self: ObjectId): Promise<string[]> {
  const found = await collectionOf(context, propertyNoun)
    .find({ deleted: false, reraNumber, _id: { $ne: self } }, { projection: { title: 1 }, limit: mostOthers })
    .toArray();
  return found.map(({ title }) => title);
}
