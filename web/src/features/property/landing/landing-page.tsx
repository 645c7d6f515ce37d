import { Link, redirect, useParams, useSearchParams } from 'react-router-dom';
import { BlogCard, cardSizes } from '../../blog/blog-card.tsx';
import { BlogsDocument, useBlogsQuery } from '../../blog/blog.generated.ts';
import { LandingLinks } from './landing-links.tsx';
import { landingPath, landingSearch, landingTitle, searchOfLanding } from 'domain/search/landing-words.ts';
import { listPath } from 'domain/search/project-search.ts';
import { pricedVariables } from '../search/all-in/asks-all-in.ts';
import { PricedCards } from '../search/priced-cards.tsx';
import { SearchWays } from '../ways/search-ways.tsx';
import { findOrThrow, leadToOwn } from '../../../lib/addressed.ts';
import { unbroken } from 'domain/text/format.ts';
import { loadAll } from '../../../lib/server/load-all.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { landingContent, landingSentences } from './landing.content.ts';
import { LandingPageDocument, useLandingPageQuery } from './landing.generated.ts';

const { breadcrumb, homes, all, narrow, commute, related, stories, rent } = landingContent;
const mostStories = 3;

export const parameters = ['allIn'];

export async function load({ client, params, url }: PageRequest) {
  const landing = await findOrThrow(
    client
      .query({ query: LandingPageDocument, variables: pricedVariables(params, url.searchParams) })
      .then(({ data }) => data.landingPage),
  );
  leadToOwn(url, landingPath(landing.slug));
  // With so few projects, the search says the same.
  if (!landing.isListed) throw redirect(landingSearch(landing));
  return loadAll(
    landing.placeName
      ? [client.query({ query: BlogsDocument, variables: storyVariables(landing.placeName) })]
      : [],
  );
}

export function Component() {
  const variables = pricedVariables(useParams(), useSearchParams()[0]);
  const { slug } = variables;
  const { data } = useLandingPageQuery({ variables });
  const landing = data?.landingPage;
  if (!landing) return null;
  const title = landingTitle(landing);
  const sentences = landingSentences(title, landing);
  return (
    <div className="container-page pt-4 md:pt-6">
      <PageMeta title={title} description={sentences.join(' ')} canonical={landingPath(slug)} />
      <Breadcrumb
        steps={[
          { label: breadcrumb.home, to: '/' },
          { label: breadcrumb.projects, to: '/shop-left-sidebar' },
          { label: title },
        ]}
      />
      <h1 className="mt-8 text-4xl">{title}</h1>
      <p className="mt-4 max-w-[64ch] text-lg text-ink-muted">{unbroken(sentences.join(' '))}</p>
      <p className="mt-2 text-sm text-ink-muted">{rent}</p>
      <h2 className="sr-only">{homes}</h2>
      <PricedCards homes={landing.projects} path={landingPath(slug)} eager>
        <SearchWays
          search={searchOfLanding(landing)}
          path={listPath}
          count={landing.projects.length}
          columns={3}
        />
      </PricedCards>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={landingSearch(landing)} look="outline">
          {landing.count > landing.projects.length ? all(landing.count) : narrow}
        </ButtonLink>
        <Link
          to="/commute"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {commute}
        </Link>
      </div>
      {landing.placeName && <Stories placeName={landing.placeName} />}
      <LandingLinks title={related} links={landing.related} className="section-gap" />
    </div>
  );
}

/** Stories that name the place. */
function storyVariables(placeName: string) {
  const [name = placeName] = placeName.split(', ');
  return { page: 1, perPage: mostStories, keyword: name };
}

function Stories({ placeName }: { placeName: string }) {
  const { data } = useBlogsQuery({ variables: storyVariables(placeName) });
  const found = data?.blogs.items ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="stories" className="section-gap">
      <h2 id="stories" className="text-2xl">
        {stories}
      </h2>
      <div className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((blog) => (
          <BlogCard key={blog.id} blog={blog} sizes={cardSizes} />
        ))}
      </div>
    </section>
  );
}
