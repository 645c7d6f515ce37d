import { useState } from 'react';
import type { ReactNode } from 'react';
import { readError } from '../../lib/errors.ts';
import { formatMoment } from '../moments.ts';
import { showToast } from '../../lib/toasts.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PublicationBadge } from '../publication-badge.tsx';
import { publicationContent } from '../publication.content.ts';
import type { Published } from '../publication.ts';

const texts = publicationContent.bar;

interface PreviewPageProps {
  title: string;
  item: Published;
  /** The address of the list; the form’s address is below it. */
  listPath: string;
  id: string;
  /** The address of its page on the site. */
  publicPath: string;
  publish: () => Promise<unknown>;
  /** The page as visitors will see it. */
  children: ReactNode;
}

/** A preview of a page of the site, below a bar that says so. Its forms send nothing. */
export function PreviewPage({ title, item, listPath, id, publicPath, publish, children }: PreviewPageProps) {
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { publication, publishAt, draft } = item;

  async function publishNow() {
    setBusy(true);
    setFailure(null);
    try {
      await withSession(publish);
      showToast({ tone: 'success', text: texts.published });
    } catch (error) {
      const { message, code } = readError(error, texts.failed);
      setFailure(code === 'BAD_USER_INPUT' ? texts.missing : message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <title>{`${texts.label}: ${title}`}</title>
      <PreviewFrame
        bar={
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
                <strong className="font-semibold">{texts.label}</strong>
                <PublicationBadge {...item} />
                <span className="text-ink-muted">
                  {publication === 'DRAFT' && texts.draft}
                  {publication === 'SCHEDULED' &&
                    publishAt &&
                    publicationContent.appears(formatMoment(publishAt))}
                  {draft && texts.beside}
                  {publication === 'PUBLISHED' &&
                    !draft &&
                    publishAt &&
                    publicationContent.appeared(formatMoment(publishAt))}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                {publication === 'PUBLISHED' && !draft ? (
                  <a
                    href={publicPath}
                    className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-pine underline-offset-4 hover:underline"
                  >
                    {texts.view}
                  </a>
                ) : (
                  <Button disabled={busy} onClick={() => void publishNow()}>
                    {busy ? texts.publishing : texts.publish}
                  </Button>
                )}
                <ButtonLink to={`${listPath}/${id}/edit`} look="outline">
                  {texts.edit}
                </ButtonLink>
                <ButtonLink to={listPath} look="quiet">
                  {texts.back}
                </ButtonLink>
              </div>
            </div>
            {failure && (
              <div className="mt-3">
                <StatusMessage tone="danger">{failure}</StatusMessage>
              </div>
            )}
          </>
        }
      >
        {children}
      </PreviewFrame>
    </>
  );
}
