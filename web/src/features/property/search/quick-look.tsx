import { useId } from 'react';
import { maxCopies } from 'domain/site/brochure-order.ts';
import { formatCategory } from 'domain/text/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NoPicture } from '../../../ui/pictures/no-picture.tsx';
import { phoneWidth, Picture } from '../../../ui/pictures/picture.tsx';
import { cartContent } from '../../choices/cart.content.ts';
import { wholeQuantity } from '../../choices/cart.ts';
import { useBrochures } from '../../choices/use-brochures.ts';
import { PriceLine } from '../price-line.tsx';
import { kindOf } from 'domain/property/property-words.ts';
import type { PropertyCardFragment } from '../property.generated.ts';
import { ShopFacts } from '../shop-facts.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { productPath } from 'domain/site/item-paths.ts';

const { quickView } = cartContent;

/** The facts of the quick view, and the form that adds the brochure. */
export function QuickLook({
  property,
  onAdd,
}: {
  property: PropertyCardFragment;
  onAdd: (quantity: number) => void;
}) {
  const [cover] = property.images;
  const kind = kindOf(property);
  const categories = [
    ...new Set([formatCategory(property.category), kind, property.locality].filter(Boolean)),
  ];
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div
        data-small="phone"
        className="relative aspect-3/2 self-start overflow-hidden rounded-card bg-pine-soft sm:aspect-4/5"
      >
        {cover ? (
          <>
            <Picture
              image={cover}
              decorative
              sizes={`(width >= 40rem) 340px, ${phoneWidth}`}
              className="absolute inset-0 size-full"
            />
            <i data-nature={cover.nature} />
          </>
        ) : (
          <NoPicture className="size-full" />
        )}
        <StatusBadge status={property.propertyStatus} onPhoto className="absolute top-3 left-3" />
      </div>
      <div className="flex flex-col">
        <p className="text-sm text-ink-muted">{property.address}</p>
        <PriceLine {...property} className="mt-3" />
        <ShopFacts property={property} className="mt-3" />
        <dl className="mt-4 border-t border-line pt-4 text-sm">
          <dt className="text-xs text-ink-muted">{quickView.categories}</dt>
          <dd>{categories.join(', ')}</dd>
        </dl>
        {useBrochures() && <BrochureForm onAdd={onAdd} />}
        <ButtonLink to={productPath(property.slug)} look="quiet" className="mt-2 -ml-3 self-start">
          {quickView.more}
        </ButtonLink>
      </div>
    </div>
  );
}

function BrochureForm({ onAdd }: { onAdd: (quantity: number) => void }) {
  const quantityId = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(wholeQuantity(Number(new FormData(event.currentTarget).get('quantity'))));
      }}
      className="mt-auto flex flex-wrap items-end gap-3 pt-5"
    >
      <div className="grid gap-1.5">
        <label htmlFor={quantityId} className="text-sm font-semibold">
          {quickView.quantity}
        </label>
        <input
          id={quantityId}
          aria-describedby={`${quantityId}-hint`}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxCopies}
          required
          defaultValue={quickView.initialQuantity}
          className="min-h-11 w-24 rounded-field border border-field-line/55 bg-card px-3 text-base tabular-nums hover:border-field-line"
        />
      </div>
      <Button type="submit" className="flex-1">
        {quickView.add}
      </Button>
      <p id={`${quantityId}-hint`} className="basis-full text-xs text-ink-muted">
        {quickView.brochure}
      </p>
    </form>
  );
}
