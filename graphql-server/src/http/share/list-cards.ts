import { landingTitle } from 'domain/search/landing-words.ts';
import { impressionWords, isImpression } from 'domain/site/picture-nature.ts';
import { spokenRupees } from 'domain/text/format.ts';
import { counted, indianNumber } from 'domain/text/number.ts';
import type { Context } from '../../base/context.ts';
import { blogs } from '../../features/blog/blog.service.ts';
import { landingPage } from '../../features/search/landing/landing.service.ts';
import { projects } from '../../features/search/project-search.service.ts';
import { ProjectSort } from '../../features/search/project-filter.input.ts';
import type { Property } from '../../features/property/property.type.ts';
import type { ShareCard } from './card.ts';

type ListContent = Pick<ShareCard, 'id' | 'photo' | 'picture' | 'title' | 'line' | 'figure'>;

/** The lists of properties with a picture of their own, by the names in its path; other names are landing pages. */
const titles: Record<string, string> = {
  home: 'Homes in and around Noida',
  projects: 'Projects in and around Noida',
  shop: 'Homes for sale and rent in Noida',
};

/** Enough to find one that is advertised. */
const mostRead = 24;

/** What the share picture of a list shows: its name, how much it has, its prices, the photograph of the newest. */
export async function listContent(context: Context, id: string): Promise<ListContent | undefined> {
  if (id === 'stories') return ofStories(context);
  const title = Object.hasOwn(titles, id) ? titles[id] : undefined;
  return title ? ofProjects(context, id, title) : ofLanding(context, id);
}

async function ofProjects(context: Context, id: string, title: string): Promise<ListContent | undefined> {
  const first = (sort: ProjectSort) => projects(context, { sort, perPage: mostRead });
  const [newest, cheapest, dearest] = await Promise.all(
    [ProjectSort.NEWEST, ProjectSort.PRICE_ASCENDING, ProjectSort.PRICE_DESCENDING].map(first),
  );
  const count = newest?.totalCount ?? 0;
  if (count === 0) return undefined;
  const lowest = cheapest?.items.find(isAdvertised)?.price?.from ?? null;
  const highest = dearest?.items.find(isAdvertised)?.price?.from ?? null;
  return {
    ...{ id, title, line: `${counted(count, 'project')} for sale`, figure: rangeOf(lowest, highest) },
    ...photoIn(newest?.items),
  };
}

async function ofLanding(context: Context, slug: string): Promise<ListContent | undefined> {
  const found = await landingPage(context, slug);
  if (!found?.isListed) return undefined;
  const { count, lowestPrice, highestPrice } = found;
  const title = landingTitle(found);
  const line = `${counted(count, 'project')} to choose from`;
  return {
    ...{ id: slug, title, line },
    ...(found.projects.every(isAdvertised) && { figure: rangeOf(lowestPrice, highestPrice) }),
    ...photoIn(found.projects),
  };
}

async function ofStories(context: Context): Promise<ListContent | undefined> {
  const { items, totalCount } = await blogs(context, { perPage: 1 });
  const [newest] = items;
  if (!newest) return undefined;
  return {
    ...{ id: 'stories', title: 'Stories for home buyers', photo: newest.image?.fileId },
    line: totalCount === 1 ? '1 story' : `${indianNumber(totalCount)} stories`,
  };
}

/** A picture advertises no trial listing. */
function isAdvertised({ isTrial }: Property): boolean {
  return !isTrial;
}

function photoIn(found: readonly Property[] | undefined) {
  const image = found?.find((one) => isAdvertised(one) && one.images.length > 0)?.images[0];
  return { photo: image?.fileId, ...(isImpression(image) && { picture: impressionWords }) };
}

function rangeOf(lowest: number | null, highest: number | null): string {
  if (lowest === null) return 'Price on request';
  const from = `₹ ${spokenRupees(lowest)}`;
  return highest === null || highest === lowest ? from : `${from} to ₹ ${spokenRupees(highest)}`;
}
