import { indianNumber } from 'domain/text/number.ts';
import { contactAdminContent } from '../../features/contact/admin/contact-admin.content.ts';
import { numbersContent } from './numbers.content.ts';
import type { NumbersQuery } from './numbers.generated.ts';

const { sources, taps } = numbersContent;
const cellClass = 'px-1 sm:px-2 py-2.5 text-right tabular-nums whitespace-nowrap first:pl-0 last:pr-0';

interface Row {
  key: string;
  name: string;
  values: string[];
}

/** What came of the enquiries, by the form they came from. */
export function SourceTable({ rows }: { rows: NumbersQuery['enquiryReport'] }) {
  const shown = rows.map(({ source, count, answered, medianMinutes, won }) => ({
    key: source,
    name: contactAdminContent.sources[source],
    values: [
      indianNumber(count),
      indianNumber(answered),
      medianMinutes === null ? '–' : waitText(medianMinutes),
      indianNumber(won),
    ],
  }));
  return <CountTable {...sources} rows={shown} />;
}

/** How often visitors tapped Call and WhatsApp, by home. */
export function TapTable({ rows }: { rows: NumbersQuery['tapCounts'] }) {
  const shown = rows.map(({ propertyId, propertyTitle, calls, chats }) => ({
    key: propertyId ?? '',
    name: propertyTitle ?? taps.otherPages,
    values: [calls, chats].map((count) => indianNumber(count)),
  }));
  return <CountTable {...taps} rows={shown} />;
}

function CountTable({
  title,
  none,
  columns,
  rows,
}: {
  title: string;
  none: string;
  columns: readonly string[];
  rows: readonly Row[];
}) {
  return (
    <section className="mt-5 overflow-x-auto rounded-card border border-line bg-card p-4 md:p-6">
      <h2 className="mb-3 text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-dense text-ink-muted">{none}</p>
      ) : (
        <table className="w-full text-dense">
          <thead>
            <tr className="text-xs text-ink-muted">
              {columns.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-1 pb-2 font-semibold first:pl-0 last:pr-0 sm:px-2 ${index === 0 ? 'text-left' : 'text-right'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-2 text-left font-medium">
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={index} className={cellClass}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** “25 min”, “3 h”, “2 days”. */
function waitText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 1_440)} days`;
}
