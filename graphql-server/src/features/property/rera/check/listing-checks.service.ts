import { timeNow } from '../../../../base/clock.ts';
import type { Context } from '../../../../base/context.ts';
import type { OpenCheck } from '../../../../base/errors.ts';
import type { ChosenPictures } from '../../../../files/chosen-pictures.ts';
import { withDraft } from '../../../../kit/change/drafts.ts';
import { itemById } from '../../../../kit/items.ts';
import { pricedAtOf } from '../../price/price-history.ts';
import { previewProperty } from '../../property-preview.service.ts';
import type { PropertyInput } from '../../property.input.ts';
import { propertyNoun } from '../../property.service.ts';
import type { Property } from '../../property.type.ts';
import { barredBy, openChecks } from '../gate.service.ts';
import type { ListingCheck } from './listing-check.type.ts';
import { lookAtListing, openDesk } from './listing-look.ts';
import { onlyTakesAway } from '../takes-away.ts';

/** The checks of a stored property, with its draft if there is one. Throws NOT_FOUND for an unknown id. */
export async function checksOfProperty(context: Context, id: string): Promise<ListingCheck[]> {
  return checksOf(context, withDraft(await itemById(context, propertyNoun, id)));
}

/** The checks of a property as it is typed; nothing is stored. `id` names the edited property. */
export async function checksOfTyped(
  context: Context,
  input: PropertyInput,
  { id, ...chosen }: ChosenPictures & { id?: string | undefined },
): Promise<ListingCheck[]> {
  return checksOf(context, await previewProperty(context, input, chosen, id), !id);
}

/** What keeps a listing from visitors as it is typed; nothing if the save only takes something away. */
export async function openChecksOf(
  context: Context,
  input: PropertyInput,
  {
    stored,
    pricedOn,
    bringsFormC,
  }: { stored?: Property | null; pricedOn?: string | null; bringsFormC?: boolean } = {},
): Promise<OpenCheck[]> {
  const shown = await previewProperty(context, input, {}, stored?._id.toHexString());
  const { shownNumber, gate } = stored ?? shown;
  const pricedAt = pricedAtOf(shown, shown, pricedOn);
  const typed = { ...shown, shownNumber, gate, pricedAt, publishAt: timeNow() };
  const desk = await openDesk(context);
  if (stored && onlyTakesAway(shown, stored)) return [];
  const look = await lookAtListing(context, desk, typed, { isNew: !stored, bringsFormC });
  return openChecks(barredBy(desk, look));
}

async function checksOf(context: Context, property: Property, isNew = false): Promise<ListingCheck[]> {
  const desk = await openDesk(context);
  const look = await lookAtListing(context, desk, property, { isNew });
  const barring = new Set(barredBy(desk, look).map(({ number }) => number));
  return look.checks.map((check) => ({ ...check, bars: barring.has(check.number) }));
}
