import { useParams } from 'react-router-dom';
import { PropertyCard } from '../../features/property/property-card.tsx';
import { findOrThrow } from '../../lib/addressed.ts';
import { formatDay } from '../../lib/format.ts';
import type { PageRequest } from '../../page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { phoneWidth, Picture } from '../../ui/picture.tsx';
import { builderContent, buildersContent, recordSentence } from './builders.content.ts';
import { BuilderDetailsDocument, useBuilderDetailsQuery } from './builders.generated.ts';
import type { BuilderDetailsQuery } from './builders.generated.ts';
import { TrackRecord } from './track-record.tsx';

type Builder = NonNullable<BuilderDetailsQuery['builder']>;

const {
  facts,
  about,
  projects: projectsTitle,
  noProjects,
  all,
  checks: checkTexts,
  removed,
} = builderContent;

export function load({ client, params: { slug = '' } }: PageRequest) {
  return findOrThrow(
    client.query({ query: BuilderDetailsDocument, variables: { slug } }).then(({ data }) => data.builder),
  ).then(() => null);
}

export function ErrorBoundary() {
  return <ErrorPage removed={removed} />;
}

export function Component() {
  const { slug = '' } = useParams();
  const { data } = useBuilderDetailsQuery({ variables: { slug } });
  const builder = data?.builder;
  if (!builder) return null;
  const { name, introduction, isSample, trackRecord, image } = builder;
  const sentence = recordSentence(trackRecord);
  return (
    <article className="container-page">
      <PageMeta
        title={name}
        description={[introduction, sentence].filter(Boolean).join(' ') || `${name}. ${buildersContent.line}`}
        canonical={`/builders/${builder.slug}`}
      />
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <PageIntro
            crumb={name}
            parent={{ label: buildersContent.title, to: '/builders' }}
            title={name}
            line={isSample ? buildersContent.sample : undefined}
          />
          <Facts builder={builder} />
          {introduction && (
            <section aria-labelledby="about" className="mt-10">
              <h2 id="about" className="text-2xl">
                {about}
              </h2>
              <div className="mt-4 grid max-w-[68ch] gap-4">
                {introduction.split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
        </div>
        {image && (
          <Picture
            image={image}
            eager
            sizes={`(width >= 64rem) 352px, ${phoneWidth}`}
            className="aspect-3/2 w-full rounded-card lg:mt-24"
          />
        )}
      </div>
      <TrackRecord entries={trackRecord} sentence={sentence} />
      <Checks checks={builder.checks} />
      <Projects builder={builder} projects={data.builderProjects} />
    </article>
  );
}

function Facts({ builder: { since, promoterNumber, website, listedCount } }: { builder: Builder }) {
  const known = [
    { label: facts.since, value: since },
    { label: facts.promoterNumber, value: promoterNumber },
    { label: facts.listed, value: buildersContent.listed(listedCount) },
  ].filter(({ value }) => value);
  return (
    <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-5 border-y border-line py-5">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="mt-0.5 font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
      {website && (
        <div>
          <dt className="text-xs text-ink-muted">{facts.website}</dt>
          <dd className="mt-0.5">
            <a
              href={website}
              rel="noopener nofollow"
              className="inline-flex min-h-6 items-center font-semibold [overflow-wrap:anywhere] text-pine underline underline-offset-4"
            >
              {website.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Checks({ checks }: { checks: Builder['checks'] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks" className="mt-14">
      <h2 id="checks" className="text-2xl">
        {checkTexts.title}
      </h2>
      <ul className="mt-5 grid max-w-[68ch] gap-4">
        {checks.map(({ text, checkedBy, checkedOn }) => (
          <li key={text} className="border-l-2 border-brass pl-4">
            <p>{text}</p>
            <p className="mt-1 text-sm text-ink-muted">{checkTexts.by(checkedBy, formatDay(checkedOn))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Projects({
  builder: { name, listedCount },
  projects,
}: {
  builder: Builder;
  projects: BuilderDetailsQuery['builderProjects'];
}) {
  return (
    <section aria-labelledby="projects" className="section-gap">
      <h2 id="projects" className="text-2xl">
        {projectsTitle}
      </h2>
      {projects.length === 0 && <p className="mt-4 text-ink-muted">{noProjects}</p>}
      <div className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {projects.map((property) => (
          <PropertyCard key={property.id} property={property} layout="grid" />
        ))}
      </div>
      {listedCount > projects.length && (
        <div className="mt-8">
          <ButtonLink to={`/shop-left-sidebar?${new URLSearchParams({ builder: name })}`} look="outline">
            {all}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
