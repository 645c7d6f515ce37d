import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';
import type { Context } from '../../context.ts';
import type { Noun } from '../../database/items.ts';
import { contentRoles, leadRoles, requireRole } from '../../roles.ts';
import type { AdminRole } from '../../roles.ts';
import type { StoredItem } from '../../types.ts';
import { jobApplicationNoun } from '../application/job-application.service.ts';
import { blogNoun } from '../blog/blog.service.ts';
import { contactRequestNoun } from '../contact/contact-request.service.ts';
import { mediaItemNoun } from '../media/media-item.service.ts';
import { propertyNoun } from '../property/property.service.ts';
import { teamMemberNoun } from '../team/team-member.service.ts';
import { testimonialNoun } from '../testimonial/testimonial.service.ts';

export enum ItemKind {
  Property = 'Property',
  TeamMember = 'TeamMember',
  Testimonial = 'Testimonial',
  Blog = 'Blog',
  MediaItem = 'MediaItem',
  ContactRequest = 'ContactRequest',
  JobApplication = 'JobApplication',
}
registerEnumType(ItemKind, { name: 'ItemKind', description: 'What an item is: the name of its type.' });

interface Kind {
  /** Who may handle it. */
  roles: readonly AdminRole[];
  noun: Noun<StoredItem>;
  /** The fields that a person knows an item by; the first one that is not empty counts. */
  nameFields: readonly string[];
  /** Where its picture stands. */
  picture?: 'image' | 'images';
  /** What people sent about themselves: it can be removed for good before the 30 days are over. */
  personal?: boolean;
}

/** Every kind of item that can be listed, deleted, restored and exported. */
export const itemKinds: Record<ItemKind, Kind> = {
  Property: { roles: contentRoles, noun: propertyNoun, nameFields: ['title'], picture: 'images' },
  TeamMember: { roles: contentRoles, noun: teamMemberNoun, nameFields: ['name'], picture: 'image' },
  Testimonial: { roles: contentRoles, noun: testimonialNoun, nameFields: ['name'], picture: 'image' },
  Blog: { roles: contentRoles, noun: blogNoun, nameFields: ['title'], picture: 'image' },
  MediaItem: { roles: contentRoles, noun: mediaItemNoun, nameFields: ['name'], picture: 'image' },
  ContactRequest: {
    roles: leadRoles,
    noun: contactRequestNoun,
    nameFields: ['name', 'reference'],
    personal: true,
  },
  JobApplication: { roles: leadRoles, noun: jobApplicationNoun, nameFields: ['fullName'], personal: true },
};

/** A kind that the caller may handle; UNAUTHENTICATED or FORBIDDEN for any other. */
export function kindFor(context: Context, kind: ItemKind): Kind {
  requireRole(context, itemKinds[kind].roles);
  return itemKinds[kind];
}

/** All kinds that the caller may handle. */
export function kindsFor({ admin }: Context): ItemKind[] {
  return Object.values(ItemKind).filter((kind) => admin && itemKinds[kind].roles.includes(admin.role));
}
