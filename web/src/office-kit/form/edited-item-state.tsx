import { Link } from 'react-router-dom';
import { readError } from '../../lib/errors.ts';
import { isUnauthenticated } from '../session/admin-session.ts';
import { LoadFailed } from '../list/load-failed.tsx';

interface EditedItemStateProps {
  loaded: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
  listPath: string;
  texts: { loading: string; loadFailed: string; retry: string; notFound: string; back: string };
}

/** Takes the place of a form whose item is loading, missing, or failed to load. */
export function EditedItemState({ loaded, error, retry, listPath, texts }: EditedItemStateProps) {
  if (!error && !loaded) return <p className="text-dense text-ink-muted">{texts.loading}</p>;
  if (error && readError(error, '').code === 'UNREACHABLE')
    return <LoadFailed text={texts.loadFailed} retryLabel={texts.retry} retry={retry} />;
  if (error && isUnauthenticated(error)) return null;
  return (
    <p role="alert">
      {texts.notFound}{' '}
      <Link to={listPath} className="font-semibold text-pine underline underline-offset-4">
        {texts.back}
      </Link>
    </p>
  );
}
