import type { Filter, ObjectId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { parseId } from '../../../base/ids.ts';
import { collectionOf } from '../../../kit/noun.ts';
import type { BuilderTexts } from './texts-of-builder.type.ts';
import { builderKeyOf } from '../../builder/builder-key.ts';
import { propertyNoun } from '../property.service.ts';
import type { Property } from '../property.type.ts';

const maxBuilders = 10;
/** After every character of a key. */
const last = '\uffff';
const newestOfEach = { builderKey: 1, createdAt: -1, _id: -1 } as const;

interface Range {
  $gte?: string;
  $gt?: string;
  $lt: string;
}

/**
 * The builders whose names begin like this, at most ten in alphabetical order, each with the texts of its newest
 * property that has them. `besides` is the property that is being edited. Each builder costs one step in an index,
 * however many properties it has.
 */
export async function builderTexts(context: Context, search = '', besides?: string): Promise<BuilderTexts[]> {
  const beginning = builderKeyOf(search.slice(0, 200)) ?? '';
  const others = besides ? { _id: { $ne: parseId(besides) } } : {};
  const found: BuilderTexts[] = [];
  let range: Range = { $gte: beginning, $lt: beginning + last };
  while (found.length < maxBuilders) {
    const next = await newestIn(context, range, others);
    if (!next?.builderKey) break;
    const { _id, builder, title, aboutBuilder, disclaimer } = next;
    found.push({ name: builder ?? '', propertyId: _id, title, aboutBuilder, disclaimer });
    range = { $gt: next.builderKey, $lt: range.$lt };
  }
  return found;
}

function newestIn(context: Context, builderKey: Range, others: { _id?: { $ne: ObjectId } }) {
  const filter: Filter<Property> = { ...others, deleted: false, builderKey, aboutBuilder: { $ne: '' } };
  return collectionOf(context, propertyNoun).findOne(filter, { sort: newestOfEach });
}
