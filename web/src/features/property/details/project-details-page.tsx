import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { findOrThrow, leadToOwn, readAddress } from '../../../lib/addressed.ts';
import { isTrial } from 'domain/property/rera-words.ts';
import { formatAreaSize, formatCompletion, formatRupees } from 'domain/text/format.ts';
import { Measured } from '../../../ui/pictures/sizes.tsx';
import { useSiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Gallery } from '../../../ui/pictures/gallery.tsx';
import { movingPicture, movingTitle } from '../../../ui/moving.ts';
import { NoPicture } from '../../../ui/pictures/no-picture.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { submitContactForm } from '../../contact/enquiry/submit-contact-form.ts';
import { ShortlistHeart } from '../../choices/shortlist-heart.tsx';
import { PriceLine } from '../price-line.tsx';
import { projectPath } from '../property-card.tsx';
import { areaLabel, exactRate, isTaken, kindOf, takenText } from 'domain/property/property-words.ts';
import {
  PropertyDetailsDocument,
  PropertySeenDocument,
  usePropertyDetailsQuery,
} from '../property.generated.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { StatusBadge } from '../status-badge.tsx';
import { DetailsCard, PhoneBar } from './details-card.tsx';
import { DetailsStory } from './details-story.tsx';
import { projectDetailsContent, summaryText } from './project-details.content.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { PrintFoot } from './print-foot.tsx';
import { ProjectErrorPage } from './removed-project.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { SimilarProjectsDocument } from './similar-projects.generated.ts';
import { SimilarProjects } from './similar-projects.tsx';

const loadBlock = async () => (await import('./registration-block.tsx')).RegistrationBlock;
/** The server renders it with the page; its code follows when the page starts. */
const RegistrationBlock = import.meta.env.SSR ? await loadBlock() : onDemand(loadBlock);

const { breadcrumb, facts } = projectDetailsContent;

export const texts: readonly string[] = ['property', 'propertyLists'];

export async function load({ client, params, url }: PageRequest) {
  const { slug } = params;
  const property = await findOrThrow(
    client
      .query({ query: PropertyDetailsDocument, variables: readAddress(slug), seenBy: PropertySeenDocument })
      .then(({ data }) => data.property),
    () => client.query({ query: SimilarProjectsDocument, variables: readAddress(slug) }),
  );
  leadToOwn(url, projectPath(property.slug));
  await client.query({ query: SimilarProjectsDocument, variables: { id: property.id } });
  return null;
}

export const ErrorBoundary = ProjectErrorPage;

export function act(form: FormData, { client, url }: PageRequest) {
  return submitContactForm(form, client, { source: 'ENQUIRY', page: url.pathname });
}

export function Component() {
  const { slug } = useParams();
  return <ProjectDetails address={readAddress(slug)} />;
}

/** The page of one project. */
export function ProjectDetails({ address }: { address: { id?: string; slug?: string } }) {
  const { data } = usePropertyDetailsQuery({ variables: address });
  const { data: site } = useSiteSettingsQuery();
  const property = data?.property;
  if (!property) return null;
  const { title, images } = property;
  return (
    <article className="container-page pt-4 md:pt-6">
      <Head property={property} />
      <div className="print:hidden">
        <Breadcrumb steps={breadcrumbSteps(property)} />
      </div>
      <div className="relative mt-3 print:hidden" style={movingPicture}>
        {images.length > 0 ? (
          <Gallery images={images} title={title} />
        ) : (
          <NoPicture className="aspect-5/2 rounded-card md:aspect-4/1" />
        )}
        <ShortlistHeart property={property} className="absolute top-3 right-3 z-1" />
      </div>
      {images[0] && (
        <div className="mb-5 hidden print:block">
          <Picture image={images[0]} sizes="60rem" decorative className="h-64 w-full rounded-card" />
          <i data-nature={images[0].nature} />
        </div>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-16 print:mt-0 print:block">
        <div className="min-w-0">
          <Title property={property} />
          <Facts property={property} />
          <DetailsStory key={property.id} property={property} settings={site?.settings} />
        </div>
        <div className="print:hidden">
          <DetailsCard property={property} settings={site?.settings} />
        </div>
      </div>
      {site && <PrintFoot property={property} settings={site.settings} />}
      <div className="contents print:hidden">
        <SimilarProjects property={property} />
        <RecentlyViewed id={property.id} />
        <PhoneBar property={property} settings={site?.settings} />
      </div>
    </article>
  );
}

function Head({ property }: { property: PropertyDetailsFragment }) {
  const { title, address, slug } = property;
  return (
    <PageMeta
      title={`${title}, ${address}`}
      description={summaryText(property)}
      canonical={isTrial(property) ? undefined : projectPath(slug)}
    />
  );
}

function breadcrumbSteps({ locality, title }: PropertyDetailsFragment) {
  const list = '/shop-left-sidebar';
  return [
    { label: breadcrumb.home, to: '/' },
    { label: breadcrumb.projects, to: list },
    ...(locality ? [{ label: locality, to: `${list}?${new URLSearchParams({ q: locality })}` }] : []),
    { label: title },
  ];
}

function Title({ property }: { property: PropertyDetailsFragment }) {
  const { title, address, propertyStatus } = property;
  return (
    <header className="items-start gap-x-6 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr]">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1 style={movingTitle} className="text-3xl">
            {title}
          </h1>
          <StatusBadge status={propertyStatus} />
        </div>
        <p className="mt-2 text-lg text-ink-muted">{address}</p>
      </div>
      <Suspense>
        <RegistrationBlock property={property} />
      </Suspense>
      {/* The registration can be missing; this stays below the title. */}
      <div className="max-w-sm sm:col-start-1">
        {isTaken(property) ? (
          <p className="mt-3 font-heading text-xl font-semibold lg:hidden print:block">
            {takenText(property)}
          </p>
        ) : (
          <PriceLine
            price={property.price}
            propertyStatus={propertyStatus}
            areas={property.areas}
            rooms={property.rooms}
            className="mt-3 lg:hidden print:flex"
          />
        )}
        <ShareButtons key={property.id} property={property} />
      </div>
    </header>
  );
}

interface Fact {
  label: string;
  text: string | null | undefined;
  as?: 'sizes' | 'rates';
  exact?: number;
}

function Facts({ property }: { property: PropertyDetailsFragment }) {
  const { areas, completion, propertyStatus } = property;
  const [area] = areas;
  const rate = isTaken(property) ? null : exactRate(property);
  const rented = propertyStatus === 'FOR_RENT';
  const all: Fact[] = [
    { label: facts.configuration, text: kindOf(property) },
    { label: area ? areaLabel(area) : '', text: area && formatAreaSize(area), as: 'sizes' },
    {
      label: rented ? facts.perSquareFootRent : facts.perSquareFoot,
      text: rate === null ? null : `${formatRupees(Math.round(rate))}${rented ? ' / month' : ''}`,
      as: 'rates',
      exact: rate ?? undefined,
    },
    { label: facts.completion, text: formatCompletion(completion) },
  ];
  const shown = all.filter(({ text }) => text);
  return (
    <dl className="mt-7 flex flex-wrap gap-x-10 gap-y-5 border-y border-line py-5">
      {shown.map(({ label, text, as, exact }) => (
        <div key={label} className="max-sm:basis-[calc(50%-1.25rem)] sm:flex-1">
          <dt className="text-xs text-ink-muted">
            {as === 'rates' ? <Measured text={label} as="label" /> : label}
          </dt>
          <dd className="mt-0.5 font-heading text-lg font-semibold tabular-nums sm:whitespace-nowrap">
            {as && text ? <Measured text={text} as={as} exact={exact} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
