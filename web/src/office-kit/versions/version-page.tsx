import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '../../lib/errors.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { fieldWords, valueWords } from '../field/field-words.ts';
import { FoldSign } from '../fold-sign.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { versionsContent as texts } from './versions.content.ts';
import { RestoreVersionDocument } from './versions.generated.ts';
import type { VersionFactsFragment } from './versions.generated.ts';

interface Difference {
  field: string;
  before: string | null;
  after: string | null;
}

interface VersionPageProps {
  version: VersionFactsFragment & { differences: readonly Difference[] };
  /** The address of the item in the office. */
  itemPath: string;
  /** Whether a version that is brought back is seen at once, because the item has no drafts. */
  atOnce?: boolean;
  /** The page of the site as it was. */
  children: ReactNode;
}

/** A property, a story or a builder after one save, the changes of that save, and a button to bring it back. */
export function VersionPage({ version, itemPath, atOnce = false, children }: VersionPageProps) {
  const { id, at, by, differences } = version;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function restore() {
    setBusy(true);
    setFailure(null);
    try {
      await withSession(() => client.mutate({ mutation: RestoreVersionDocument, variables: { id } }));
      for (const fieldName of ['adminProperties', 'adminBlogs', 'adminBuilders', 'builders', 'versions']) {
        client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      }
      showToast({ tone: 'success', text: atOnce ? texts.restoredAtOnce : texts.restored });
      void navigate(`${itemPath}/edit`);
    } catch (error) {
      const { message, fields } = readError(error, texts.failed);
      setFailure(Object.values(fields)[0] ?? message);
      setBusy(false);
    }
  }

  return (
    <>
      <title>{`${texts.label}: ${formatDateTime(at)}`}</title>
      <PreviewFrame
        bar={
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="flex flex-wrap items-center gap-x-2 text-dense">
                <strong className="font-semibold">{texts.label}</strong>
                <time dateTime={at}>{formatDateTime(at)}</time>
                {by && <span className="text-ink-muted">{texts.by(by)}</span>}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button disabled={busy} onClick={() => void restore()}>
                  {busy ? texts.restoring : atOnce ? texts.restoreAtOnce : texts.restore}
                </Button>
                <ButtonLink to={`${itemPath}/versions`} look="outline">
                  {texts.all}
                </ButtonLink>
              </div>
            </div>
            {failure && (
              <div className="mt-3">
                <StatusMessage tone="danger">{failure}</StatusMessage>
              </div>
            )}
            {differences.length > 0 && <Differences differences={differences} />}
          </>
        }
      >
        {children}
      </PreviewFrame>
    </>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <details className="group mt-1 text-dense">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-pine">
        {texts.changed(differences.length)}
        <FoldSign />
      </summary>
      <dl className="grid max-h-[45dvh] gap-3 overflow-y-auto pb-2">
        {differences.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-semibold">{fieldWords(field)}</dt>
            {before === null && after === null ? (
              <dd className="text-ink-muted">{texts.other}</dd>
            ) : (
              <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                <Side label={texts.before} text={before && valueWords(field, before)} look="bg-danger-soft" />
                <Side label={texts.after} text={after && valueWords(field, after)} look="bg-pine-soft" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

function Side({ label, text, look }: { label: string; text: string | null; look: string }) {
  return (
    <div className={`rounded-field px-3 py-2 ${look}`}>
      <p className="text-xs font-semibold text-ink-muted">{label}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text ?? texts.nothing}</p>
    </div>
  );
}
