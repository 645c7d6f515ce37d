import { formatStatus } from '../../lib/format.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import { useAdminPropertyCountsQuery } from './property-admin.generated.ts';
import type { PropertyStatus } from './property-admin.generated.ts';

const { statusFilter, all } = propertyAdminContent.list;
const statuses: PropertyStatus[] = ['forSale', 'forRent', 'sold', 'underOffer', 'offMarket'];

/** The status that an address names, if it names one. */
export function readStatus(text: string | null): PropertyStatus | undefined {
  return statuses.find((status) => status === text);
}

interface PropertyStatusFilterProps {
  status: PropertyStatus | undefined;
  /** What the list is searched for; the numbers follow it. */
  search: string;
  onChange: (status: PropertyStatus | '') => void;
}

/** Chips with how many properties have each status; a status that none has is left out. */
export function PropertyStatusFilter({ status, search, onChange }: PropertyStatusFilterProps) {
  const { data: counts, previousData } = useAdminPropertyCountsQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const data = counts ?? previousData;
  const shown = statuses.filter((choice) => choice === status || data?.[choice].totalCount);
  return (
    <div role="group" aria-label={statusFilter} className="flex flex-wrap gap-2">
      <Chip label={all} count={data?.all.totalCount} pressed={!status} onPress={() => onChange('')} />
      {shown.map((choice) => (
        <Chip
          key={choice}
          label={formatStatus(choice)}
          count={data?.[choice].totalCount}
          pressed={choice === status}
          onPress={() => onChange(choice)}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  label: string;
  count: number | undefined;
  pressed: boolean;
  onPress: () => void;
}

function Chip({ label, count, pressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-dense font-medium whitespace-nowrap hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9"
    >
      {label}
      {count !== undefined && (
        <span className="tabular-nums opacity-80">{count.toLocaleString('en-IN')}</span>
      )}
    </button>
  );
}
