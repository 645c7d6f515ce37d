import type { AppContext } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { canHoldProperties, matchPlace } from '../../../database/gazetteer/match-place.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import type { PropertyInput } from '../property.input.ts';
import type { Property } from '../property.type.ts';

type Texts = Pick<Property, 'locality' | 'city'>;

/**
 * The facts of a project with its place: as chosen, or else as its locality and city name it. Without a choice, a stored
 * place stays as long as these texts stay. Throws BAD_USER_INPUT for a key that the gazetteer does not have.
 */
export async function withPlace<Facts extends Texts>(
  context: AppContext,
  { placeKey: chosen }: Pick<PropertyInput, 'placeKey'>,
  facts: Facts,
  stored?: Texts & Pick<Property, 'placeKey'>,
): Promise<Facts & { placeKey: string | null }> {
  const { places, byKey } = await gazetteer(context);
  if (typeof chosen !== 'string') {
    const stays = stored?.placeKey && stored.locality === facts.locality && stored.city === facts.city;
    return { ...facts, placeKey: (stays ? stored.placeKey : matchPlace(places, facts)) ?? null };
  }
  const key = chosen.trim();
  const place = byKey.get(key);
  if (key && key !== stored?.placeKey && !(place && canHoldProperties(place.kind)))
    throw badField('placeKey', 'This place does not exist. Please choose one from the list.');
  return { ...facts, placeKey: key || null };
}
