import { choiceRows } from 'domain/property/property-choices.ts';
import { plainFields } from 'domain/property/property-fields.ts';
import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { addressChoice } from 'domain/text/choices.ts';
import { rowsOf } from 'domain/text/text-rows.ts';
import { choiceDescriptions } from '../../features/property/facts/facts.type.ts';
import { listOf, objectOf, orNull, text } from './json-schema.ts';
import type { Components, Schema } from './json-schema.ts';

/** What each item has for older clients, which read its id under two names. */
const item = {
  _id: text('The id.'),
  id: text('The same id.'),
  createdAt: { type: 'string', format: 'date-time' },
};
const picture = text('The path of the picture; it starts with `/files/`.');
const open = (description: string): Schema => ({ type: 'object', description, additionalProperties: true });

const typedTexts = plainFields.map(([name, { description, emptyInRest }]) => [
  name,
  emptyInRest ? text(description) : orNull(text(description)),
]);
const memberTexts = rowsOf(teamMemberFields).flatMap(([name, { inRest, required }]) =>
  inRest ? [[name, required ? text() : orNull(text())]] : [],
);
const choices = choiceRows.map(([name, { several, options }]) => {
  const one: Schema = { type: 'string', enum: Object.keys(options).map((value) => addressChoice(value)) };
  return [name, { ...(several ? listOf(one) : orNull(one)), description: choiceDescriptions[name] }];
});

/** Items in the notation of older clients. */
export const olderItems: Components = {
  OlderProperty: objectOf(
    {
      ...item,
      ...(Object.fromEntries(typedTexts) as Components),
      slug: text('The last part of the address of its page.'),
      advertisement: text('The line that an advertisement shows of its registration.'),
      qrLink: orNull(text('The link in the QR code of the project.')),
      category: text('`Residential`, `Studio`, `Commercial` and so on.'),
      propertyStatus: text('`forSale`, `forRent`, `sold` and so on.'),
      latitude: { type: ['number', 'null'] },
      longitude: { type: ['number', 'null'] },
      description: { ...listOf(text()), description: 'The paragraphs.' },
      price: text('Whole rupees as a text, the lower end of a range, or `On Request`.'),
      area: text('`1,150–1,850 sq ft carpet`.'),
      rooms: text('`3`, `2–4 BHK` or `Studio`.'),
      baths: text('`2` or `2–3`.'),
      balconies: text('`2` or `1–3`.'),
      placeKey: orNull(text('The key of its place: `noida/sector-150`.')),
      ...(Object.fromEntries(choices) as Components),
      yearBuilt: text('`2027`, `Dec 2027` or `Ready to move`.'),
      features: { ...listOf(text()), description: 'One text, with commas between the features.' },
      amenities: { ...listOf(text()), description: 'One text, with commas between the amenities.' },
      images: listOf(picture),
      impressions: {
        ...listOf(picture),
        description: 'Those of the pictures that are an artist’s impression.',
      },
      responsibleId: orNull(text('The id of the team member who looks after it.')),
      configurations: listOf(open('Named as in the schema, with the path of the plan as `plan`.')),
      towers: listOf(open('Named as in the schema.')),
    },
    'A property in the notation of older clients.',
  ),
  OlderTeamMember: objectOf({
    ...item,
    ...(Object.fromEntries(memberTexts) as Components),
    ...{ slug: text(), image: picture },
  }),
  OlderTestimonial: objectOf({
    ...item,
    name: text(),
    description: text(),
    position: text(),
    image: picture,
  }),
  OlderStory: objectOf({
    ...item,
    ...{ title: text(), description: text(), para_1: text(), para_2: text(), conclusion: text() },
    writtenBy: text(),
    content: text('The three paragraphs with empty lines between them.'),
    ...{ slug: text(), tags: listOf(text()), image: text('The path of the picture, or empty.') },
  }),
  OlderMediaItem: objectOf({ ...item, name: text(), image: picture }),
  OlderContact: objectOf(
    {
      ...item,
      ...{ reference: text(), name: text(), email: text(), service: orNull(text()) },
      phone: orNull(text('As typed; shortened where the account may not see it.')),
      ...{ message: orNull(text()), agree: { type: 'boolean' }, source: text() },
      ...{ page: orNull(text()), propertyId: orNull(text()) },
      order: orNull(open('The order of brochures.')),
      consents: orNull(listOf(text('What the person allowed and has not taken back.'))),
    },
    'An enquiry.',
  ),
  OlderApplication: objectOf({
    ...item,
    ...{ fullName: text(), email: text(), role: text(), phone: text(), coverLetter: orNull(text()) },
    resume: text('The name of the file.'),
    resumeUrl: text('The path of the file, for accounts that may read applications.'),
  }),
};
