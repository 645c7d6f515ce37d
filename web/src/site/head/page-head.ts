import type { PageClient } from '../../lib/server/page-client.ts';
import type { HeadNotes } from '../../ui/head-notes.ts';
import type { SiteLook } from './site-look.ts';

/** A picture as chats show it with a link. */
export interface ShareImage {
  /** Its path on the site. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** What a share picture shows: an item by its slug or id, a list by its name or that of a landing page, or the company. */
export interface ShareSubject {
  kind: 'property' | 'story' | 'person' | 'builder' | 'company' | 'list';
  address?: { id?: string; slug?: string };
}

/** What each share picture says about the company. */
export interface ShareCompany {
  companyName: string;
  slogan: string;
  registrationNumber: string;
}

/** Finds the share picture of a subject; undefined if there is none. */
export type FindShareImage = (
  subject: ShareSubject,
  company: ShareCompany,
) => Promise<ShareImage | undefined>;

/** A page that was rendered: what it says about itself, and the answers that it shows. */
export interface RenderedHead {
  notes: HeadNotes;
  /** Its route, such as `/project-details/:slug`. */
  route: string | undefined;
  params: Record<string, string | undefined>;
  url: URL;
  client: PageClient;
  look: SiteLook;
  findShareImage?: FindShareImage;
}

/** A node of structured data, with the names of schema.org. */
export type DataNode = { '@type': string } & Record<string, unknown>;

/** What the structured data of a page are made from. */
export interface DataSource extends RenderedHead {
  /** The public address of the site, which whole addresses begin with. */
  site: string;
}

/** A path as a whole address. */
export function whole({ site }: { site: string }, path: string): string {
  return new URL(path, site).href;
}
