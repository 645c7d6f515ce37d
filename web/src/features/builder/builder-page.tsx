import { useParams, useSearchParams } from 'react-router-dom';
import { listPath, searchPath, wholeSearch } from 'domain/search/project-search.ts';
import { pricedVariables } from '../property/search/all-in/asks-all-in.ts';
import { PricedCards } from '../property/search/priced-cards.tsx';
import { SearchWays } from '../property/ways/search-ways.tsx';
import { findOrThrow, leadToOwn } from '../../lib/addressed.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorPage } from '../../ui/page/error-page.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { BuilderDetails } from './builder-details.tsx';
import { useTexts } from '../../lib/site-texts.ts';
import { builderContent, buildersContent, recordSentence } from './builders.content.ts';
import { BuilderDetailsDocument, useBuilderDetailsQuery } from './builders.generated.ts';
import type { BuilderDetailsQuery } from './builders.generated.ts';

type Builder = NonNullable<BuilderDetailsQuery['builder']>;

const { projects: projectsTitle, noProjects, all, removed } = builderContent;

export const parameters = ['allIn'];

export async function load({ client, params, url }: PageRequest) {
  const builder = await findOrThrow(
    client
      .query({ query: BuilderDetailsDocument, variables: pricedVariables(params, url.searchParams) })
      .then(({ data }) => data.builder),
  );
  leadToOwn(url, `/builders/${builder.slug}`);
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage removed={removed} />;
}

export const texts: readonly string[] = ['builders'];

export function Component() {
  const { line } = useTexts('builders', buildersContent);
  const variables = pricedVariables(useParams(), useSearchParams()[0]);
  const { data } = useBuilderDetailsQuery({ variables });
  const builder = data?.builder;
  if (!builder) return null;
  const { name, introduction, trackRecord } = builder;
  const sentence = recordSentence(trackRecord);
  return (
    <article className="container-page">
      <PageMeta
        title={name}
        description={[introduction, sentence].filter(Boolean).join(' ') || `${name}. ${line}`}
        canonical={`/builders/${builder.slug}`}
      />
      <BuilderDetails builder={builder} />
      <Projects builder={builder} projects={data.builderProjects} />
    </article>
  );
}

function Projects({
  builder: { name, slug, listedCount },
  projects,
}: {
  builder: Builder;
  projects: BuilderDetailsQuery['builderProjects'];
}) {
  const search = { ...wholeSearch, builder: name };
  return (
    <section aria-labelledby="projects" className="section-gap">
      <h2 id="projects" className="text-2xl">
        {projectsTitle}
      </h2>
      {projects.length === 0 ? (
        <p className="mt-4 text-ink-muted">{noProjects}</p>
      ) : (
        <PricedCards homes={projects} path={`/builders/${slug}`}>
          <SearchWays search={search} path={listPath} count={projects.length} columns={3} />
        </PricedCards>
      )}
      {listedCount > projects.length && (
        <div className="mt-8">
          <ButtonLink to={searchPath(search)} look="outline">
            {all}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
