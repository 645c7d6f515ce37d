import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { dataTableContent as texts } from './data-table.content.ts';
import type { Direction, ListState } from '../list/list-state.ts';

export interface SortableColumn {
  title: string;
  sortBy?: string;
  numeric?: boolean;
  width?: string;
}

const newestFirst = 'createdAt';

/** The head of a column. In a sortable column it is a button: it sorts, then reverses, then returns to the usual order. */
export function SortHead({ column, list }: { column: SortableColumn; list: ListState }) {
  const { title, sortBy, numeric, width = '' } = column;
  const sorted = sortBy !== undefined && sortBy === list.sortBy;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (list.direction === 'ASCENDING' ? 'ascending' : 'descending') : undefined}
      className={`sticky top-0 z-10 h-11 border-b border-line bg-card px-3 text-xs font-semibold text-ink-muted first:rounded-tl-card first:pl-5 last:rounded-tr-card last:pr-5 ${numeric ? 'text-right' : 'text-left'} ${width}`}
    >
      {sortBy ? (
        <button
          type="button"
          onClick={() => list.change(nextOrder(list, sortBy, numeric ? 'DESCENDING' : 'ASCENDING'))}
          className={`group -mx-2 inline-flex min-h-9 items-center gap-1 rounded-field px-2 hover:text-ink ${numeric ? 'flex-row-reverse' : ''} ${sorted ? 'text-ink' : ''}`}
        >
          {title}
          <SortIcon sorted={sorted} direction={list.direction} />
        </button>
      ) : (
        title || <span className="sr-only">{texts.actions}</span>
      )}
    </th>
  );
}

function SortIcon({ sorted, direction }: { sorted: boolean; direction: Direction }) {
  const Icon = !sorted ? ArrowUpDown : direction === 'ASCENDING' ? ArrowUp : ArrowDown;
  return (
    <Icon aria-hidden="true" className={`size-3.5 ${sorted ? '' : 'opacity-40 group-hover:opacity-100'}`} />
  );
}

function nextOrder(list: ListState, sortBy: string, first: Direction) {
  const begin = sortBy === newestFirst ? 'DESCENDING' : first;
  if (list.sortBy !== sortBy) return orderOf(list, { sortBy, direction: begin });
  return list.direction === begin
    ? { sortBy, direction: begin === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING' }
    : unsorted;
}

const unsorted = { sortBy: '', direction: '' };

/** An order for the address of a list, which does not name the usual one. */
function orderOf({ usual }: ListState, { sortBy, direction }: { sortBy: string; direction: string }) {
  return sortBy === usual.sortBy && direction === usual.direction ? unsorted : { sortBy, direction };
}

/** A sort menu for cards, which have no column heads. */
export function SortSelect({ columns, list }: { columns: readonly SortableColumn[]; list: ListState }) {
  const sortable = columns.filter(({ sortBy }) => sortBy && sortBy !== newestFirst);
  return (
    <label className="flex items-center gap-2 text-dense text-ink-muted @4xl:hidden">
      <span className="shrink-0 max-md:w-10">{texts.sort}</span>
      <select
        value={`${list.sortBy} ${list.direction}`}
        onChange={({ target }) => {
          const [sortBy = '', direction = ''] = target.value.split(' ');
          list.change(orderOf(list, { sortBy, direction }));
        }}
        className="min-h-11 min-w-0 flex-1 rounded-field border border-line bg-card px-3 text-base text-ink"
      >
        {list.usual.label && (
          <option value={`${list.usual.sortBy} ${list.usual.direction}`}>{list.usual.label}</option>
        )}
        <option value={`${newestFirst} DESCENDING`}>{texts.newestFirst}</option>
        <option value={`${newestFirst} ASCENDING`}>{texts.oldestFirst}</option>
        {sortable.map(({ title, sortBy, numeric }) => [
          <option key={`${sortBy} up`} value={`${sortBy} ASCENDING`}>
            {title}: {numeric ? texts.lowestFirst : texts.fromA}
          </option>,
          <option key={`${sortBy} down`} value={`${sortBy} DESCENDING`}>
            {title}: {numeric ? texts.highestFirst : texts.fromZ}
          </option>,
        ])}
      </select>
    </label>
  );
}
