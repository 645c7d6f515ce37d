import type { EmploymentKind } from 'domain/schema.generated.ts';
import { JobOpeningsDocument } from '../../features/application/application.generated.ts';
import { blogVariables, readBlogSearch, storiesPerPage } from '../../features/blog/blog-search.ts';
import { BlogDetailsDocument, BlogsDocument } from '../../features/blog/blog.generated.ts';
import { ProjectsDocument, PropertyDetailsDocument } from '../../features/property/property.generated.ts';
import { pricedVariables } from '../../features/property/search/all-in/asks-all-in.ts';
import { isTrial } from 'domain/property/rera-words.ts';
import { readSearch, searchVariables } from 'domain/search/project-search.ts';
import { TeamMemberDetailsDocument } from '../../features/team/team-details.generated.ts';
import { TeamMembersDocument } from '../../features/team/team.generated.ts';
import { readAddress } from '../../lib/addressed.ts';
import { SiteSettingsDocument } from '../../lib/site-settings.generated.ts';
import { CompanyFactsDocument } from '../../lib/site-texts.generated.ts';
import { readTexts } from '../../lib/site-texts.ts';
import { faqContent, questionsFor } from '../../pages/faq/faq.content.ts';
import { BuilderDetailsDocument, BuildersDocument } from '../../features/builder/builders.generated.ts';
import { LandingPageDocument } from '../../features/property/landing/landing.generated.ts';
import { companyData, companyName } from './company-data.ts';
import { whole } from './page-head.ts';
import type { DataNode, DataSource } from './page-head.ts';
import { propertyData } from './property-data.ts';
import { memberPath, projectPath, storyPath } from 'domain/site/item-paths.ts';

type Maker = (source: DataSource) => DataNode[] | Promise<DataNode[]>;

/** What the pages say in the words of schema.org, by their routes: nothing that the page itself does not show. */
const makers: Record<string, Maker> = {
  '/': company,
  '/about': company,
  '/contact': company,
  '/faq': questions,
  '/career': openings,
  '/shop-left-sidebar': projects,
  '/projects/:slug': landing,
  '/project-details/:slug': project,
  '/team': people,
  '/team-details/:slug': person,
  '/builders': builders,
  '/builders/:slug': builder,
  '/blog': stories,
  '/blog-details/:slug': story,
};

/** The structured data of a page that search engines list; none for all others. */
export async function structuredData(source: DataSource): Promise<DataNode[]> {
  const { notes, route = '' } = source;
  if (!notes.canonical) return [];
  // What a part of the page could not load, it does not show either.
  const made = await Promise.resolve(makers[route]?.(source)).catch(() => undefined);
  return [...breadcrumbs(source), ...(made ?? [])];
}

function breadcrumbs(source: DataSource): DataNode[] {
  const { steps } = source.notes;
  if (steps.length < 2) return [];
  const itemListElement = steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: whole(source, to) }),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** A list of links in its order; `first` is the place of the first one among all pages. */
function linkList(
  source: DataSource,
  links: readonly { name: string; path: string }[],
  { first = 1, total }: { first?: number; total?: number } = {},
): DataNode[] {
  if (links.length === 0) return [];
  const itemListElement = links.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    url: whole(source, path),
  }));
  return [{ '@type': 'ItemList', ...(total && { numberOfItems: total }), itemListElement }];
}

async function company(source: DataSource): Promise<DataNode[]> {
  const { data } = await source.client.query({ query: SiteSettingsDocument });
  return [companyData(source, data.settings)];
}

async function projects(source: DataSource): Promise<DataNode[]> {
  const search = readSearch(source.url.searchParams);
  const variables = searchVariables(search);
  const { data } = await source.client.query({ query: ProjectsDocument, variables });
  const links = linksTo(data.projects.items);
  const first = (search.page - 1) * search.perPage + 1;
  return linkList(source, links, { first, total: data.projects.totalCount });
}

async function landing(source: DataSource): Promise<DataNode[]> {
  const variables = pricedVariables(source.params, source.url.searchParams);
  const { data } = await source.client.query({ query: LandingPageDocument, variables });
  const { projects: found = [] } = data.landingPage ?? {};
  return linkList(source, linksTo(found));
}

/** Trial listings are left out. */
function linksTo(found: readonly { title: string; slug: string; registration: string }[]) {
  return found
    .filter((one) => !isTrial(one))
    .map(({ title, slug }) => ({ name: title, path: projectPath(slug) }));
}

async function project(source: DataSource): Promise<DataNode[]> {
  const variables = readAddress(source.params.slug);
  const { data } = await source.client.query({ query: PropertyDetailsDocument, variables });
  return data.property ? [propertyData(source, data.property)] : [];
}

async function people(source: DataSource): Promise<DataNode[]> {
  const { data } = await source.client.query({ query: TeamMembersDocument });
  const links = data.teamMembers.map(({ name, slug }) => ({ name, path: memberPath(slug) }));
  return linkList(source, links);
}

async function person(source: DataSource): Promise<DataNode[]> {
  const variables = { slug: source.params.slug ?? '' };
  const { data } = await source.client.query({ query: TeamMemberDetailsDocument, variables });
  const member = data.teamMember;
  if (!member) return [];
  const { name, position, bio, phone, email, image } = member;
  const networks = [member.facebookUrl, member.instagramUrl, member.linkedinUrl, member.youtubeUrl];
  const sameAs = networks.filter(Boolean);
  return [
    {
      '@type': 'Person',
      name,
      jobTitle: position,
      url: whole(source, source.notes.canonical ?? ''),
      image: whole(source, image.url),
      ...(bio && { description: bio }),
      ...(phone && { telephone: phone }),
      ...(email && { email }),
      ...(sameAs.length > 0 && { sameAs }),
      worksFor: await companyName(source),
    },
  ];
}

async function builders(source: DataSource): Promise<DataNode[]> {
  const { data } = await source.client.query({ query: BuildersDocument });
  return linkList(
    source,
    data.builders.map(({ name, slug }) => ({ name, path: `/builders/${slug}` })),
  );
}

/** A sample is no organisation. */
async function builder(source: DataSource): Promise<DataNode[]> {
  const variables = pricedVariables(source.params, source.url.searchParams);
  const { data } = await source.client.query({ query: BuilderDetailsDocument, variables });
  if (!data.builder || data.builder.isSample) return [];
  const { name, introduction, since, website, image } = data.builder;
  return [
    {
      '@type': 'Organization',
      name,
      url: whole(source, source.notes.canonical ?? ''),
      ...(introduction && { description: introduction }),
      ...(since && { foundingDate: String(since) }),
      ...(image && { image: whole(source, image.url) }),
      ...(website && { sameAs: [website] }),
    },
  ];
}

async function stories(source: DataSource): Promise<DataNode[]> {
  const search = readBlogSearch(source.url.searchParams);
  const { data } = await source.client.query({ query: BlogsDocument, variables: blogVariables(search) });
  const links = data.blogs.items.map(({ title, slug }) => ({ name: title, path: storyPath(slug) }));
  const first = (search.page - 1) * storiesPerPage + 1;
  return linkList(source, links, { first, total: data.blogs.totalCount });
}

async function story(source: DataSource): Promise<DataNode[]> {
  const variables = readAddress(source.params.slug);
  const { data } = await source.client.query({ query: BlogDetailsDocument, variables });
  if (!data.blog) return [];
  const { title, description, writtenBy, publishAt, image } = data.blog;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url: whole(source, source.notes.canonical ?? ''),
      ...(image && { image: whole(source, image.url) }),
      ...(publishAt && { datePublished: publishAt }),
      author: { '@type': 'Person', name: writtenBy },
      publisher: await companyName(source),
    },
  ];
}

async function questions({ client }: DataSource): Promise<DataNode[]> {
  const { data } = await client.query({ query: CompanyFactsDocument });
  const asked = questionsFor(readTexts(client, 'faq', faqContent).questions, data.settings.takesCoupons);
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const employmentTypes: Record<EmploymentKind, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  INTERNSHIP: 'INTERN',
};

/** Each posting ends with its last day. */
async function openings(source: DataSource): Promise<DataNode[]> {
  const { data } = await source.client.query({ query: JobOpeningsDocument });
  const hiringOrganization = await companyName(source);
  return data.jobOpenings.map(({ title, place, employment, text, payFrom, payTo, postedOn, applyBy }) => ({
    '@type': 'JobPosting',
    title,
    description: text,
    url: whole(source, source.notes.canonical ?? ''),
    datePosted: postedOn,
    validThrough: `${applyBy}T23:59:59+05:30`,
    employmentType: employmentTypes[employment],
    hiringOrganization,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'IN' },
    },
    ...(payFrom !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: payFrom,
          maxValue: payTo ?? payFrom,
          unitText: 'MONTH',
        },
      },
    }),
  }));
}
