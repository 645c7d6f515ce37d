import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { PropertyCard } from '../property-card.tsx';
import { useProjectsQuery } from '../property.generated.ts';
import { projectListContent } from '../search/project-list.content.ts';

/** The projects below a removed one. */
export const newestProjects = { page: 1, perPage: 3 };

/** Replaces a project that cannot be shown; for a removed one, it offers other projects. */
export function ProjectErrorPage() {
  const error = useRouteError();
  const removed = isRouteErrorResponse(error) && error.status === 410;
  return (
    <>
      <ErrorPage />
      {removed && <OtherProjects />}
    </>
  );
}

function OtherProjects() {
  const { data } = useProjectsQuery({ variables: newestProjects });
  if (!data?.projects.items.length) return null;
  return (
    <section aria-labelledby="other-projects" className="container-page">
      <SectionHeading id="other-projects" title={projectListContent.others} />
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {data.projects.items.map((property) => (
          <li key={property.id}>
            <PropertyCard property={property} layout="grid" />
          </li>
        ))}
      </ul>
    </section>
  );
}
