import type { Context } from '../../../base/context.ts';
import { announceChange } from '../../../database/changes.ts';
import type { Builder } from '../../builder/builder.type.ts';
import { builderKeyOf } from '../../builder/builder-key.ts';
import { wordsOf } from '../../../kit/search-words.ts';
import { propertyNoun } from '../property.service.ts';

/**
 * Gives the properties of a builder its present name and its present introduction, those in the trash too; a text that
 * the office wrote for one property alone stays. Their old words find them until they are saved again. It may run again.
 */
export async function tellProperties(
  context: Context,
  { keys, name, introduction }: Builder,
  formerIntroduction: string | null,
): Promise<void> {
  const properties = context.db.collection(propertyNoun.collection);
  const key = builderKeyOf(name);
  const ofBuilder = { deleted: { $in: [false, true] }, builderKey: { $in: keys } };
  const words = { $setUnion: [{ $ifNull: ['$words', []] }, { $literal: wordsOf(name) }] };
  const written = { touchedAt: '$$NOW', writes: { $add: [{ $ifNull: ['$writes', 0] }, 1] } };
  const renamed = await properties.updateMany({ ...ofBuilder, builder: { $ne: name } }, [
    { $set: { builder: { $literal: name }, builderKey: { $literal: key }, words, ...written } },
    { $set: { searchText: joined('$words') } },
  ]);
  const told =
    introduction && formerIntroduction && introduction !== formerIntroduction
      ? await properties.updateMany({ ...ofBuilder, aboutBuilder: formerIntroduction }, [
          { $set: { aboutBuilder: { $literal: introduction }, ...written } },
        ])
      : { modifiedCount: 0 };
  if (renamed.modifiedCount + told.modifiedCount > 0) announceChange(context, propertyNoun.collection);
}

function joined(list: string) {
  const next = { $concat: ['$$value', ' ', '$$this'] };
  return { $trim: { input: { $reduce: { input: list, initialValue: '', in: next } } } };
}
