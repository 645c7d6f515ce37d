import { formatDay } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';
import { EmptyList } from '../../office-kit/list/empty-list.tsx';
import { LoadFailed } from '../../office-kit/list/load-failed.tsx';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import { searchesContent as texts } from './searches.content.ts';
import { useMissedSearchesQuery } from './searches.generated.ts';

const first = 100;
const headClass = 'py-2 pr-4 text-left text-xs font-semibold text-ink-muted';
const numberClass = 'py-3 pr-4 whitespace-nowrap tabular-nums';

/** What visitors looked for and did not find, and how many of them want to be told. */
export function SearchesTab() {
  const { data, error, refetch } = useMissedSearchesQuery({
    fetchPolicy: 'cache-and-network',
    variables: { first },
  });
  return (
    <>
      <TabHeader title={texts.title} line={texts.line} />
      {!data && error && <LoadFailed text={texts.failed} retryLabel={texts.retry} retry={refetch} />}
      {!data && !error && <p role="status">{texts.loading}</p>}
      {data?.missedSearches.length === 0 && <EmptyList text={texts.empty} />}
      {data && data.missedSearches.length > 0 && (
        <table className="w-full text-dense max-sm:block">
          <caption className="sr-only">{texts.title}</caption>
          <thead className="max-sm:sr-only">
            <tr className="border-b border-line">
              {Object.values(texts.columns).map((label) => (
                <th key={label} scope="col" className={headClass}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {data.missedSearches.map(({ id, label, count, lastAt, alerts }) => (
              <tr key={id} className="border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:py-2">
                <th
                  scope="row"
                  className="py-3 pr-4 text-left font-semibold [overflow-wrap:anywhere] max-sm:col-span-3 max-sm:pb-0"
                >
                  {label}
                </th>
                <Cell name={texts.columns.count}>{indianNumber(count)}</Cell>
                <Cell name={texts.columns.lastAt}>{formatDay(lastAt)}</Cell>
                <Cell name={texts.columns.alerts}>{texts.people(alerts)}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A value; a phone shows the name of its column above it. */
function Cell({ name, children }: { name: string; children: string }) {
  return (
    <td className={numberClass}>
      <span aria-hidden="true" className="block text-xs text-ink-muted sm:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}
