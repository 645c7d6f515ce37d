import type { Context } from '../../../base/context.ts';
import { AppError, badInput } from '../../../base/errors.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { withoutNulls, withoutUndefined } from '../../../base/input.ts';
import { itemById } from '../../../kit/items.ts';
import { PrivateFactsInput } from '../facts/private-facts.type.ts';
import { inputOf } from './property-as-input.ts';
import type { PropertyChanges, PropertyInput } from '../property.input.ts';
import { propertyNoun, updateProperty } from '../property.service.ts';
import type { Property } from '../property.type.ts';

/** What is changed: null clears. */
type Given = { [Field in keyof PropertyChanges]: PropertyChanges[Field] | null };

/** A save without these leaves what is stored. */
const staying = ['costs', 'rent', 'rera'] as const;
/** What follows from the configurations of a property that has some. */
const derived = ['price', 'area', 'rooms', 'baths', 'balconies'] as const;
const sentences = {
  draft:
    'A draft beside it waits to be published. Please publish it, or remove it, and change the property then.',
  derived: 'This comes from its configurations. Please change these.',
  none: 'Please send at least one field to change.',
};

/**
 * Changes the given fields of a property and leaves all others byte for byte; null clears a field. Checks and gate are those of its
 * form. Throws BAD_USER_INPUT with a sentence for each wrong field and for no field, NOT_FOUND, and CONFLICT if it has changed after
 * `readAt` or a draft stands beside it.
 */
export async function changeProperty(
  context: Context,
  { id, changes, readAt }: { id: string; changes: Given; readAt: Date },
): Promise<Property> {
  const given = withoutUndefined(changes);
  if (Object.keys(given).length === 0) throw badInput(sentences.none);
  const property = await itemById(context, propertyNoun, id);
  if (property.draft) throw new AppError('CONFLICT', sentences.draft);
  refuseDerived(property, changes);
  const cleared = Object.fromEntries(
    staying.filter((part) => changes[part] === null).map((part) => [part, null]),
  );
  const input = inputOf(property);
  const wanted = withoutNulls({ ...input, ...given, ...emptied(changes) });
  return updateProperty(context, id, wanted, {
    readAt,
    from: { input, property: { ...property, ...cleared } },
  });
}

/** What a save takes as emptied, where a missing value would leave what is stored. */
function emptied({ placeKey, privateFacts }: Given): Partial<PropertyInput> {
  return {
    ...(placeKey === null && { placeKey: '' }),
    ...(privateFacts === null && { privateFacts: new PrivateFactsInput() }),
  };
}

function refuseDerived({ configurations }: Property, changes: Given): void {
  const present = changes.configurations ?? configurations ?? [];
  if (present.length === 0) return;
  const wrong: FieldMessages = {};
  for (const field of derived) if (changes[field] !== undefined) wrong[field] = sentences.derived;
  if (Object.keys(wrong).length > 0) throw badInput(sentences.derived, wrong);
}
