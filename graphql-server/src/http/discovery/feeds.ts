import { feeds } from 'domain/site/feed-links.ts';
import { plainPrice } from 'domain/money/plain-price.ts';
import { formatArea, formatRooms } from 'domain/text/format.ts';
import { escapeMarkup } from 'domain/text/escaped.ts';
import { blogNoun } from '../../features/blog/blog.service.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { listedStatuses } from '../../features/property/property.type.ts';
import type { Property } from '../../features/property/property.type.ts';
import { advertDesk, advertLine } from '../../features/property/rera/advert-line.ts';
import { advertised } from '../../features/property/rera/listing-mark.ts';
import { settings } from '../../features/company/site-settings.service.ts';
import { collectionOf } from '../../kit/noun.ts';
import { newestPublished, publishedItems } from '../../kit/publication.ts';
import type { Asked } from './kept-text.ts';
import { projectPath, storyPath } from 'domain/site/item-paths.ts';

const maxItems = 30;

interface Feed {
  title: string;
  description: string;
  site: string;
  /** The page with the same items. */
  page: string;
  /** Its own path, without the ending. */
  path: string;
  items: FeedItem[];
}

interface FeedItem {
  /** Its address by its id, which leads to `url`: a reader knows an item by it, also under another title. */
  id: string;
  url: string;
  title: string;
  text: string;
  image?: string | undefined;
  publishedAt: Date;
  changedAt: Date;
  author?: string;
  tags?: string[];
}

/** The newest stories. */
export async function storyFeed({ context, site }: Asked): Promise<Feed> {
  const { companyName } = await settings(context);
  const stories = await publishedItems(context, blogNoun, maxItems);
  return {
    title: `${companyName}: ${feeds.stories.title}`,
    description: 'Guides to buying, loans, papers and places in Noida.',
    site,
    page: '/blog',
    path: feeds.stories.path,
    items: stories.map(({ _id, slug, title, description, image, publishAt, createdAt, ...story }) => ({
      id: `${site}${storyPath(_id.toHexString())}`,
      url: `${site}${storyPath(slug)}`,
      title,
      text: description,
      image: image ? site + image.url : undefined,
      publishedAt: publishAt ?? createdAt,
      changedAt: story.updatedAt,
      author: story.writtenBy,
      tags: story.tags,
    })),
  };
}

/** The newest available properties without trial listings, each with what the law wants beside an offer. */
export async function projectFeed({ context, site }: Asked): Promise<Feed> {
  const { companyName } = await settings(context);
  const desk = await advertDesk(context);
  const filter = { deleted: false, ...advertised(), propertyStatus: { $in: listedStatuses } };
  const found = await collectionOf(context, propertyNoun)
    .find(filter, { sort: newestPublished, limit: maxItems })
    .toArray();
  return {
    title: `${companyName}: ${feeds.properties.title}`,
    description: 'The newest homes, offices, shops, studios and plots for sale and rent in and around Noida.',
    site,
    page: '/shop-left-sidebar',
    path: feeds.properties.path,
    items: found.map((property) => ({
      id: `${site}${projectPath(property._id.toHexString())}`,
      url: `${site}${projectPath(property.slug)}`,
      title: `${property.title}, ${plainPrice(property)}`,
      text: `${factsOf(property)} ${advertLine(desk, property)}. Offered by ${companyName}.`,
      image: property.images[0] && site + property.images[0].url,
      publishedAt: property.publishAt ?? property.createdAt,
      changedAt: property.updatedAt,
    })),
  };
}

/** Its facts in sentences: address, rooms, area. */
function factsOf(property: Property): string {
  const { address, rooms, areas } = property;
  const [area] = areas;
  const size = [formatRooms(rooms), area && formatArea(area)].filter(Boolean).join(', ');
  return [`${address}.`, size && `${size}.`].filter(Boolean).join(' ');
}

/** A feed as RSS 2.0. */
export function rssFeed({ title, description, site, page, path, items }: Feed): string {
  const entries = items.map((item) =>
    [
      '<item>',
      element('title', item.title),
      element('link', item.url),
      `<guid isPermaLink="false">${escapeMarkup(item.id)}</guid>`,
      element('pubDate', item.publishedAt.toUTCString()),
      element('description', item.text),
      item.author ? element('dc:creator', item.author) : '',
      ...(item.tags ?? []).map((tag) => element('category', tag)),
      item.image ? `<media:content medium="image" url="${escapeMarkup(item.image)}"/>` : '',
      '</item>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
    element('title', title) + element('link', site + page) + element('description', description),
    `<language>en-in</language><atom:link href="${escapeMarkup(`${site + path}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    '</channel></rss>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** A feed as JSON Feed 1.1. */
export function jsonFeed({ title, description, site, page, path, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: site + page,
    feed_url: `${site + path}.json`,
    language: 'en-IN',
    items: items.map(({ id, url, title: name, text, image, publishedAt, changedAt, author, tags }) => ({
      id,
      url,
      title: name,
      content_text: text,
      image,
      date_published: publishedAt,
      date_modified: changedAt,
      ...(author && { authors: [{ name: author }] }),
      ...(tags?.length && { tags }),
    })),
  });
}
