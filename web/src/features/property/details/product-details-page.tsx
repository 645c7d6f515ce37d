import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { findOrThrow, readAddress } from '../../../lib/addressed.ts';
import { readError } from '../../../lib/errors.ts';
import {
  formatArea,
  formatCompletion,
  formatCount,
  formatDateTime,
  formatRooms,
  formatStatus,
} from 'domain/text/format.ts';
import { Measured } from '../../../ui/pictures/sizes.tsx';
import { useSiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NoPicture } from '../../../ui/pictures/no-picture.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { phoneWidth } from '../../../ui/pictures/picture.tsx';
import { Slider } from '../../../ui/pictures/slider.tsx';
import { EnquiryForm } from '../../contact/enquiry/enquiry-form.tsx';
import { submitContactForm } from '../../contact/enquiry/submit-contact-form.ts';
import { ShortlistHeart } from '../../choices/shortlist-heart.tsx';
import { isTrial } from 'domain/property/rera-words.ts';
import { plainPrice } from 'domain/money/plain-price.ts';
import { isTaken, takenText } from 'domain/property/property-words.ts';
import {
  PropertyDetailsDocument,
  PropertySeenDocument,
  usePropertyDetailsQuery,
} from '../property.generated.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { Chips } from './story-parts.tsx';
import { DetailsSection } from './table/details-tables.tsx';
import { productDetailsContent, projectDetailsContent, summaryText } from './project-details.content.ts';
import { ProjectErrorPage } from './removed-project.tsx';
import { CallsBack, ResponsibleCard } from './responsible-card.tsx';
import { ShareButtons } from './head/share-buttons.tsx';
import { SimilarProjectsDocument } from './similar-projects.generated.ts';
import { similarId } from './similar-projects.tsx';
import { projectPath } from 'domain/site/item-paths.ts';

const loadBlock = async () => (await import('./papers/registration-block.tsx')).RegistrationBlock;
const RegistrationBlock = import.meta.env.SSR ? await loadBlock() : onDemand(loadBlock);

const { title, loading, fields, enquiry } = productDetailsContent;
const maxSlides = 5;

export const texts: readonly string[] = ['property', 'propertyLists'];

/** On the server the page waits for its property; in the browser it opens at once and fills in later. */
export async function load({ client, params }: PageRequest) {
  const variables = readAddress(params.id);
  const asked = client.query({ query: PropertyDetailsDocument, variables, seenBy: PropertySeenDocument });
  if (typeof window !== 'undefined') {
    // The page says so if it fails.
    asked.catch(() => undefined);
    return null;
  }
  await findOrThrow(
    asked.then(({ data }) => data.property),
    () => client.query({ query: SimilarProjectsDocument, variables }),
  );
  return null;
}

export const ErrorBoundary = ProjectErrorPage;

export function act(form: FormData, { client, url }: PageRequest) {
  return submitContactForm(form, client, { source: 'ENQUIRY', page: url.pathname });
}

export function Component() {
  const { id } = useParams();
  const { data, error, loading: waiting, refetch } = usePropertyDetailsQuery({ variables: readAddress(id) });
  const property = data?.property ?? undefined;
  const name = property?.title ?? loading.title;
  return (
    <article className="container-page pt-4 md:pt-6">
      <PageMeta
        title={property?.title ?? title}
        description={property && summaryText(property)}
        canonical={property && !isTrial(property) ? projectPath(property.slug) : undefined}
      />
      <Breadcrumb
        steps={[
          { label: projectDetailsContent.breadcrumb.home, to: '/' },
          { label: projectDetailsContent.breadcrumb.projects, to: '/shop-left-sidebar' },
          { label: title },
        ]}
      />
      <header className="mt-6 items-start gap-x-6 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr]">
        <div>
          <h1 className="text-lg text-brass-deep">{title}</h1>
          <h2 className="mt-1 text-3xl">{name}</h2>
          <p className="mt-2 text-lg text-ink-muted">{property?.address ?? loading.address}</p>
        </div>
        {property && (
          <Suspense>
            <RegistrationBlock property={property} />
          </Suspense>
        )}
      </header>
      {!property && !waiting && (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <StatusMessage tone="danger">
            {readError(error, productDetailsContent.failed).message}
          </StatusMessage>
          <Button look="outline" onClick={() => void refetch().catch(() => undefined)}>
            {productDetailsContent.retry}
          </Button>
        </div>
      )}
      {property && <ShareButtons key={property.id} property={property} />}
      <div className="relative">
        <Pictures property={property} />
        {property && <ShortlistHeart property={property} className="absolute top-3 right-3 z-1" />}
      </div>
      <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-16">
        <div className="min-w-0">
          {property && <Fields property={property} />}
          <Description paragraphs={property?.description} />
          <Chips title={productDetailsContent.features} items={property?.features ?? []} />
          <Chips title={productDetailsContent.amenities} items={property?.amenities ?? []} />
        </div>
        {property && <Enquiry property={property} />}
      </div>
    </article>
  );
}

function Pictures({ property }: { property: PropertyDetailsFragment | undefined }) {
  const images = property?.images.slice(0, maxSlides) ?? [];
  const frame = 'mt-6 aspect-4/3 md:aspect-2/1';
  if (!property) return <div className={`${frame} animate-pulse rounded-card bg-line`} />;
  if (images.length === 0) return <NoPicture className={`${frame} rounded-card`} />;
  return (
    <Slider
      key={property.id}
      images={images}
      label={`Pictures of ${property.title}`}
      sizes={`(width >= 80rem) 1200px, (width >= 48rem) calc(100vw - 64px), ${phoneWidth}`}
      eager
      className={frame}
    />
  );
}

function Fields({ property }: { property: PropertyDetailsFragment }) {
  const rows = [
    { label: fields.listed, text: property.publishAt && formatDateTime(property.publishAt) },
    { label: fields.area, text: property.areas.map(formatArea).join('\n') },
    { label: fields.rooms, text: formatRooms(property.rooms) },
    { label: fields.baths, text: formatCount(property.baths) },
    { label: fields.yearBuilt, text: formatCompletion(property.completion) },
    { label: fields.lotDimensions, text: property.lotDimensions },
    { label: fields.price, text: isTaken(property) ? '' : plainPrice(property) },
    { label: fields.status, text: formatStatus(property.propertyStatus) },
  ];
  return (
    <DetailsSection title={productDetailsContent.facts}>
      <dl className="grid gap-x-10 border-t border-line text-sm sm:grid-cols-2">
        {rows.map(
          ({ label, text }) =>
            text && (
              <div key={label} className="flex justify-between gap-6 border-b border-line py-3.5">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="text-right font-semibold whitespace-pre-line tabular-nums">
                  {label === fields.area ? <Measured text={text} /> : text}
                </dd>
              </div>
            ),
        )}
      </dl>
      <ButtonLink to={projectPath(property.slug)} look="outline" className="mt-6">
        {productDetailsContent.fullPage}
      </ButtonLink>
    </DetailsSection>
  );
}

function Description({ paragraphs }: { paragraphs: string[] | undefined }) {
  const shown = paragraphs?.length ? paragraphs : [loading.description];
  return (
    <DetailsSection title={productDetailsContent.description}>
      <div className="grid max-w-[68ch] gap-4">
        {shown.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DetailsSection>
  );
}

function Enquiry({ property }: { property: PropertyDetailsFragment }) {
  const { data: site } = useSiteSettingsQuery();
  if (isTaken(property)) {
    return (
      <aside aria-label={takenText(property)} className="lg:mt-14">
        <div className="rounded-card border border-line bg-card p-5 md:p-6">
          <p className="font-heading text-xl font-semibold">{takenText(property)}</p>
          <ButtonLink to={`${projectPath(property.slug)}#${similarId}`} className="mt-5 w-full">
            {projectDetailsContent.taken.similar}
          </ButtonLink>
        </div>
      </aside>
    );
  }
  return (
    <aside aria-label={enquiry.title} className="lg:mt-14">
      <div className="rounded-card border border-line bg-card p-5 md:p-6 lg:sticky lg:top-20">
        <p className="mb-5 font-heading text-xl font-semibold">{enquiry.title}</p>
        <div className="grid gap-5">
          <ResponsibleCard property={property} settings={site?.settings} />
          <EnquiryForm
            propertyId={property.id}
            submit={enquiry.submit}
            caller={property.responsible?.name}
            status={property.rera?.status}
          />
        </div>
        <CallsBack property={property} />
      </div>
    </aside>
  );
}
