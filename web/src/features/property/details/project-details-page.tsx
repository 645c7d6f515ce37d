import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { findOrThrow, leadToOwn, readAddress } from '../../../lib/addressed.ts';
import { isTrial } from 'domain/property/rera-words.ts';
import { useSiteSettingsQuery } from '../../../lib/site-settings.generated.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { Breadcrumb } from '../../../ui/page/breadcrumb.tsx';
import { Gallery } from '../../../ui/pictures/gallery.tsx';
import { movingPicture } from '../../../ui/moving.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { NoPicture } from '../../../ui/pictures/no-picture.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { submitContactForm } from '../../contact/enquiry/submit-contact-form.ts';
import {
  PropertyDetailsDocument,
  PropertySeenDocument,
  usePropertyDetailsQuery,
} from '../property.generated.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { DetailsCard, PhoneBar } from './details-card.tsx';
import { DetailsHead, headParts } from './head/details-head.tsx';
import { DetailsStory, storyParts } from './details-story.tsx';
import { projectDetailsContent, summaryText } from './project-details.content.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { ProjectErrorPage } from './removed-project.tsx';
import { unitParameters } from './table/unit-parameters.ts';
import { SimilarProjectsDocument } from './similar-projects.generated.ts';
import { SimilarProjects } from './similar-projects.tsx';
import { projectPath } from 'domain/site/item-paths.ts';

const { breadcrumb } = projectDetailsContent;

const loadFoot = async () => (await import('./print-foot.tsx')).PrintFoot;
/** Only paper shows it, so its code follows the page. */
const PrintFoot = import.meta.env.SSR ? await loadFoot() : onDemand(loadFoot);

export const parameters = unitParameters;

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
  // A page that is drawn in the browser is whole when it is shown; on the server all code is there.
  const parts = [...headParts, ...storyParts(property)].map(
    (part) => part as { ahead?: () => Promise<void> },
  );
  await Promise.all([
    client.query({ query: SimilarProjectsDocument, variables: { id: property.id } }),
    ...parts.map((part) => part.ahead?.()),
  ]);
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
  const { title, images, stage } = property;
  return (
    <article className="wide-page container-page lg:pt-4">
      <Head property={property} />
      <div className="max-lg:hidden print:hidden">
        <Breadcrumb steps={breadcrumbSteps(property)} />
      </div>
      <div className="grid lg:mt-3 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-12 min-[90rem]:grid-cols-[minmax(0,1fr)_26.25rem] min-[90rem]:gap-14 print:block">
        <div className="min-w-0">
          <div className="md:max-lg:mt-4 print:hidden" style={movingPicture}>
            {images.length > 0 ? (
              <Gallery images={images} title={title} isBuilt={stage === 'READY'} />
            ) : (
              <NoPicture className="aspect-5/2 max-md:-mx-(--gutter) md:aspect-4/1 md:rounded-card" />
            )}
          </div>
          <div className="print:grid print:grid-cols-[1fr_1fr_96px] print:items-start print:gap-4">
            {images[0] && (
              <div className="relative hidden print:block">
                <Picture
                  image={images[0]}
                  sizes="30rem"
                  decorative
                  className="aspect-3/2 w-full rounded-card"
                />
                <i data-nature={images[0].nature} />
              </div>
            )}
            <DetailsHead property={property} />
            {/* Fetched with the page, because no browser waits for it before it prints. */}
            <img
              src={`/share/code/${property.slug}.svg`}
              alt={projectDetailsContent.code}
              fetchPriority="low"
              className="hidden w-full print:block"
            />
          </div>
          <DetailsStory key={property.id} property={property} settings={site?.settings} />
        </div>
        <div className="print:hidden">
          <DetailsCard property={property} settings={site?.settings} />
        </div>
      </div>
      <Suspense>{site && <PrintFoot property={property} settings={site.settings} />}</Suspense>
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
