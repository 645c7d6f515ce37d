import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAdminSession } from '../../lib/admin-session.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useListResult } from '../../lib/list-result.ts';
import { listInput, useListState } from '../../lib/list-state.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../lib/toasts.ts';
import { useItemDeletion } from '../../lib/item-deletion.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DeleteButton, rowActionClass } from '../../ui/delete-button.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { useAdminApplicationsQuery } from './application-admin.generated.ts';
import type { AdminApplicationsQuery } from './application-admin.generated.ts';

type Application = AdminApplicationsQuery['applications']['items'][number];

const sortFields = ['createdAt', 'fullName', 'role'];
const linkClass = 'font-medium text-pine underline-offset-4 hover:underline [overflow-wrap:anywhere]';

/** Every job application with its résumé, newest first. */
export function ApplicationListTab() {
  const list = useListState({ perPage: 10, sortFields });
  const { data, ...state } = useListResult(
    useAdminApplicationsQuery({ variables: { list: listInput(list) }, fetchPolicy: 'cache-and-network' }),
  );
  const { remove, deletingIds, bulkAction } = useItemDeletion({
    kind: 'JobApplication',
    texts: texts.deletion,
  });
  const columns: Column<Application>[] = [
    ...factColumns,
    {
      id: 'actions',
      title: '',
      width: '@4xl:w-24',
      cell: (application) => (
        <DeleteButton
          of={application.fullName}
          deleting={deletingIds.includes(application.id)}
          onDelete={() => void remove(application.id)}
        />
      ),
    },
  ];
  return (
    <>
      <TabHeader title={texts.title} count={data?.applications.totalCount} />
      <DataTable
        {...state}
        name="applications"
        label={texts.title}
        columns={columns}
        list={list}
        rows={data?.applications.items}
        totalCount={data?.applications.totalCount}
        searchLabel={texts.search}
        emptyText={texts.empty}
        busyIds={deletingIds}
        rowName={({ fullName }) => fullName}
        bulkActions={[bulkAction]}
        exportable={{ noun: 'applications' }}
        detail={{
          label: ({ fullName }) => `${texts.coverLetterOf} ${fullName}`,
          content: ({ coverLetter }) => coverLetter,
        }}
      />
    </>
  );
}

const factColumns: Column<Application>[] = [
  {
    id: 'name',
    title: texts.columns.name,
    sortBy: 'fullName',
    heading: true,
    cell: ({ fullName }) => <strong className="font-semibold [overflow-wrap:anywhere]">{fullName}</strong>,
  },
  {
    id: 'role',
    title: texts.columns.role,
    sortBy: 'role',
    cell: ({ role }) => role,
  },
  {
    id: 'email',
    title: texts.columns.email,
    width: '@4xl:w-60',
    cell: ({ email, phone, phoneE164 }) => (
      <>
        <a href={`mailto:${email}`} className={`block ${linkClass}`}>
          {email}
        </a>
        <a href={`tel:${phoneE164 ?? phone.replace(/[^+\d]/g, '')}`} className={`block ${linkClass}`}>
          {phone}
        </a>
      </>
    ),
  },
  {
    id: 'resume',
    title: texts.columns.resume,
    width: '@4xl:w-32',
    cell: (application) => <ResumeButton application={application} />,
  },
  {
    id: 'date',
    title: texts.columns.date,
    sortBy: 'createdAt',
    width: '@4xl:w-28',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];

function ResumeButton({ application }: { application: Application }) {
  const { withSession } = useAdminSession();
  const [loading, setLoading] = useState(false);
  const { fullName, resumeUrl, resume } = application;

  async function download() {
    setLoading(true);
    try {
      await withSession(() => saveFile(resumeUrl, resume.name));
    } catch {
      showToast({ tone: 'danger', text: texts.downloadFailed });
    }
    setLoading(false);
  }

  return (
    <button
      type="button"
      disabled={loading}
      title={`${resume.name}, ${Math.ceil(resume.bytes / 1024).toLocaleString('en-IN')} kB`}
      onClick={() => void download()}
      className={`${rowActionClass} gap-1.5`}
    >
      <Download aria-hidden="true" className="size-4" />
      {texts.download}
      <span className="sr-only"> résumé of {fullName}</span>
    </button>
  );
}
