import { costOfLoan } from 'domain/money/emi.ts';
import { countRead } from '../../access/read-allowance.ts';
import { notFound } from '../../base/errors.ts';
import { BuyerKind } from '../../features/cost/cost-choices.input.ts';
import { thanks } from '../../features/contact/contact-request.service.ts';
import { NewLeadInput } from '../../features/contact/sent/new-lead.input.ts';
import { sendAssistantEnquiry } from '../../features/contact/sent/assistant-enquiry.service.ts';
import { choiceNames } from '../../features/property/facts/facts.type.ts';
import { ProjectIntent } from '../../features/property/property.type.ts';
import { fieldOf, listOf, notNull, objectOf, orNull, text } from '../openapi/json-schema.ts';
import { addressed, documentOf, homeFragment, withAddress } from './document-tool.ts';
import type { Arguments, Tool } from './tool.ts';
import { id, quoted, reads, whole } from './tool.ts';
import { whatChanged } from './what-changed.ts';

const rupees = 'Prices are whole Indian rupees; a rent is per month.';
const homesOnPage = 10;
/** The read cost of what is computed from its arguments alone. */
const sumCost = 10;

const search = documentOf(`
  query ($query: String, $filter: ProjectFilter, $page: Int) {
    projects(query: $query, filter: $filter, page: $page, perPage: ${homesOnPage}) { totalCount items { ...home } }
  }
  ${homeFragment}`);
const one = documentOf(`
  query ($id: ID!) {
    listing(id: $id) {
      id path title category propertyStatus ${choiceNames.join(' ')} locality city address
      price { from to } pricedAt priceIsOld areas { min max unit basis } rooms { min max } baths { min max }
      completion { year quarter month ready } description features amenities builder
      configurations { name bedrooms carpet builtUp superArea priceFrom priceTo }
      mark registration advertisement reraNumber feeDisclosure disclaimer
    }
  }`);
const cost = documentOf(`
  query ($id: ID!, $choices: CostChoices) {
    listing(id: $id) { id path title pricedAt mark registration advertisement }
    costSheet(propertyId: $id, choices: $choices) {
      total agreementValue perSquareFoot basis carpet day unknown hasOldRules
      lines { key amount tax when payTo formula }
    }
  }`);
const places = documentOf(`
  query ($query: String) { places(query: $query, first: 20) { key name kind region parents listedCount } }`);
type Row = Record<string, unknown>;

export const tools: readonly Tool[] = [
  {
    ...{ name: 'search_homes', title: 'Search homes', hints: reads },
    description: `Finds homes, offices, shops and plots to buy or to rent, ${homesOnPage} at a time. ${rupees} ${quoted}`,
    input: {
      'query?': {
        ...text(
          'Plain words in English, Hinglish or Hindi: `3 bhk sector 150 under 1.5 crore`, `office for rent`.',
        ),
        maxLength: 200,
      },
      'intent?': {
        type: 'string',
        enum: Object.values(ProjectIntent),
        description: 'To buy, as without it, or to rent.',
      },
      'minPrice?': whole(0, 1e12, 'The least price in rupees.'),
      'maxPrice?': whole(0, 1e12, 'The greatest price in rupees.'),
      'page?': whole(1, 1_000, 'The `next` of the answer before.'),
    },
    output: () => {
      const found = fieldOf(search.schema(), 'projects');
      return objectOf({
        homes: listOf(addressed(fieldOf(found, 'items').items ?? {})),
        total: fieldOf(found, 'totalCount'),
        next: orNull({ type: 'integer', description: 'The `page` of what follows; null at the end.' }),
      });
    },
    call: async (called, { query, page = 1, ...filter }) => {
      const { projects } = await search.run(called, { query, filter, page });
      const { items, totalCount } = projects as { items: Row[]; totalCount: number };
      const next = Number(page) * homesOnPage < totalCount ? Number(page) + 1 : null;
      return { homes: items.map((home) => withAddress(home, called.site)), total: totalCount, next };
    },
  },
  {
    ...{ name: 'get_home', title: 'Read one home', hints: reads, input: { id } },
    description: `Says what the site shows of one home. ${rupees} ${quoted}`,
    output: () => addressed(notNull(fieldOf(one.schema(), 'listing'))),
    call: async (called, args) => withAddress(known((await one.run(called, args)).listing), called.site),
  },
  {
    ...{ name: 'cost_of_home', title: 'Cost of a home', hints: reads },
    description: `Says what a home for sale costs with charges, taxes, duty and fees, line by line. A line whose \`amount\` is null is not known and not in the total. ${rupees} ${quoted}`,
    input: {
      id,
      'floor?': whole(0, 200, 'The floor.'),
      'buyer?': {
        type: 'string',
        enum: Object.values(BuyerKind),
        description: 'Who buys: the duty depends on it.',
      },
      'isReady?': {
        type: 'boolean',
        description: 'Whether it has its completion certificate: then there is no GST.',
      },
    },
    output: () => {
      const data = cost.schema();
      return objectOf({
        home: addressed(notNull(fieldOf(data, 'listing'))),
        cost: fieldOf(data, 'costSheet'),
      });
    },
    call: async (called, { id: of, ...choices }) => {
      const { listing, costSheet } = await cost.run(called, { id: of, choices });
      return { home: withAddress(known(listing), called.site), cost: costSheet };
    },
  },
  {
    ...{ name: 'loan_emi', title: 'Instalment of a loan', hints: reads },
    description:
      'Computes the equated monthly instalment (EMI) of a loan at a fixed rate, as Indian banks quote it, in whole rupees. It is no offer of a loan.',
    input: {
      loan: whole(1, 1e12, 'The loan in rupees.'),
      interestPercent: {
        type: 'number',
        minimum: 0,
        maximum: 40,
        description: 'The yearly interest in percent.',
      },
      years: whole(1, 40, 'The years.'),
    },
    output: () =>
      objectOf({
        monthly: { type: 'integer', description: 'The monthly instalment.' },
        instalments: { type: 'integer' },
        lastInstalment: { type: 'integer' },
        total: { type: 'integer', description: 'The sum of all instalments.' },
        interest: { type: 'integer', description: 'The interest within the total.' },
      }),
    call: async ({ context }, { loan, interestPercent, years }) => {
      await countRead(context, sumCost);
      const terms = { loan: Number(loan), interestPercent: Number(interestPercent), years: Number(years) };
      return { ...costOfLoan(terms) };
    },
  },
  {
    ...{ name: 'find_places', title: 'Find places', hints: reads },
    description:
      'Finds sectors, localities, corridors, landmarks and metro stations by name, at most 20, with the number of listings in each.',
    input: {
      query: { ...text('The beginning of a name: `sector 15`, `pari chowk`.'), minLength: 1, maxLength: 100 },
    },
    output: () => objectOf({ places: fieldOf(places.schema(), 'places') }),
    call: (called, args) => places.run(called, args),
  },
  whatChanged,
  {
    ...{ name: 'send_enquiry', title: 'Send an enquiry' },
    description:
      'Sends an enquiry of a person to the company, which then calls or writes. Before you call it, show the person every value and each consent, and have them agree to exactly these words. Send false for a consent that the person did not give; none implies another.',
    hints: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    input: {
      name: { ...text('The name of the person.'), minLength: 1, maxLength: 120 },
      'phone?': { ...text('The phone number; it, or an e-mail address, is required.'), maxLength: 40 },
      'email?': { ...text('The e-mail address.'), maxLength: 254 },
      'message?': { ...text('What the person asks, in the words to which they agreed.'), maxLength: 5_000 },
      'propertyId?': { ...id, description: 'The home that they ask about.' },
      agree: {
        type: 'boolean',
        description:
          'The person agreed that the company keeps these details and answers. Nothing is sent without it.',
      },
      shareWithBuilder: {
        type: 'boolean',
        description: 'The person agreed that name and phone number go to the builder of the home.',
      },
      whatsapp: { type: 'boolean', description: 'The person agreed that the company writes on WhatsApp.' },
      newsletter: { type: 'boolean', description: 'The person agreed to news by e-mail.' },
      key: {
        ...text('A key that you make, such as a UUID; the same key sends nothing twice.'),
        pattern: '^[A-Za-z0-9-]{16,64}$',
      },
    },
    output: () =>
      objectOf({ reference: text('The reference of the enquiry.'), message: text('What the site says.') }),
    call: async ({ context }, { key, ...values }) => {
      const input = Object.assign(new NewLeadInput(), values);
      const { reference } = await sendAssistantEnquiry(context, input, String(key));
      return { reference, message: thanks };
    },
  },
];

function known(home: unknown): Arguments {
  if (home === null) throw notFound('Property');
  return home as Arguments;
}
