import { contactAdminContent } from '../../features/contact/admin/contact-admin.content.ts';
import { numbersContent } from './numbers.content.ts';
import type { NumbersQuery } from './numbers.generated.ts';

const texts = numbersContent.sources;
const cellClass = 'px-1 sm:px-2 py-2.5 text-right tabular-nums whitespace-nowrap first:pl-0 last:pr-0';

/** What came of the enquiries, by the form they came from. */
export function SourceTable({ rows }: { rows: NumbersQuery['enquiryReport'] }) {
  return (
    <section className="mt-5 overflow-x-auto rounded-card border border-line bg-card p-4 md:p-6">
      <h2 className="mb-3 text-lg">{texts.title}</h2>
      {rows.length === 0 ? (
        <p className="text-dense text-ink-muted">{texts.none}</p>
      ) : (
        <table className="w-full text-dense">
          <thead>
            <tr className="text-xs text-ink-muted">
              {texts.columns.map((name, index) => (
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
            {rows.map(({ source, count, answered, medianMinutes, won }) => (
              <tr key={source} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-2 text-left font-medium">
                  {contactAdminContent.sources[source]}
                </th>
                <td className={cellClass}>{count.toLocaleString('en-IN')}</td>
                <td className={cellClass}>{answered.toLocaleString('en-IN')}</td>
                <td className={cellClass}>{medianMinutes === null ? '–' : waitText(medianMinutes)}</td>
                <td className={cellClass}>{won.toLocaleString('en-IN')}</td>
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
