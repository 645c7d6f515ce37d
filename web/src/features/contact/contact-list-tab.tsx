import { formatDateTime } from '../../lib/format.ts';
import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { useItemDeletion } from '../../lib/item-deletion.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { contactAdminContent as texts } from './contact-admin.content.ts';
import { useAdminContactsQuery } from './contact-admin.generated.ts';
import type { AdminContactsQuery } from './contact-admin.generated.ts';

type Contact = AdminContactsQuery['contacts']['items'][number];

const sortFields = ['createdAt', 'name', 'email'];
const linkClass = 'font-medium text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere]';

/** Every enquiry, from whichever form, newest first. */
export function ContactListTab() {
  const list = useListState({ perPage: 5, sortFields });
  const { data, ...state } = useListResult(
    useAdminContactsQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'ContactRequest',
    texts: texts.deletion,
  });
  const columns: Column<Contact>[] = [
    ...factColumns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-20',
      cell: (contact) => (
        <DeleteButton
          of={contact.name ?? contact.reference}
          deleting={deletingIds.includes(contact.id)}
          onDelete={() => void remove(contact.id)}
        />
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={data?.contacts.totalCount} />
      <DataTable
        {...state}
        name="contacts"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.contacts.items}
        totalCount={data?.contacts.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        busyIds={deletingIds}
        rowName={({ name, reference }) => name ?? reference}
        bulkActions={[bulkAction]}
        exportable={{ noun: 'contacts' }}
        detail={{
          label: ({ name, reference }) => `${texts.messageOf} ${name ?? reference}`,
          content: ({ message }) => message,
        }}
      />
    </>
  );
}

const factColumns: Column<Contact>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    sortBy: 'name',
    heading: true,
    cell: ({ name, reference }) => (
      <>
        <strong className="block font-semibold [overflow-wrap:anywhere]">{name ?? texts.nameless}</strong>
        <span className="text-xs whitespace-nowrap text-ink-muted tabular-nums">{reference}</span>
      </>
    ),
  },
  {
    id: 'email',
    title: texts.columns.email,
    sortBy: 'email',
    width: '@4xl:w-52',
    cell: ({ email, phone, phoneE164 }) => (
      <>
        <a href={`mailto:${email}`} className={`block ${linkClass}`}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phoneE164 ?? phone.replace(/[^+\d]/g, '')}`} className={`block ${linkClass}`}>
            {phone}
          </a>
        )}
      </>
    ),
  },
  {
    id: 'source',
    title: texts.columns.source,
    width: '@4xl:w-34',
    cell: ({ source, service }) => (
      <span>
        {texts.sources[source]}
        {service && <span className="block text-xs text-ink-muted">{service}</span>}
      </span>
    ),
  },
  {
    id: 'property',
    title: texts.columns.property,
    cell: ({ propertyId, propertyTitle }) =>
      propertyTitle ? (
        <a href={`/product-details/${propertyId}`} className={linkClass}>
          {propertyTitle}
        </a>
      ) : (
        texts.none
      ),
  },
  {
    id: 'message',
    title: texts.columns.message,
    className: '@max-4xl:hidden',
    cell: ({ message }) => <span className="block truncate text-ink-muted">{message ?? texts.none}</span>,
  },
  {
    id: 'date',
    title: texts.columns.date,
    sortBy: 'createdAt',
    width: '@4xl:w-28',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];
