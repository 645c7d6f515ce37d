import { listingColumns } from 'domain/property/listing-columns.ts';
import { orderLineWords, paymentWords, postalAddress } from 'domain/site/brochure-order.ts';
import { builderFields } from 'domain/builder/builder-fields.ts';
import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { choiceWords } from 'domain/text/choices.ts';
import { rowsOf } from 'domain/text/text-rows.ts';
import type { TextName, TextRows } from 'domain/text/text-rows.ts';
import { writtenPhone } from '../../base/text/phone.ts';
import type { StoredItem } from '../../base/types.ts';
import type { JobApplication } from '../../features/application/job-application.type.ts';
import type { Blog } from '../../features/blog/blog.type.ts';
import type { ContactRequest } from '../../features/contact/contact-request.type.ts';
import type { Subscriber } from '../../features/contact/subscriber/subscriber.type.ts';
import type { MediaItem } from '../../features/media/media-item.type.ts';
import type { ProgressPhoto } from '../../features/progress/progress-photo.type.ts';
import type { Person } from '../../features/person/person.type.ts';
import type { Property } from '../../features/property/property.type.ts';
import type { ListingReport } from '../../features/report/listing-report.type.ts';
import type { TeamMember } from '../../features/team/team-member.type.ts';
import type { Testimonial } from '../../features/testimonial/testimonial.type.ts';
import type { Builder } from '../../features/builder/builder.type.ts';
import { ConsentPurpose } from '../../features/lead/consent.type.ts';
import { allows } from '../../features/lead/consents.ts';
import { NextStepKind } from '../../features/lead/lead.type.ts';
import type { ExternalId } from '../../kit/external/external-id.type.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import { people } from './exported-kind.ts';
import { cellsOf } from '../../features/listings/listing-sheet.ts';
import type { Cell } from '../../base/text/csv.ts';
import { projectPath, storyPath } from 'domain/site/item-paths.ts';

/** What the lines of a file say besides their items. */
export interface Beside {
  /** The ids of the properties with evidence of their registration. */
  proven: ReadonlySet<string>;
  /** The keys of the properties in other systems, by their ids. */
  keys: ReadonlyMap<string, readonly ExternalId[]>;
}

export interface Sheet<Item> {
  kind: ItemKind | typeof people;
  heads: string[];
  cells: (item: Item, beside: Beside) => Cell[];
}

/** The columns of the file for one kind, in order: each heading with its cell. */
function sheet<Item extends StoredItem>(
  kind: Sheet<Item>['kind'],
  columns: Record<string, (item: Item, beside: Beside) => Cell>,
): Sheet<Item> {
  const all: Record<string, (item: Item, beside: Beside) => Cell> = {
    ID: ({ _id }: Item) => String(_id),
    ...columns,
    'Created (IST)': ({ createdAt }: Item) => createdAt,
    'Changed (IST)': ({ updatedAt }: Item) => updatedAt,
  };
  return {
    kind,
    heads: Object.keys(all),
    cells: (item, beside) => Object.values(all).map((cell) => cell(item, beside)),
  };
}

/** The columns of the texts of a table. */
function textColumns<Rows extends TextRows>(rows: Rows) {
  type Item = Partial<Record<TextName<Rows>, string | null>>;
  const columns = rowsOf(rows).flatMap(([name, { column, type }]) => {
    const textOf = ({ [name]: text = null }: Item) => (type === 'tel' ? writtenPhone(text) : text);
    return column ? [[column, textOf]] : [];
  });
  return Object.fromEntries(columns) as Record<string, (item: Item) => Cell>;
}

const listingLines = new WeakMap<Property, ReturnType<typeof cellsOf>>();

function listingLine(item: Property, { proven }: Beside): ReturnType<typeof cellsOf> {
  const line = listingLines.get(item) ?? cellsOf(item, proven.has(item._id.toHexString()));
  listingLines.set(item, line);
  return line;
}

/** The columns that an import of listings reads; it knows `ID` as `listing_id`. */
const listingCells = Object.fromEntries(
  listingColumns.flatMap((column) =>
    column === 'listing_id'
      ? []
      : [[column, (item: Property, beside: Beside) => listingLine(item, beside)[column]]],
  ),
);

/** The export of each list, by the last part of its address; docs/api.md documents them. */
export const exportSheets: Record<string, Sheet<never>> = {
  properties: sheet<Property>(ItemKind.PROPERTY, {
    ...listingCells,
    Pictures: ({ images }) => images.length,
    Enquiries: ({ enquiryCount }) => enquiryCount,
    Path: ({ slug }) => projectPath(slug),
    'Other IDs': ({ _id }, { keys }) =>
      keys
        .get(_id.toHexString())
        ?.map(({ system, id }) => `${system}: ${id}`)
        .join('; '),
  }),
  team: sheet<TeamMember>(ItemKind.TEAM_MEMBER, {
    ...textColumns(teamMemberFields),
    About: ({ bio }) => bio,
  }),
  testimonials: sheet<Testimonial>(ItemKind.TESTIMONIAL, {
    Name: ({ name }) => name,
    Position: ({ position }) => position,
    Words: ({ description }) => description,
  }),
  builders: sheet<Builder>(ItemKind.BUILDER, {
    Name: ({ name }) => name,
    Since: ({ since }) => since,
    ...textColumns(builderFields),
    Introduction: ({ introduction }) => introduction,
    'Projects on record': ({ trackRecord }) => trackRecord.length,
    Path: ({ slug }) => `/builders/${slug}`,
  }),
  progress: sheet<ProgressPhoto>(ItemKind.PROGRESS_PHOTO, {
    'Property ID': ({ propertyId }) => String(propertyId),
    'Taken on': ({ takenOn }) => takenOn,
    Tower: ({ tower }) => tower,
    'Stage reached': ({ stage }) => stage,
    Text: ({ text }) => text,
    Picture: ({ image }) => image.url,
  }),
  blogs: sheet<Blog>(ItemKind.BLOG, {
    Title: ({ title }) => title,
    'Written by': ({ writtenBy }) => writtenBy,
    Description: ({ description }) => description,
    Tags: ({ tags }) => tags.join(', '),
    Path: ({ slug }) => storyPath(slug),
  }),
  media: sheet<MediaItem>(ItemKind.MEDIA_ITEM, {
    Name: ({ name }) => name,
    Picture: ({ image }) => image.url,
  }),
  contacts: sheet<ContactRequest>(ItemKind.CONTACT_REQUEST, {
    Reference: ({ reference }) => reference,
    Status: ({ state }) => choiceWords(state),
    'Next date (IST)': ({ nextAt }) => nextAt,
    Name: ({ name }) => name,
    'E-mail': ({ email }) => email,
    Phone: ({ phone }) => writtenPhone(phone),
    Source: ({ source }) => choiceWords(source),
    'Entered by': ({ enteredBy }) => enteredBy,
    'Reason for closing': ({ closeReason }) => closeReason && choiceWords(closeReason),
    'Looking for': ({ service }) => service && choiceWords(service),
    Property: ({ propertyTitle }) => propertyTitle,
    Homes: ({ homes }) => homes?.map(({ title }) => title).join('; '),
    For: ({ responsibleName }) => responsibleName,
    Brochures: ({ order }) => order?.lines.map(orderLineWords).join('; '),
    'Send to': ({ order }) => order && postalAddress(order),
    'Payment by': ({ order }) => order && paymentWords[order.payment],
    'Total (₹)': ({ order }) => order && order.totals.totalPaise / 100,
    'Save my details': ({ agree }) => agree,
    'Share with the builder': ({ receipt }) => allows(receipt, ConsentPurpose.SHARE_WITH_BUILDER),
    WhatsApp: ({ receipt }) => allows(receipt, ConsentPurpose.WHATSAPP),
    Newsletter: ({ receipt }) => allows(receipt, ConsentPurpose.NEWSLETTER),
    'Notice version': ({ receipt }) => receipt?.noticeVersion,
    Page: ({ page }) => page,
    Message: ({ message }) => message,
  }),
  people: sheet<Person>(people, {
    Reference: ({ reference }) => reference,
    Name: ({ name }) => name,
    Phone: ({ numbers }) => numbers.map(writtenPhone).join('; '),
    'E-mail': ({ emails }) => emails.join('; '),
    Status: ({ state }) => choiceWords(state),
    'Reason for closing': ({ closeReason }) => closeReason && choiceWords(closeReason),
    Owner: ({ responsibleName }) => responsibleName,
    'Next step': ({ nextAt, step }) => nextAt && choiceWords(step?.step ?? NextStepKind.CALL),
    'Next step (IST)': ({ nextAt }) => nextAt,
    'About the next step': ({ nextAt, step }) => nextAt && step?.text,
    'First came by': ({ channel }) => channel && choiceWords(channel),
    'Enquired by': ({ sources }) => sources.map(choiceWords).join('; '),
    'Last enquiry (IST)': ({ lastTouchAt }) => lastTouchAt,
    'Last enquiry about': ({ about }) => about,
    Enquiries: ({ enquiryCount }) => enquiryCount,
    'Budget from (₹)': ({ wishes }) => wishes?.budget?.min,
    'Budget to (₹)': ({ wishes }) => wishes?.budget?.max,
  }),
  subscribers: sheet<Subscriber>(ItemKind.SUBSCRIBER, {
    'E-mail': ({ email }) => email,
    'Asked for': ({ source }) => choiceWords(source),
    Page: ({ page }) => page,
  }),
  reports: sheet<ListingReport>(ItemKind.LISTING_REPORT, {
    Reference: ({ reference }) => reference,
    Property: ({ propertyTitle }) => propertyTitle,
    Reason: ({ reason }) => choiceWords(reason),
    Text: ({ text }) => text,
    'E-mail': ({ email }) => email,
    Status: ({ state }) => choiceWords(state),
    'Answer by (IST)': ({ answerBy }) => answerBy,
    Answer: ({ answer }) => answer,
    'Answered by': ({ answeredBy }) => answeredBy,
    'Answered (IST)': ({ answeredAt }) => answeredAt,
  }),
  applications: sheet<JobApplication>(ItemKind.JOB_APPLICATION, {
    Name: ({ fullName }) => fullName,
    Status: ({ state }) => choiceWords(state),
    'Next date (IST)': ({ nextAt }) => nextAt,
    Role: ({ role }) => role,
    'E-mail': ({ email }) => email,
    Phone: ({ phone }) => writtenPhone(phone),
    'Cover letter': ({ coverLetter }) => coverLetter,
    Résumé: ({ resume }) => resume.name,
  }),
};
