import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formatDateTime } from 'domain/text/format.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { VersionFrame } from '../../../office-kit/versions/version-frame.tsx';
import { versionsContent as texts } from '../../../office-kit/versions/versions.content.ts';
import { RestoreVersionDocument } from '../../../office-kit/versions/versions.generated.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBlockVersionsQuery } from './block-admin.generated.ts';
import type { BlockVersionsQuery } from './block-admin.generated.ts';
import { blockContent } from './block.content.ts';

type Version = BlockVersionsQuery['versions'][number];

/** What one text was after each save, the newest first. */
export function BlockVersionsTab() {
  const { page = '', id = '' } = useParams();
  const { data, error, refetch } = useBlockVersionsQuery({
    variables: { itemId: id },
    fetchPolicy: 'network-only',
  });
  return (
    <VersionFrame line={texts.line} editTo={editPath(page)} error={error} retry={refetch}>
      {data?.versions.map((version, index) => (
        <Entry key={version.id} version={version} newest={index === 0} page={page} />
      ))}
    </VersionFrame>
  );
}

/** Plain pages are edited on the screen of all pages. */
const editPath = (page: string) => `/my-account/website${page === 'plain' ? '' : `/${page}`}`;

function Entry({ version, newest, page }: { version: Version; newest: boolean; page: string }) {
  const { id, at, by, draft, differences } = version;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = differences.map(({ after }) => after ?? blockContent.page.cleared).join('');

  async function restore() {
    setBusy(true);
    setFailure(null);
    try {
      await withSession(() => client.mutate({ mutation: RestoreVersionDocument, variables: { id } }));
      showToast({ tone: 'success', text: texts.restored });
      void navigate(editPath(page));
    } catch (error) {
      setFailure(readError(error, texts.failed).message);
      setBusy(false);
    }
  }

  return (
    <li className="border-t border-line px-5 py-3 text-dense first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-2">
          <time dateTime={at} className="font-semibold">
            {formatDateTime(at)}
          </time>
          <span className="text-ink-muted">
            {[by ? texts.by(by) : texts.wentLive, draft && texts.draft].filter(Boolean).join(' · ')}
          </span>
        </p>
        {!newest && (
          <Button look="outline" disabled={busy} onClick={() => void restore()}>
            {busy ? texts.restoring : texts.restore}
            <span className="sr-only">{texts.lookOf(formatDateTime(at))}</span>
          </Button>
        )}
      </div>
      <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{text || texts.first}</p>
      {failure && <StatusMessage tone="danger">{failure}</StatusMessage>}
    </li>
  );
}
