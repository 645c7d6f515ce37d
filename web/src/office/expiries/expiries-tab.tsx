import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminSession, useSessionOf } from '../../office-kit/session/admin-session.ts';
import { EmptyList } from '../../office-kit/list/empty-list.tsx';
import { LoadFailed } from '../../office-kit/list/load-failed.tsx';
import { saveFile } from '../../office-kit/save-file.ts';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import { expiriesContent as texts } from './expiries.content.ts';
import { useExpiriesQuery } from './expiries.generated.ts';
import { ExpiryRows } from './expiry-rows.tsx';

/** The report on registrations, authorities, agents, training and looks at the portal that end or fall due. */
export function ExpiriesTab() {
  const { data, error, refetch } = useExpiriesQuery({ fetchPolicy: 'cache-and-network' });
  const { withSession } = useAdminSession();
  useSessionOf(error);

  async function save() {
    await withSession(() => saveFile('/api/expiries.csv', 'expiries.csv')).catch(() =>
      showToast({ tone: 'danger', text: texts.notExported }),
    );
  }

  return (
    <>
      <TabHeader title={texts.title} count={data?.expiries.length} line={texts.line}>
        {data && data.expiries.length > 0 && (
          <Button look="outline" onClick={() => void save()}>
            {texts.export}
          </Button>
        )}
      </TabHeader>
      {data ? (
        data.expiries.length > 0 ? (
          <div className="overflow-hidden rounded-card border border-line bg-card *:-mt-px">
            <ExpiryRows expiries={data.expiries} />
          </div>
        ) : (
          <EmptyList text={texts.none} />
        )
      ) : error ? (
        <LoadFailed text={texts.failed} retryLabel={texts.retry} retry={refetch} />
      ) : (
        <p role="status" className="py-4 text-dense text-ink-muted">
          {texts.loading}
        </p>
      )}
    </>
  );
}
