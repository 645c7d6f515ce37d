import type { ReactNode } from 'react';
import { formatCategory, formatCompletion, formatCount } from 'domain/text/format.ts';
import { plainPrice } from 'domain/money/plain-price.ts';
import { choiceRows } from 'domain/property/property-choices.ts';
import { isTaken, kindOf, roomsText } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { projectDetailsContent } from '../project-details.content.ts';

const { breakDown } = projectDetailsContent;

interface SectionProps {
  title: string;
  /** What the bar of links leads to. */
  id?: string;
  /** Leaves it out of a print. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A section with a heading, in the column of a project’s story. */
export function DetailsSection({ title, id, screenOnly = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`mt-5 scroll-mt-6 break-inside-avoid md:mt-12 print:mt-3 ${screenOnly ? 'print:hidden' : ''}`}
    >
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <div className="mt-3 md:mt-4 print:mt-2">{children}</div>
    </section>
  );
}

/** A section that is folded on the screen and open on paper. */
export function FoldedSection({ title, id, screenOnly = false, children }: SectionProps) {
  return (
    <details
      id={id}
      className={`printed scroll-mt-6 break-inside-avoid border-b border-line print:mt-3 print:border-0 ${screenOnly ? 'print:hidden' : ''}`}
    >
      <summary className="py-3 text-lg marker:text-pine print:list-none">
        <h2 className="inline text-lg">{title}</h2>
      </summary>
      <div className="pt-1 pb-5 print:p-0">{children}</div>
    </details>
  );
}

const rowClass = 'border-b border-line';
const headClass = 'py-2.5 pr-4 print:py-1 text-left align-top font-normal text-ink-muted';

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
    <FoldedSection title={breakDown.title}>
      <table className="w-full border-t border-line text-sm">
        <tbody>
          {rows.map(
            ({ label, text, optional }) =>
              (text || !optional) && (
                <tr key={label} className={rowClass}>
                  <th scope="row" className={`${headClass} w-[46%]`}>
                    {label}
                  </th>
                  <td className="py-2.5 font-semibold tabular-nums print:py-1">
                    {text || breakDown.unknown}
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </FoldedSection>
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
  return breakDown.metroDistance(nearestStation.name, nearestStation.metres);
}

function noRooms(property: PropertyDetailsFragment): string {
  if (kindOf(property) === 'Plot') return breakDown.noRoomsPlot;
  return property.category === 'COMMERCIAL' ? breakDown.noRooms : breakDown.unknown;
}
