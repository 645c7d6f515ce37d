import type { Context } from '../../../base/context.ts';
import { builderNamed } from '../../builder/known-builders.ts';
import type { PropertyInput } from '../property.input.ts';

/**
 * A typed property with the present name of its builder, also if a former name or another spelling was typed. Without a
 * text of its own about the builder, it takes the introduction of the builder.
 */
export async function withBuilder(context: Context, raw: PropertyInput): Promise<PropertyInput> {
  const known = typeof raw.builder === 'string' ? await builderNamed(context, raw.builder) : null;
  if (!known) return raw;
  const own = [raw.aboutBuilder].some((text) => typeof text === 'string' && text.trim());
  return { ...raw, builder: known.name, ...(!own && { aboutBuilder: known.introduction ?? '' }) };
}
