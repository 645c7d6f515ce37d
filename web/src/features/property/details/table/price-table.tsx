import { Rupees } from '../../price-line.tsx';
import { priceRows } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { priceAsOn } from '../price-history.content.ts';
import { DetailsSection } from './details-tables.tsx';
import { priceTableContent as prices } from './price-table.content.ts';

const rowClass = 'border-b border-line';

/** The smallest and the largest unit of a project without configurations. */
export function PriceTable({ property }: { property: PropertyDetailsFragment }) {
  const suffix = property.propertyStatus === 'FOR_RENT' ? ' / month' : '';
  return (
    <DetailsSection id="homes" title={prices.title}>
      <table className="w-full text-sm">
        <caption className="sr-only">{prices.caption}</caption>
        <thead>
          <tr className={rowClass}>
            {[prices.unitType, prices.size, prices.price].map((head) => (
              <th
                key={head}
                scope="col"
                className="py-2.5 pr-4 text-left text-xs font-semibold text-ink-muted last:pr-0 last:text-right"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceRows(property).map(({ unitType, sizes, rupees }) => (
            <tr key={unitType} className={rowClass}>
              <th scope="row" className="py-3.5 pr-4 text-left align-top font-semibold print:py-1.5">
                {unitType}
              </th>
              <td className="py-3.5 pr-4 align-top tabular-nums print:py-1.5">
                {sizes.length === 0 && prices.unknownSize}
                {sizes.map((size, index) => (
                  <span key={size} className={`block ${index > 0 ? 'text-xs text-ink-muted' : ''}`}>
                    {size}
                  </span>
                ))}
              </td>
              <td className="py-3.5 text-right align-top font-semibold print:py-1.5">
                {rupees === null ? prices.onRequest : <Rupees rupees={rupees} />}
                {rupees !== null && suffix}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {property.price && (
        <p className="mt-2 text-xs text-ink-muted first-letter:uppercase print:hidden">
          {priceAsOn(property).day}
        </p>
      )}
    </DetailsSection>
  );
}
