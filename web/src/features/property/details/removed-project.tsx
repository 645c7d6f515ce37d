import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { laterPart } from '../../../ui/later-part.tsx';

export const SimilarToRemoved = laterPart(
  async () => (await import('./similar-to-removed.tsx')).SimilarToRemoved,
);

/** Replaces a project that cannot be shown; for a removed one, it offers similar projects. */
export function ProjectErrorPage() {
  const error = useRouteError();
  const removed = isRouteErrorResponse(error) && error.status === 410;
  return (
    <>
      <ErrorPage />
      {removed && <SimilarToRemoved />}
    </>
  );
}
