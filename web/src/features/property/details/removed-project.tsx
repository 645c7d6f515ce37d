import { isRouteErrorResponse, useParams, useRouteError } from 'react-router-dom';
import { readAddress } from '../../../lib/addressed.ts';
import { ErrorPage } from '../../../ui/page/error-page.tsx';
import { useSimilarProjectsQuery } from './similar-projects.generated.ts';
import { SimilarRow } from './similar-projects.tsx';

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

function SimilarToRemoved() {
  const { slug, id } = useParams();
  const { data } = useSimilarProjectsQuery({ variables: readAddress(slug ?? id) });
  return (
    <div className="container-page">
      <SimilarRow similar={data?.similarProperties ?? []} />
    </div>
  );
}
