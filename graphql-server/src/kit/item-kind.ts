import 'reflect-metadata';
import type { Filter } from 'mongodb';
import { registerEnumType } from 'type-graphql';
import type { AdminRole } from '../base/admin-role.ts';
import type { Context } from '../base/context.ts';
import type { StoredItem } from '../base/types.ts';
import type { Noun } from './noun.ts';

export enum ItemKind {
  PROPERTY = 'PROPERTY',
  TEAM_MEMBER = 'TEAM_MEMBER',
  TESTIMONIAL = 'TESTIMONIAL',
  BUILDER = 'BUILDER',
  PROGRESS_PHOTO = 'PROGRESS_PHOTO',
  BLOG = 'BLOG',
  MEDIA_ITEM = 'MEDIA_ITEM',
  CONTACT_REQUEST = 'CONTACT_REQUEST',
  JOB_APPLICATION = 'JOB_APPLICATION',
  SUBSCRIBER = 'SUBSCRIBER',
  LISTING_REPORT = 'LISTING_REPORT',
}
registerEnumType(ItemKind, {
  name: 'ItemKind',
  description: 'The kind of an item.',
  valuesConfig: {
    PROPERTY: { description: 'A property.' },
    TEAM_MEMBER: { description: 'A member of the team.' },
    TESTIMONIAL: { description: 'The words of a customer.' },
    BUILDER: { description: 'A builder.' },
    PROGRESS_PHOTO: { description: 'A photograph of the construction.' },
    BLOG: { description: 'A story.' },
    MEDIA_ITEM: { description: 'A picture of the gallery.' },
    CONTACT_REQUEST: { description: 'An enquiry.' },
    JOB_APPLICATION: { description: 'A job application.' },
    SUBSCRIBER: { description: 'An address that gets the news.' },
    LISTING_REPORT: { description: 'A report of what is wrong with a listing.' },
  },
});

/** What the trash, the activity log, the export and the dashboard know of a kind of item. */
export interface Kind {
  /** The roles with access to it. */
  roles: readonly AdminRole[];
  noun: Noun<StoredItem>;
  /** The fields that name an item for people; the first that is not empty counts. */
  nameFields: readonly string[];
  /** The field of its picture. */
  picture?: 'image' | 'images';
  /** Whether people sent it about themselves, so that it can be removed for good before the 30 days are over. */
  personal?: boolean;
  /** The limit on what an account may download; null for none. Throws for an account that may not download. */
  exportLimit?(context: Context): Promise<ExportLimit | null>;
}

/** The items of a kind that an account may download. */
export interface ExportLimit {
  filter: Filter<StoredItem>;
  /** Counts the rows before they are sent. Throws if they are too many. */
  take(rows: number): Promise<void>;
}
