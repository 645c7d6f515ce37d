import { enquiriesPath, enquiryPath } from 'domain/lead/enquiry-path.ts';
import { orderLineWords } from 'domain/site/brochure-order.ts';
import { formatCategory } from 'domain/text/format.ts';
import { LeadList, useReadAt } from '../../../lead/admin/lead-list.tsx';
import { leadWorkContent } from '../../../lead/admin/lead-work.content.ts';
import { ReachLinks } from '../../../lead/admin/reach/reach-links.tsx';
import { leadOrders, leadTableFilters } from '../../../lead/admin/use-lead-filter.ts';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../../office-kit/list/list-state.ts';
import type { Column } from '../../../../office-kit/table/table-column.ts';
import type { TableFilter } from '../../../../office-kit/table/table-filters.tsx';
import { closeReasonLabels, closeReasons } from '../../../contact/admin/close-reasons.ts';
import { contactAdminContent as texts, yesOrNo } from '../../../contact/admin/contact-admin.content.ts';
import { useAdminContactsQuery } from '../../../contact/admin/contact-admin.generated.ts';
import type { AdminContactsQuery } from '../../../contact/admin/contact-admin.generated.ts';
import { contactSources } from '../../../contact/admin/contact-source.ts';
import { contactFilter, contactListFilters, contactStates } from '../../../contact/admin/contact-states.ts';
import { handOverContent } from '../../../contact/admin/hand-over.content.ts';
import { useMayExport } from '../../../contact/admin/use-may-export.ts';
import { usePersonFilter } from '../../../contact/admin/use-person-filter.ts';
import { usePeopleActions } from '../use-people-actions.tsx';
import { useWorkOnLeads } from './use-work-on-leads.tsx';
import { productPath } from 'domain/site/item-paths.ts';

type Contact = AdminContactsQuery['contacts']['items'][number];

const sortFields = ['createdAt', 'name', 'email', 'nextAt'];
const tableFilters: TableFilter[] = [
  {
    kind: 'choice',
    name: 'source',
    label: leadWorkContent.source,
    options: contactSources.map((value) => ({ value, label: texts.sources[value] })),
  },
  {
    kind: 'choice',
    name: 'closeReason',
    label: texts.closeReason,
    options: closeReasons.map((value) => ({ value, label: closeReasonLabels[value] })),
  },
  ...leadTableFilters(contactStates),
];

/** All enquiries from all forms; the work on several is that of their leads. */
export function EnquiryListTab() {
  const list = useListState({ perPage: 5, sortFields, filters: contactListFilters, orders: leadOrders });
  const filter = contactFilter(list);
  const personFilter = usePersonFilter();
  const mayExport = useMayExport();
  const { data, ...status } = useListResult(
    useAdminContactsQuery({
      variables: { list: listInput(list), filter },
      fetchPolicy: 'cache-and-network',
    }),
    { unasked: true },
  );
  const found = data?.contacts;
  const readAtOf = useReadAt(found && { ...found, items: found.items.flatMap(leadOf) });
  const { actions, question } = usePeopleActions({}, readAtOf);
  const { onLeads, question: howMany } = useWorkOnLeads(filter);
  return (
    <>
      <LeadList
        kind="contacts"
        exports={mayExport}
        texts={texts}
        list={list}
        found={found}
        status={status}
        states={contactStates}
        addTo={{ to: `${enquiriesPath}/new`, label: texts.add }}
        filter={filter}
        filters={[personFilter, ...tableFilters]}
        actions={actions.map(onLeads)}
        nameOf={nameOf}
        pathOf={enquiryPath}
        titleOf={({ name }) => name ?? texts.nameless}
        noteOf={({ reference }) => reference}
        sortByName="name"
        columns={columns}
        detail={{
          label: (contact) => `${texts.messageOf} ${nameOf(contact)}`,
          content: ({ message }) => message,
        }}
      />
      {howMany}
      {question}
    </>
  );
}

function leadOf({ personId }: Contact): { id: string }[] {
  return personId ? [{ id: personId }] : [];
}

function nameOf({ name, reference }: Contact): string {
  return name ?? reference;
}

const columns: Column<Contact>[] = [
  {
    id: 'email',
    title: texts.columns.email,
    sortBy: 'email',
    short: true,
    unlabelled: true,
    width: '@4xl:w-48',
    className: '@max-4xl:order-2',
    cell: (contact) => <ReachLinks {...contact} />,
  },
  {
    id: 'source',
    title: texts.columns.source,
    unlabelled: true,
    width: '@4xl:w-40',
    cell: ({ source, service, propertyId, propertyTitle, responsibleName, closeReason, order }) => (
      <span>
        {texts.sources[source]}
        {service && (
          <span className="text-xs text-ink-muted @max-4xl:ml-2 @4xl:block">{formatCategory(service)}</span>
        )}
        {closeReason && (
          <span className="block text-xs text-ink-muted">
            {texts.details.closeReason}: {closeReasonLabels[closeReason]}
          </span>
        )}
        {order?.lines.map((line) => (
          <span key={line.title} className="block [overflow-wrap:anywhere]">
            {orderLineWords(line)}
          </span>
        ))}
        {propertyId && propertyTitle && !order && (
          <a
            href={productPath(propertyId)}
            className="relative z-1 block w-fit font-medium [overflow-wrap:anywhere] text-pine underline-offset-4 hover:underline"
          >
            {propertyTitle}
          </a>
        )}
        {responsibleName && (
          <span className="block text-xs [overflow-wrap:anywhere] text-ink-muted">
            {handOverContent.forPerson(responsibleName)}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'agree',
    title: texts.columns.agree,
    width: '@4xl:w-20',
    className: '@max-4xl:hidden',
    cell: ({ agree }) => yesOrNo(agree),
  },
];
