import { indianNumber } from 'domain/text/number.ts';
import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { noteRead } from '../../../kit/noun.ts';
import type { Place } from '../../place/place.type.ts';
import { propertyNoun } from '../property.service.ts';

/** Throws BAD_USER_INPUT with a sentence while a property lies in the place, also in the trash. */
export async function refusePlaceInUse(context: Context, { key, name }: Place): Promise<void> {
  noteRead(context, propertyNoun.collection);
  const here = await context.db
    .collection(propertyNoun.collection)
    .countDocuments({ deleted: { $in: [false, true] }, placeKey: key });
  if (here > 0)
    throw new AppError(
      'BAD_USER_INPUT',
      `${indianNumber(here)} ${here === 1 ? 'property lies' : 'properties lie'} in ${name}, also counting the trash. Please give ${here === 1 ? 'it' : 'them'} another place first.`,
    );
}
