import { Link } from 'react-router-dom';
import type { ReportState } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { formatNearDate } from '../../../office-kit/moments.ts';
import { mailLink } from 'domain/text/links.ts';
import { DataTable } from '../../../office-kit/table/data-table.tsx';
import { DeleteButton } from '../../../office-kit/list/delete-button.tsx';
import { useItemDeletion } from '../../../office-kit/list/item-deletion.ts';
import { SentTime } from '../../lead/admin/state-badge.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { listInput, useListState } from '../../../office-kit/list/list-state.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import type { Column } from '../../../office-kit/table/table-column.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { reportContent } from '../report.content.ts';
import { AnswerForm } from './answer-form.tsx';
import { reportAdminContent as texts } from './report-admin.content.ts';
import { useListingReportsQuery } from './report-admin.generated.ts';
import type { ReportFieldsFragment } from './report-admin.generated.ts';

const sortFields = ['createdAt', 'answerBy'];
const states: ReportState[] = ['OPEN', 'ANSWERED'];
const filters = { state: states, overdue: ['yes'] };
const tableFilters: TableFilter[] = [
  {
    kind: 'chips',
    name: 'state',
    label: texts.state,
    options: states.map((value) => ({ value, label: texts.states[value] })),
  },
  { kind: 'switch', name: 'overdue', label: texts.overdueOnly },
];
const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline';

/** What visitors reported on listings, with the time by which the office answers. */
export function ReportListTab() {
  const list = useListState({ sortFields, filters });
  const filter = {
    state: readChoice(list.filters.state, states),
    ...(list.filters.overdue === 'yes' && { overdue: true }),
  };
  const { data, ...state } = useListResult(
    useListingReportsQuery({
      variables: { list: listInput(list), filter },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'LISTING_REPORT',
    filter: { listingReports: filter },
    texts: texts.deletion,
  });
  const columns: Column<ReportFieldsFragment>[] = [
    {
      id: 'property',
      title: texts.columns.property,
      heading: true,
      cell: ({ propertyTitle, reference }) => (
        <>
          <span className="font-semibold [overflow-wrap:anywhere]">{propertyTitle}</span>
          <span className="block text-dense text-ink-muted">{reference}</span>
        </>
      ),
    },
    {
      id: 'reason',
      title: texts.columns.reason,
      cell: ({ reason, text }) => (
        <>
          <span className="block">{reportContent.reasons[reason]}</span>
          <span className="line-clamp-2 text-dense [overflow-wrap:anywhere] text-ink-muted">{text}</span>
        </>
      ),
    },
    {
      id: 'due',
      title: texts.columns.due,
      sortBy: 'answerBy',
      width: '@4xl:w-44',
      cell: (report) => <Due report={report} />,
    },
    {
      id: 'sent',
      title: texts.columns.sent,
      sortBy: 'createdAt',
      short: true,
      width: '@4xl:w-32',
      cell: ({ createdAt }) => <SentTime at={createdAt} />,
    },
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-20',
      cell: ({ id, reference }) => (
        <DeleteButton of={reference} deleting={deletingIds.includes(id)} onDelete={() => void remove(id)} />
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={data?.listingReports.totalCount} line={texts.line} />
      <DataTable
        {...state}
        name="reports"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.listingReports.items}
        totalCount={data?.listingReports.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        busyIds={deletingIds}
        rowName={({ reference }) => reference}
        filters={tableFilters}
        bulkActions={[bulkAction]}
        exportable={{ noun: 'reports', filter }}
        detail={{
          label: ({ propertyTitle }) => `${texts.title}: ${propertyTitle}`,
          content: (report) => <Report report={report} />,
        }}
      />
    </>
  );
}

function Due({ report: { state, answerBy, overdue, answeredAt } }: { report: ReportFieldsFragment }) {
  if (state === 'ANSWERED') return answeredAt && texts.answered(formatNearDate(answeredAt));
  if (!answerBy) return texts.noDeadline;
  return overdue ? (
    <strong className="font-semibold text-danger">{texts.overdue(formatNearDate(answerBy))}</strong>
  ) : (
    texts.due(formatNearDate(answerBy))
  );
}

function Report({ report }: { report: ReportFieldsFragment }) {
  const { id, propertyId, text, email, reference, answer, answeredAt, answeredBy } = report;
  return (
    <div className="grid gap-3">
      <p className="max-w-[75ch] [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
      <p className="flex flex-wrap gap-x-6 text-dense">
        <Link to={`/my-account/properties/${propertyId}/edit`} className={linkClass}>
          {texts.edit}
        </Link>
        {email && (
          <a href={mailLink(email, texts.subject(reference))} className={linkClass}>
            {texts.reply}: {email}
          </a>
        )}
      </p>
      {answer ? (
        <div className="border-l-2 border-pine pl-4">
          <p className="max-w-[75ch] [overflow-wrap:anywhere] whitespace-pre-line">{answer}</p>
          <p className="mt-1 text-dense text-ink-muted">
            {answeredAt && texts.answered(formatDateTime(answeredAt))} {answeredBy && texts.by(answeredBy)}
          </p>
        </div>
      ) : (
        <AnswerForm id={id} email={email} />
      )}
    </div>
  );
}
