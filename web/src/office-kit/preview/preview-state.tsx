import { isUnauthenticated, useSessionOf } from '../session/admin-session.ts';
import { LoadFailed } from '../list/load-failed.tsx';
import { publicationContent } from '../publication.content.ts';

const texts = publicationContent.bar;

interface PreviewStateProps {
  loaded: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** Takes the place of a preview that is loading, missing, or failed. */
export function PreviewState({ loaded, error, retry }: PreviewStateProps) {
  useSessionOf(error);
  const failed = error !== undefined && !isUnauthenticated(error);
  return (
    <div className="container-page grid justify-items-start gap-3 py-16">
      {!loaded && !failed && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {loaded && <p role="alert">{texts.notFound}</p>}
      {failed && <LoadFailed text={texts.loadFailed} retryLabel={texts.retry} retry={retry} />}
    </div>
  );
}
