import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { projectDetailsContent } from '../property/details/project-details.content.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { compareChoice, comparePath, readCompared } from '../choices/compare-choice.ts';
import type { ComparedHome } from '../choices/compare-choice.ts';
import { columnsOf } from './compare-columns.ts';
import { ComparePropertiesDocument, useComparePropertiesQuery } from './compare.generated.ts';
import { comparePageContent } from './compare-page.content.ts';

const loadView = async () => (await import('./compare-view.tsx')).CompareView;
/** The server renders it with the page; its code follows when the page starts. */
const CompareView = import.meta.env.SSR ? await loadView() : onDemand(loadView);

const { title, description, line, empty } = comparePageContent;
const { breadcrumb } = projectDetailsContent;
const projectsPath = '/shop-left-sidebar';

export const parameters = ['ids'];

export async function load({ client, url }: PageRequest) {
  const ids = idsOf(readCompared(url.searchParams.get('ids')));
  if (ids.length > 0)
    await Promise.all([client.query({ query: ComparePropertiesDocument, variables: { ids } }), loadView()]);
  return null;
}

/** The homes in the address, side by side; without any, those chosen in this browser. */
export function Component() {
  const [parameters] = useSearchParams();
  const compared = readCompared(parameters.get('ids'));
  return (
    <div className="quiet-page container-page">
      <PageMeta
        title={title}
        description={description}
        canonical={compared.length > 0 ? undefined : comparePath([])}
      />
      <PageIntro
        crumb={title}
        parent={{ label: breadcrumb.projects, to: projectsPath }}
        title={title}
        line={line}
        className="mb-6"
      />
      {compared.length > 0 ? <Comparison compared={compared} /> : <Chosen />}
    </div>
  );
}

/** Two homes of one project are asked for once. */
function idsOf(compared: readonly ComparedHome[]): string[] {
  return [...new Set(compared.map(({ id }) => id))];
}

function Comparison({ compared }: { compared: readonly ComparedHome[] }) {
  const { data } = useComparePropertiesQuery({ variables: { ids: idsOf(compared) } });
  if (!data) return null;
  const columns = columnsOf(compared, data.propertiesByIds);
  if (columns.length === 0) return <Nothing />;
  return (
    <Suspense>
      <CompareView columns={columns} />
    </Suspense>
  );
}

function Chosen() {
  const chosen = useBrowserStore(compareChoice);
  if (!chosen?.length) return <Nothing />;
  return <Navigate replace to={comparePath(chosen)} />;
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
