import { useApolloClient } from '@apollo/client/react';
import { Link, useLocation } from 'react-router';
import { useChoiceAction } from '../../lib/choice-action.ts';
import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { useItemDeletion } from '../../lib/item-deletion.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import type { TableFilter } from '../../ui/table-filters.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { leadWorkContent } from '../lead-work/lead-work.content.ts';
import { NewLeadsNotice } from '../lead-work/new-leads-notice.tsx';
import { ReachLinks } from '../lead-work/reach-links.tsx';
import { NextDateLine, SentTime, StateBadge, UnreadDot } from '../lead-work/state-badge.tsx';
import { leadFilters, leadTableFilters, useBoardShown } from '../lead-work/use-lead-filter.ts';
import { ViewSwitch } from '../lead-work/view-switch.tsx';
import { contactAdminContent as texts } from './contact-admin.content.ts';
import { useAdminContactsQuery } from './contact-admin.generated.ts';
import type { AdminContactsQuery } from './contact-admin.generated.ts';
import { ContactBoard } from './contact-board.tsx';
import { contactSources } from './contact-source.ts';
import { contactStates } from './contact-states.ts';
import { SetContactStatesDocument } from './contact-work.generated.ts';

type Contact = AdminContactsQuery['contacts']['items'][number];

const sortFields = ['createdAt', 'name', 'email'];
const linkClass = 'font-medium text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere]';

const filters = { ...leadFilters(contactStates.order), source: contactSources };
const tableFilters: TableFilter[] = [
  {
    kind: 'choice',
    name: 'source',
    label: leadWorkContent.source,
    options: contactSources.map((value) => ({ value, label: texts.sources[value] })),
  },
  ...leadTableFilters(contactStates),
];

/** Every enquiry, from whichever form, newest first. */
export function ContactListTab() {
  const client = useApolloClient();
  const list = useListState({ perPage: 5, sortFields, filters });
  const board = useBoardShown();
  const result = useAdminContactsQuery({
    variables: { list: listInput(list) },
    fetchPolicy: 'cache-and-network',
    skip: board,
  });
  const { data, ...state } = useListResult(result);
  const { search } = useLocation();
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'ContactRequest',
    texts: texts.deletion,
  });
  const stateAction = useChoiceAction({
    texts: leadWorkContent.stateAction,
    choices: contactStates.order,
    labelOf: (choice) => contactStates.labels[choice],
    send: async (selection, choice) => {
      const variables = { selection, state: choice };
      const { data: changed } = await client.mutate({ mutation: SetContactStatesDocument, variables });
      return changed?.setContactStates;
    },
  });
  const columns: Column<Contact>[] = [
    nameColumn(search),
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
      <TabHeader title={texts.title} count={data?.contacts.totalCount}>
        <ViewSwitch list={list} />
      </TabHeader>
      <NewLeadsNotice
        kind="contacts"
        onShow={() => {
          list.change({ page: 1 });
          void client.refetchQueries({ include: 'active' }).catch(() => undefined);
        }}
      />
      {board ? (
        <ContactBoard list={list} />
      ) : (
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
          filters={tableFilters}
          busyIds={deletingIds}
          rowName={({ name, reference }) => name ?? reference}
          bulkActions={[stateAction, bulkAction]}
          exportable={{ noun: 'contacts' }}
          detail={{
            label: ({ name, reference }) => `${texts.messageOf} ${name ?? reference}`,
            content: ({ message }) => message,
          }}
        />
      )}
    </>
  );
}

function nameColumn(search: string): Column<Contact> {
  return {
    id: 'name',
    title: texts.columns.name,
    sortBy: 'name',
    heading: true,
    cell: ({ id, name, reference, unread, nextAt }) => (
      <>
        <UnreadDot unread={unread} />
        <Link
          to={`/my-account/contacts/${id}${search}`}
          className="font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
        >
          {name ?? texts.nameless}
        </Link>
        <span className="block text-xs [overflow-wrap:anywhere] text-ink-muted tabular-nums">
          {reference}
        </span>
        <NextDateLine nextAt={nextAt} />
      </>
    ),
  };
}

const factColumns: Column<Contact>[] = [
  {
    id: 'state',
    short: true,
    title: texts.state,
    width: '@4xl:w-32',
    cell: ({ state }) => <StateBadge state={state} label={contactStates.labels[state]} />,
  },
  {
    id: 'date',
    title: texts.columns.date,
    sortBy: 'createdAt',
    short: true,
    width: '@4xl:w-26',
    cell: ({ createdAt }) => <SentTime at={createdAt} />,
  },
  {
    id: 'email',
    title: texts.columns.email,
    sortBy: 'email',
    width: '@4xl:w-52',
    cell: (lead) => <ReachLinks {...lead} />,
  },
  {
    id: 'source',
    title: texts.columns.source,
    width: '@4xl:w-44',
    cell: ({ source, service, propertyId, propertyTitle }) => (
      <span>
        {texts.sources[source]}
        {service && <span className="block text-xs text-ink-muted">{service}</span>}
        {propertyTitle && (
          <a href={`/product-details/${propertyId}`} className={`block ${linkClass}`}>
            {propertyTitle}
          </a>
        )}
      </span>
    ),
  },
];
