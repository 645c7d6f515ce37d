import type { ReactNode } from 'react';
import { formatCategory, formatCompletion, formatCount } from 'domain/text/format.ts';
import { plainPrice } from 'domain/money/plain-price.ts';
import { choiceRows } from 'domain/property/property-choices.ts';
import { isTaken, kindOf, roomsText } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { projectDetailsContent } from '../project-details.content.ts';

const { breakDown } = projectDetailsContent;

/** A section with a heading, in the column of a project’s story. */
export function DetailsSection({
  title,
  screenOnly = false,
  children,
}: {
  title: string;
  /** Leaves it out of a print. */
  screenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={`mt-14 break-inside-avoid print:mt-5 ${screenOnly ? 'print:hidden' : ''}`}>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-5 print:mt-2">{children}</div>
    </section>
  );
}

const rowClass = 'border-b border-line';
const headClass = 'py-3.5 pr-4 print:py-1.5 text-left align-top font-normal text-ink-muted';

export function BreakDownTable({ property }: { property: PropertyDetailsFragment }) {
  const rows = [
    { label: breakDown.dimension, text: property.lotDimensions },
    { label: breakDown.rooms, text: roomsText(property) || noRooms(property) },
    { label: breakDown.baths, text: formatCount(property.baths), optional: true },
    { label: breakDown.type, text: formatCategory(property.category) },
    { label: breakDown.price, text: isTaken(property) ? '' : plainPrice(property), optional: true },
    { label: breakDown.completion, text: formatCompletion(property.completion) },
    ...chosenFacts(property),
    { label: breakDown.metro, text: metroText(property), optional: true },
  ];
  return (
    <DetailsSection title={breakDown.title}>
      <table className="w-full border-t border-line text-sm">
        <tbody>
          {rows.map(
            ({ label, text, optional }) =>
              (text || !optional) && (
                <tr key={label} className={rowClass}>
                  <th scope="row" className={`${headClass} w-[46%]`}>
                    {label}
                  </th>
                  <td className="py-3.5 font-semibold tabular-nums print:py-1.5">
                    {text || breakDown.unknown}
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </DetailsSection>
  );
}

/** The chosen facts that are known, in the order of the form. */
function chosenFacts(property: PropertyDetailsFragment) {
  return choiceRows.map(([name, { label, options }]) => {
    const values: readonly string[] = [property[name] ?? []].flat();
    return { label, text: values.map((value) => options[value]).join(', '), optional: true };
  });
}

/** The nearest open station with its straight distance; empty beyond the distance that is called near. */
function metroText({ nearestStation }: PropertyDetailsFragment): string {
  if (!nearestStation?.isNear) return '';
  const metres = Math.round(nearestStation.metres / 10) * 10;
  return breakDown.metroDistance(nearestStation.name, metres.toLocaleString('en-IN'));
}

function noRooms(property: PropertyDetailsFragment): string {
  if (kindOf(property) === 'Plot') return breakDown.noRoomsPlot;
  return property.category === 'COMMERCIAL' ? breakDown.noRooms : breakDown.unknown;
}
