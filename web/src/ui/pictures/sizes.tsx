import { labelIn, ratesIn, sizesIn } from 'domain/area/area-units.ts';
import type { AreaUnit } from 'domain/area/area-units.ts';
import { unbroken } from 'domain/text/format.ts';

const kinds = { sizes: sizesIn, rates: ratesIn, label: labelIn };

interface MeasuredProps {
  text: string;
  as?: keyof typeof kinds;
  /** For amounts: the rate for a square foot before it was rounded. */
  exact?: number;
}

/**
 * A text with areas in the unit that the visitor has chosen: sizes, amounts for a square foot, or a label that names the
 * square foot. The stylesheet chooses among the data of the element, without any script of the page.
 */
export function Measured({ text, as = 'sizes', exact }: MeasuredProps) {
  const other = (unit: AreaUnit) => {
    const converted = kinds[as](text, unit, exact);
    return converted === text ? undefined : unbroken(converted);
  };
  return (
    <span className="measured" data-sqft={other('sqft')} data-sqm={other('sqm')} data-gaj={other('gaj')}>
      <span>{unbroken(text)}</span>
    </span>
  );
}
