import { areasText, formatCompletion, formatCount, formatRooms } from 'web/lib/format.ts';
import { writtenPhone } from '../../phone.ts';
import type { StoredItem } from '../../types.ts';
import type { JobApplication } from '../application/job-application.type.ts';
import type { Blog } from '../blog/blog.type.ts';
import type { ContactRequest } from '../contact/contact-request.type.ts';
import type { MediaItem } from '../media/media-item.type.ts';
import type { Property } from '../property/property.type.ts';
import type { TeamMember } from '../team/team-member.type.ts';
import type { Testimonial } from '../testimonial/testimonial.type.ts';
import type { Cell } from './csv.ts';
import { ItemKind } from './item-kind.ts';

export interface Sheet<Item> {
  kind: ItemKind;
  heads: string[];
  cells: (item: Item) => Cell[];
}

/** The columns of a kind’s file, in order: a head and what stands below it. */
function sheet<Item extends StoredItem>(
  kind: ItemKind,
  columns: Record<string, (item: Item) => Cell>,
): Sheet<Item> {
  const all = {
    ID: ({ _id }: Item) => String(_id),
    ...columns,
    'Created (IST)': ({ createdAt }: Item) => createdAt,
    'Changed (IST)': ({ updatedAt }: Item) => updatedAt,
  };
  return {
    kind,
    heads: Object.keys(all),
    cells: (item) => Object.values(all).map((cell) => cell(item)),
  };
}

/** What each list exports, by the last part of its address; documented in docs/api.md. */
export const exportSheets: Record<string, Sheet<never>> = {
  properties: sheet<Property>(ItemKind.Property, {
    Title: ({ title }) => title,
    Type: ({ category }) => category,
    Status: ({ propertyStatus }) => propertyStatus,
    'Price from (₹)': ({ price }) => price?.from,
    'Price to (₹)': ({ price }) => price?.to,
    Areas: ({ areas }) => areasText(areas),
    Rooms: ({ rooms }) => formatRooms(rooms),
    Baths: ({ baths }) => formatCount(baths),
    Completion: ({ completion }) => formatCompletion(completion),
    Address: ({ address }) => address,
    Locality: ({ locality }) => locality,
    City: ({ city }) => city,
    Latitude: ({ position }) => position?.latitude,
    Longitude: ({ position }) => position?.longitude,
    'RERA number': ({ reraNumber }) => reraNumber,
    Pictures: ({ images }) => images.length,
    Enquiries: ({ enquiryCount }) => enquiryCount,
    Path: ({ slug }) => `/project-details/${slug}`,
  }),
  team: sheet<TeamMember>(ItemKind.TeamMember, {
    Name: ({ name }) => name,
    Position: ({ position }) => position,
    Experience: ({ experience }) => experience,
    Location: ({ location }) => location,
    'E-mail': ({ email }) => email,
    Phone: ({ phone }) => writtenPhone(phone),
    About: ({ bio }) => bio,
  }),
  testimonials: sheet<Testimonial>(ItemKind.Testimonial, {
    Name: ({ name }) => name,
    Position: ({ position }) => position,
    Words: ({ description }) => description,
  }),
  blogs: sheet<Blog>(ItemKind.Blog, {
    Title: ({ title }) => title,
    'Written by': ({ writtenBy }) => writtenBy,
    Description: ({ description }) => description,
    Tags: ({ tags }) => tags.join(', '),
    Path: ({ slug }) => `/blog-details/${slug}`,
  }),
  media: sheet<MediaItem>(ItemKind.MediaItem, {
    Name: ({ name }) => name,
    Picture: ({ image }) => image.url,
  }),
  contacts: sheet<ContactRequest>(ItemKind.ContactRequest, {
    Reference: ({ reference }) => reference,
    State: ({ state }) => state,
    'Next date (IST)': ({ nextAt }) => nextAt,
    Name: ({ name }) => name,
    'E-mail': ({ email }) => email,
    Phone: ({ phone }) => writtenPhone(phone),
    Source: ({ source }) => source,
    'Looking for': ({ service }) => service,
    Property: ({ propertyTitle }) => propertyTitle,
    Page: ({ page }) => page,
    Message: ({ message }) => message,
  }),
  applications: sheet<JobApplication>(ItemKind.JobApplication, {
    Name: ({ fullName }) => fullName,
    State: ({ state }) => state,
    'Next date (IST)': ({ nextAt }) => nextAt,
    Role: ({ role }) => role,
    'E-mail': ({ email }) => email,
    Phone: ({ phone }) => writtenPhone(phone),
    'Cover letter': ({ coverLetter }) => coverLetter,
    Résumé: ({ resume }) => resume.name,
  }),
};
