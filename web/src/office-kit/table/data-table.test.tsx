import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { DataTable } from './data-table.tsx';
import { useListState } from '../list/list-state.ts';
import type { Column } from './table-column.ts';
import type { TableFilter } from './table-filters.tsx';

interface Person {
  id: string;
  name: string;
  city: string;
}

const people = ['Asha', 'Ravi', 'Farah'].map((name, index) => ({ id: `p${index}`, name, city: 'Noida' }));
const columns: Column<Person>[] = [
  { id: 'name', title: 'Name', heading: true, sortBy: 'name', cell: ({ name }) => name },
  { id: 'city', title: 'City', cell: ({ city }) => city },
  { id: 'id', title: 'Number', cell: ({ id }) => id },
];
const filters: TableFilter[] = [
  { kind: 'chips', name: 'state', label: 'State', options: [{ value: 'NEW', label: 'New', count: 2 }] },
];
const known = { state: ['NEW'] };
const sortFields = ['name'];

type Props = Partial<Parameters<typeof DataTable<Person>>[0]>;

function People(props: Props) {
  const list = useListState({ perPage: 5, sortFields, filters: known });
  return (
    <DataTable
      name="people"
      label="People"
      columns={columns}
      list={list}
      rows={people}
      totalCount={people.length}
      loading={false}
      failed={false}
      onRetry={() => undefined}
      searchLabel="Search people"
      emptyText="There is nobody yet."
      rowName={({ name }) => name}
      filters={filters}
      {...props}
    />
  );
}

test('while the first rows load, the table is busy and has no data', () => {
  renderPage(<People rows={undefined} totalCount={undefined} loading />);
  expect(screen.getByRole('table', { name: 'People' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Asha')).toBeNull();
});

test('an empty list says so', () => {
  renderPage(<People rows={[]} totalCount={0} />);
  expect(screen.getByText('There is nobody yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a search without results names the search and offers all rows again, once', async () => {
  const { user, router } = renderPage(<People rows={[]} totalCount={0} />, { at: '/?search=zoya' });
  expect(screen.getByText('No results for “zoya”.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(router.state.location.search).toBe('');
});

test('a list that could not be loaded offers another try', async () => {
  const onRetry = vi.fn();
  const { user } = renderPage(<People rows={undefined} totalCount={undefined} failed onRetry={onRetry} />);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('rows stay when a refresh fails', () => {
  renderPage(<People failed />);
  expect(screen.getByRole('alert').textContent).toContain('could not be refreshed');
  expect(screen.getByText('Asha')).toBeTruthy();
});

test('rows are selected one by one, by page, and deselected', async () => {
  const { user } = renderPage(<People exportable={{ noun: 'people' }} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Ravi' }));
  expect(screen.getAllByText('1 selected')).not.toEqual([]);
  const [all = document.body] = screen.getAllByRole('checkbox', { name: 'Select all on this page' });
  expect((all as HTMLInputElement).indeterminate).toBe(true);
  await user.click(all);
  expect(screen.getAllByText('3 selected')).not.toEqual([]);
  await user.click(all);
  expect(screen.queryAllByText(/\d selected/)).toEqual([]);
});

test('another filter clears the selection', async () => {
  const { user } = renderPage(<People exportable={{ noun: 'people' }} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Ravi' }));
  await user.click(screen.getByRole('button', { name: /^New/ }));
  expect(screen.queryAllByText('1 selected')).toEqual([]);
});

test('a pressed chip is in the address, and the list returns to page 1', async () => {
  const { user, router } = renderPage(<People totalCount={30} />, { at: '/?page=2' });
  await user.click(screen.getByRole('button', { name: /^New/ }));
  expect(router.state.location.search).toBe('?state=NEW');
  expect(screen.getByRole('button', { name: /^New/ }).getAttribute('aria-pressed')).toBe('true');
});

test('a hidden column stays hidden the next time; the one that names the row cannot be hidden', () => {
  renderPage(<People />, { at: '/?hide=city,name' });
  expect(screen.queryByRole('columnheader', { name: /City/ })).toBeNull();
  expect(screen.getByText('Asha')).toBeTruthy();
});

test('pagination states the shown rows and links to other pages', async () => {
  const { user, router } = renderPage(<People totalCount={28} />, { at: '/?page=2' });
  expect(screen.getByText('6–10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?page=3');
});

test('a page beyond the last one opens the last one', () => {
  const { router } = renderPage(<People totalCount={8} />, { at: '/?page=4' });
  expect(router.state.location.search).toBe('?page=2');
});

test('the number of rows per page is remembered for this list', async () => {
  const { user, unmount } = renderPage(<People totalCount={28} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'per page' }), '20');
  unmount();
  renderPage(<People totalCount={28} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'per page' }).value).toBe('20');
});

test('a card previews the text that a button unfolds, and has no empty line where there is none', () => {
  const textOf: Readonly<Record<string, string>> = { Asha: 'Is it east facing?' };
  const detail = {
    label: ({ name }: Person) => `Message of ${name}`,
    content: ({ name }: Person) => textOf[name] ?? null,
    preview: true,
  };
  renderPage(<People detail={detail} />);
  expect(screen.getByRole('button', { name: 'More Message of Asha' }).ariaExpanded).not.toBe('true');
  expect(screen.getByText('Is it east facing?')).toBeTruthy();
  const cells = (row: string) => screen.getByText(row).closest('tr')?.querySelectorAll('td').length;
  expect(cells('Ravi')).toBe((cells('Asha') ?? 0) - 1);
});
