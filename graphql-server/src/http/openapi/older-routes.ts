import { contentRoles, hiringRoles, leadRoles } from '../../access/roles.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { DocumentedRoute, Tag } from './documented-route.ts';
import { listOf, objectOf, refTo, text } from './json-schema.ts';
import type { Schema } from './json-schema.ts';
import { enquiry, formOf, notice, robots } from './older-forms.ts';
import { searchFilters } from './search-filters.ts';

const json = ['application/json'];
const forms = ['application/json', 'application/x-www-form-urlencoded'];
const multipart = ['multipart/form-data'];
const tag: Tag = 'Older clients';
const content = (scope: ApiScope) => ({ roles: contentRoles, scopes: [scope] });
const file: Schema = { type: 'string', format: 'binary' };
const message = text('A sentence for people.');

export const idParameter = {
  id: { in: 'path', required: true, description: 'The id of the item.', schema: { type: 'string' } },
} satisfies DocumentedRoute['parameters'];

/** An answer in JSON. */
const answers = (schema: Schema, description: string, status = 200): DocumentedRoute['answer'] => ({
  status,
  description,
  content: { types: json, schema },
});
const added = (item: string) => answers(objectOf({ message, data: refTo(item) }), 'It was added.', 201);
const removed = answers(objectOf({ message }), 'It was moved to the trash.');

/** The three paths of items with one picture. */
function pictureItems(
  path: string,
  noun: string,
  item: string,
  fields: Record<string, Schema>,
): DocumentedRoute[] {
  const callers = content(ApiScope.CONTENT_WRITE);
  return [
    {
      ...{
        method: 'GET',
        path,
        tag,
        operationId: `list${noun}s`,
        summary: `All ${nameOf(noun)}s, at most 1,000.`,
      },
      parameters: {},
      answer: answers(listOf(refTo(item)), 'The list, the newest first.'),
    },
    {
      ...{
        method: 'POST',
        path,
        tag,
        operationId: `add${noun}`,
        summary: `Adds a ${nameOf(noun)}.`,
        callers,
      },
      parameters: {},
      body: { types: multipart, schema: objectOf({ ...fields, image: file }) },
      answer: added(item),
    },
    {
      ...{ method: 'DELETE', path: `${path}/{id}`, tag, operationId: `remove${noun}`, callers },
      summary: `Moves a ${nameOf(noun)} to the trash.`,
      parameters: idParameter,
      answer: removed,
    },
  ];
}

const nameOf = (noun: string) => noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

const oneProperty = (path: string, operationId: string): DocumentedRoute => ({
  ...{ method: 'GET', path, tag, operationId, summary: 'One property.', parameters: idParameter },
  answer: answers(objectOf({ data: refTo('OlderProperty') }), 'The property.'),
});

/** The paths of older clients. */
export const olderRoutes: readonly DocumentedRoute[] = [
  {
    ...{ method: 'GET', path: '/api/form', tag, operationId: 'listProperties', parameters: searchFilters },
    summary: 'All properties, the newest first, or with a filter what it finds.',
    answer: answers(
      objectOf({
        data: listOf(refTo('OlderProperty')),
        'totalCount?': {
          type: 'integer',
          description: 'How many there are on all pages; only with a filter or a page.',
        },
      }),
      'The properties; a page of them with a filter or a page.',
    ),
  },
  oneProperty('/form/view/{id}', 'viewForm'),
  oneProperty('/api/form/view/{id}', 'viewProperty'),
  {
    ...{ method: 'POST', path: '/api/form/submit', tag, operationId: 'addProperty', parameters: {} },
    summary: 'Adds a property with its pictures and its certificate.',
    callers: content(ApiScope.LISTINGS_WRITE),
    body: {
      types: multipart,
      schema: {
        ...objectOf({
          title: text(),
          'address?': text(),
          'price?': text('`1.25 Cr`, `45 lakh` or `On Request`.'),
          'images?': listOf(file),
          'formC?': { ...file, description: 'The certificate of a registered project.' },
          'publication?': { type: 'string', enum: ['published', 'draft'] },
        }),
        description: 'The fields of a property as texts, also `rera.status` and so on.',
        additionalProperties: { type: 'string' },
      },
    },
    answer: answers(
      objectOf({
        message,
        data: refTo('OlderProperty'),
        publication: text('`published` or `draft`.'),
        'checks?': { ...listOf({ type: 'object' }), description: 'The open checks of the listing.' },
        'note?': { type: ['string', 'null'], description: 'What is still to be sent.' },
      }),
      'It was added.',
      201,
    ),
  },
  {
    ...{
      method: 'DELETE',
      path: '/api/form/{id}',
      tag,
      operationId: 'removeProperty',
      parameters: idParameter,
    },
    summary: 'Moves a property to the trash.',
    callers: content(ApiScope.LISTINGS_WRITE),
    answer: removed,
  },
  ...pictureItems('/api/teamMembers', 'TeamMember', 'OlderTeamMember', { name: text(), position: text() }),
  ...pictureItems('/api/testimonialUsers', 'Testimonial', 'OlderTestimonial', {
    ...{ name: text(), description: text(), position: text() },
  }),
  ...pictureItems('/api/blogs', 'Story', 'OlderStory', {
    ...{
      title: text(),
      description: text(),
      para_1: text(),
      para_2: text(),
      conclusion: text(),
      writtenBy: text(),
    },
  }).map((route) => ({ ...route, operationId: route.operationId.replace('Storys', 'Stories') })),
  ...pictureItems('/api/media', 'MediaItem', 'OlderMediaItem', { 'name?': text() }),
  {
    ...{ method: 'POST', path: '/api/contacts', tag, operationId: 'sendContact', parameters: {} },
    summary: 'Sends an enquiry.',
    body: {
      types: forms,
      schema: enquiry,
      example: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        service: 'Residential',
        message: 'Please call me.',
      },
    },
    answer: answers(
      objectOf({ message, data: { type: 'object' } }),
      'It has arrived; `data` is what was stored.',
      201,
    ),
  },
  {
    ...{ method: 'GET', path: '/api/contacts', tag, operationId: 'listContacts', parameters: {} },
    summary: 'All enquiries that the caller may see, the oldest first.',
    callers: { roles: leadRoles, scopes: [ApiScope.LEADS_READ] },
    answer: answers(listOf(refTo('OlderContact')), 'The enquiries.'),
  },
  {
    ...{
      method: 'DELETE',
      path: '/api/contacts/{id}',
      tag,
      operationId: 'removeContact',
      parameters: idParameter,
    },
    summary: 'Moves an enquiry to the trash.',
    callers: { roles: leadRoles, scopes: [ApiScope.LEADS_WRITE] },
    answer: removed,
  },
  {
    ...{ method: 'POST', path: '/mail.php', tag, operationId: 'sendAgentForm', parameters: {} },
    summary: 'Sends an enquiry from the page of an agent.',
    body: { types: forms, schema: enquiry },
    answer: answers(
      objectOf({ message, reference: text('The reference of the enquiry.') }),
      'It has arrived.',
    ),
  },
  {
    ...{ method: 'POST', path: '/api/applications', tag, operationId: 'sendApplication', parameters: {} },
    summary: 'Sends an application with a résumé: PDF, DOC or DOCX, at most 5 MB.',
    body: {
      types: multipart,
      schema: formOf(
        'JobApplicationInput',
        [...['fullName', 'email', 'role', 'phone', 'coverLetter?'], ...notice, ...robots],
        { resume: file },
      ),
    },
    answer: added('OlderApplication'),
  },
  {
    ...{ method: 'GET', path: '/api/applications', tag, operationId: 'listApplications', parameters: {} },
    summary: 'All applications.',
    callers: { roles: hiringRoles, scopes: [] },
    answer: answers(listOf(refTo('OlderApplication')), 'The applications.'),
  },
  {
    ...{ method: 'DELETE', path: '/api/applications/{id}', tag, operationId: 'removeApplication' },
    summary: 'Moves an application to the trash.',
    parameters: idParameter,
    callers: { roles: hiringRoles, scopes: [] },
    answer: removed,
  },
  {
    ...{ method: 'GET', path: '/api/applications/{id}/resume', tag, operationId: 'readResume' },
    summary: 'The résumé of an application.',
    parameters: idParameter,
    callers: { roles: hiringRoles, scopes: [] },
    answer: {
      status: 200,
      description: 'The file.',
      content: { types: ['application/octet-stream'], schema: file },
    },
  },
  {
    ...{ method: 'POST', path: '/api/auth/login', tag, operationId: 'login', parameters: {} },
    isKeyless: true,
    summary: 'Logs an account in for 12 hours. A program uses an API token instead.',
    body: {
      types: forms,
      schema: objectOf({
        username: text(),
        password: text(),
        'code?': text('The code of the second factor.'),
      }),
      example: { username: 'owner', password: 'a-good-password' },
    },
    answer: answers(objectOf({ token: text('For `Authorization: Bearer …`.'), message }), 'The token.'),
  },
];
