import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import { contentRoles, leadRoles, requireRole } from '../access/roles.ts';
import type { AdminRole } from '../base/admin-role.ts';
import type { Context } from '../base/context.ts';
import type { StoredItem } from '../base/types.ts';
import { jobApplicationNoun } from '../features/application/job-application.service.ts';
import { blogNoun } from '../features/blog/blog.service.ts';
import { contactRequestNoun } from '../features/contact/contact-request.service.ts';
import { subscriberNoun } from '../features/contact/subscriber.service.ts';
import { mediaItemNoun } from '../features/media/media-item.service.ts';
import { progressPhotoNoun } from '../features/progress/progress-photo.service.ts';
import { propertyNoun } from '../features/property/property.service.ts';
import { builderNoun } from '../features/builder/builder.service.ts';
import { listingReportNoun } from '../features/report/listing-report.service.ts';
import { teamMemberNoun } from '../features/team/team-member.service.ts';
import { testimonialNoun } from '../features/testimonial/testimonial.service.ts';
import type { Noun } from '../kit/noun.ts';

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
registerEnumType(ItemKind, { name: 'ItemKind', description: 'The kind of an item.' });

interface Kind {
  /** The roles with access to it. */
  roles: readonly AdminRole[];
  noun: Noun<StoredItem>;
  /** The fields that name an item for people; the first that is not empty counts. */
  nameFields: readonly string[];
  /** The field of its picture. */
  picture?: 'image' | 'images';
  /** Whether people sent it about themselves, so that it can be removed for good before the 30 days are over. */
  personal?: boolean;
}

/** The kinds of items that can be listed, deleted, restored and exported. */
export const itemKinds: Record<ItemKind, Kind> = {
  PROPERTY: { roles: contentRoles, noun: propertyNoun, nameFields: ['title'], picture: 'images' },
  TEAM_MEMBER: { roles: contentRoles, noun: teamMemberNoun, nameFields: ['name'], picture: 'image' },
  TESTIMONIAL: { roles: contentRoles, noun: testimonialNoun, nameFields: ['name'], picture: 'image' },
  BUILDER: { roles: contentRoles, noun: builderNoun, nameFields: ['name'], picture: 'image' },
  PROGRESS_PHOTO: {
    roles: contentRoles,
    noun: progressPhotoNoun,
    nameFields: ['text'],
    picture: 'image',
  },
  BLOG: { roles: contentRoles, noun: blogNoun, nameFields: ['title'], picture: 'image' },
  MEDIA_ITEM: { roles: contentRoles, noun: mediaItemNoun, nameFields: ['name'], picture: 'image' },
  CONTACT_REQUEST: {
    roles: leadRoles,
    noun: contactRequestNoun,
    nameFields: ['name', 'reference'],
    personal: true,
  },
  JOB_APPLICATION: { roles: leadRoles, noun: jobApplicationNoun, nameFields: ['fullName'], personal: true },
  SUBSCRIBER: { roles: contentRoles, noun: subscriberNoun, nameFields: ['email'], personal: true },
  LISTING_REPORT: { roles: contentRoles, noun: listingReportNoun, nameFields: ['reference'], personal: true },
};

/** The kinds that the site shows; visitors send the other kinds. */
export const contentKinds = Object.values(ItemKind).filter((kind) => !itemKinds[kind].personal);

/** A kind that the caller may handle. Throws UNAUTHENTICATED or FORBIDDEN for any other. */
export function kindFor(context: Context, kind: ItemKind): Kind {
  requireRole(context, itemKinds[kind].roles);
  return itemKinds[kind];
}

/** All kinds that the caller may handle. */
export function kindsFor({ admin }: Context): ItemKind[] {
  return Object.values(ItemKind).filter((kind) => admin && itemKinds[kind].roles.includes(admin.role));
}
