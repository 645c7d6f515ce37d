import { Navigate, useLocation } from 'react-router-dom';
import { readChoice } from '../../../lib/addressed.ts';
import { useInBrowser } from '../../../lib/browser/in-browser.ts';
import { loadAll } from '../../../lib/server/load-all.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { PropertyCard } from '../property-card.tsx';
import { ProjectsDocument, useProjectsQuery } from '../property.generated.ts';
import { projectChoiceContent } from './project-choice.content.ts';
import { projectPath } from 'domain/site/item-paths.ts';

const { title, line, all, none, others } = projectChoiceContent;
const variables = { page: 1, perPage: 6 };

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: ProjectsDocument, variables })]);
}

/** The page without a project in its address: opens the project in the navigation state, or lets the visitor choose. */
export function Component() {
  const { slug, id } = readChoice(useLocation().state);
  const { data } = useProjectsQuery({ variables });
  const isEmpty = data?.projects.items.length === 0;
  const chosen = slug ?? id;
  const inBrowser = useInBrowser();
  // The server does not know the navigation state, so the first render repeats the server’s.
  if (chosen && inBrowser) return <Navigate to={projectPath(chosen)} replace />;
  return (
    <div data-starts className="container-page pt-10 md:pt-16">
      <PageMeta title={title} description={line} />
      <h1 className="text-4xl">{title}</h1>
      {!isEmpty && <p className="mt-4 max-w-[56ch] text-lg text-ink-muted">{line}</p>}
      <h2 className="sr-only">{others}</h2>
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {data?.projects.items.map((property, index) => (
          <li key={property.id}>
            <PropertyCard property={property} layout="grid" eager={index < 3} />
          </li>
        ))}
      </ul>
      {isEmpty && <ListMessage title={none} />}
      <div className="mt-10 flex justify-center">
        <ButtonLink to="/shop-left-sidebar" look="outline">
          {all}
        </ButtonLink>
      </div>
    </div>
  );
}
