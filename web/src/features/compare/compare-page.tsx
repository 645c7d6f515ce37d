import { Navigate, useSearchParams } from 'react-router-dom';
import { projectDetailsContent } from '../property/details/project-details.content.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { compareChoice, comparePath, maxCompared, readComparedIds } from '../choices/compare-choice.ts';
import { CompareTable } from './compare-table.tsx';
import { ComparePropertiesDocument, useComparePropertiesQuery } from './compare.generated.ts';
import { comparePageContent } from './compare-page.content.ts';

const { title, description, line, empty, another } = comparePageContent;
const { breadcrumb } = projectDetailsContent;
const projectsPath = '/shop-left-sidebar';

export const parameters = ['ids'];

export async function load({ client, url }: PageRequest) {
  const ids = readComparedIds(url.searchParams.get('ids'));
  if (ids.length > 0) await client.query({ query: ComparePropertiesDocument, variables: { ids } });
  return null;
}

/** The properties from the ids in the address, side by side; without ids, those chosen in this browser. */
export function Component() {
  const [parameters] = useSearchParams();
  const ids = readComparedIds(parameters.get('ids'));
  return (
    <div data-quiet className="container-page">
      <PageMeta
        title={title}
        description={description}
        canonical={ids.length > 0 ? undefined : comparePath([])}
      />
      <PageIntro
        crumb={title}
        parent={{ label: breadcrumb.projects, to: projectsPath }}
        title={title}
        line={line}
        className="mb-10"
      />
      {ids.length > 0 ? <Comparison ids={ids} /> : <Chosen />}
    </div>
  );
}

function Comparison({ ids }: { ids: string[] }) {
  const { data } = useComparePropertiesQuery({ variables: { ids } });
  if (!data) return null;
  const properties = data.propertiesByIds;
  if (properties.length === 0) return <Nothing />;
  return (
    <>
      <CompareTable properties={properties} />
      {properties.length < maxCompared && (
        <ButtonLink to={projectsPath} look="outline" className="mt-8">
          {another}
        </ButtonLink>
      )}
    </>
  );
}

function Chosen() {
  const chosen = useBrowserStore(compareChoice);
  if (!chosen?.length) return <Nothing />;
  return <Navigate replace to={comparePath(chosen.map(({ id }) => id))} />;
}

function Nothing() {
  return (
    <div className="rounded-card border border-line bg-card p-6 md:p-10">
      <h2 className="text-2xl">{empty.title}</h2>
      <p className="mt-2 text-ink-muted">{empty.line}</p>
      <ButtonLink to={projectsPath} look="outline" className="mt-6">
        {empty.projects}
      </ButtonLink>
    </div>
  );
}
