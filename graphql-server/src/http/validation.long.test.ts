import { expect, test } from 'vitest';
import {
  applicationInput,
  blogInput,
  contactInput,
  propertyInput,
  teamMemberInput,
  testimonialInput,
} from '../testing/factories.ts';
import { pdf, picture } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

type Values = Record<string, unknown>;

interface Submission {
  mutation: string;
  inputType: string;
  path: string;
  collection: string;
  input: (values?: Values) => Values;
  file?: { name: string; make: () => Promise<File> | File };
}

const image = { name: 'image', make: () => picture() };
const submissions = {
  contact: {
    mutation: 'submitContact',
    inputType: 'ContactRequestInput!',
    path: '/api/contacts',
    collection: 'contactRequests',
    input: contactInput,
  },
  application: {
    mutation: 'submitApplication',
    inputType: 'JobApplicationInput!',
    path: '/api/applications',
    collection: 'jobApplications',
    input: applicationInput,
    file: { name: 'resume', make: () => pdf() },
  },
  property: {
    mutation: 'createProperty',
    inputType: 'PropertyInput!',
    path: '/api/form/submit',
    collection: 'properties',
    input: propertyInput,
  },
  testimonial: {
    mutation: 'createTestimonial',
    inputType: 'TestimonialInput!',
    path: '/api/testimonialUsers',
    collection: 'testimonials',
    input: testimonialInput,
    file: image,
  },
  teamMember: {
    mutation: 'createTeamMember',
    inputType: 'TeamMemberInput!',
    path: '/api/teamMembers',
    collection: 'teamMembers',
    input: teamMemberInput,
    file: image,
  },
  media: {
    mutation: 'createMediaItem',
    inputType: 'MediaItemInput!',
    path: '/api/media',
    collection: 'mediaItems',
    input: (values: Values = {}) => values,
    file: image,
  },
  blog: {
    mutation: 'createBlog',
    inputType: 'BlogInput!',
    path: '/api/blogs',
    collection: 'blogs',
    input: blogInput,
    file: image,
  },
} satisfies Record<string, Submission>;

type Noun = keyof typeof submissions;

const requiredFields = 'Please fill out all required fields.';
const wholeTestimonial = '❗ Please fill in all the fields and upload an image.';

/** Sends an input through one door, and answers the refusal in a form that both doors share. */
async function submit(door: 'GraphQL' | 'REST', noun: Noun, values: Values, file?: File | null) {
  const { mutation, inputType, path, input, file: wanted }: Submission = submissions[noun];
  const sent = file === undefined && wanted ? await wanted.make() : file;
  if (door === 'GraphQL') {
    const fileName = wanted?.name;
    const { data, errors = [] } = await ask(
      `mutation ($input: ${inputType}${fileName ? `, $${fileName}: Upload` : ''}) {
        ${mutation}(input: $input${fileName ? `, ${fileName}: $${fileName}` : ''}) { __typename }
      }`,
      { input: input(values), ...(fileName && { [fileName]: null }) },
      { token, ...(fileName && sent && { files: { [fileName]: sent } }) },
    );
    const [error] = errors;
    return {
      accepted: Boolean(data[mutation]),
      code: error?.extensions.code,
      message: error?.message,
      fields: error?.extensions.fields,
    };
  }
  const fields = { ...input(values), ...(sent && wanted && { [wanted.name]: sent }) } as Record<
    string,
    string | File
  >;
  const { status, body } = await call<{ message: string; fields?: Record<string, string> }>('POST', path, {
    token,
    ...(wanted ? { form: fields } : { json: fields }),
  });
  return {
    accepted: status < 300,
    code: status === 400 ? 'BAD_USER_INPUT' : status,
    message: body.message,
    fields: body.fields,
  };
}

const doors = ['GraphQL', 'REST'] as const;
const throughBothDoors = <Row extends unknown[]>(rows: Row[]) =>
  rows.flatMap((row) => doors.map((door) => [door, ...row] as const));

test.each(throughBothDoors((Object.keys(submissions) as Noun[]).map((noun) => [noun])))(
  '%s accepts the valid sample of a %s, which the other tests break',
  async (door, noun) => {
    expect((await submit(door, noun, {})).accepted).toBe(true);
    expect(await app.db.collection(submissions[noun].collection).countDocuments()).toBe(1);
  },
);

const required: [Noun, string, string][] = [
  ['contact', 'name', requiredFields],
  ['contact', 'email', requiredFields],
  ['application', 'fullName', requiredFields],
  ['application', 'email', requiredFields],
  ['application', 'role', requiredFields],
  ['application', 'phone', requiredFields],
  ['property', 'title', requiredFields],
  ['property', 'aboutBuilder', requiredFields],
  ['property', 'address', requiredFields],
  ['property', 'disclaimer', requiredFields],
  ['property', 'reraDetails', requiredFields],
  ['testimonial', 'name', wholeTestimonial],
  ['testimonial', 'description', wholeTestimonial],
  ['testimonial', 'position', wholeTestimonial],
  ['teamMember', 'name', 'Please enter a name.'],
  ['teamMember', 'position', 'Please enter a position.'],
  ['blog', 'title', requiredFields],
  ['blog', 'description', requiredFields],
  ['blog', 'para_1', requiredFields],
  ['blog', 'para_2', requiredFields],
  ['blog', 'conclusion', requiredFields],
  ['blog', 'writtenBy', requiredFields],
];

test.each(throughBothDoors(required))(
  '%s refuses a %s without %s: %s',
  async (door, noun, field, sentence) => {
    for (const empty of ['', '  \n ']) {
      const answer = await submit(door, noun, { [field]: empty });
      expect(answer).toEqual({
        accepted: false,
        code: 'BAD_USER_INPUT',
        message: sentence,
        fields: { [field]: sentence },
      });
    }
    expect(await app.db.collection(submissions[noun].collection).countDocuments()).toBe(0);
    expect(await app.db.collection('fs.files').countDocuments()).toBe(0);
  },
);

test.each(throughBothDoors(['\u0000', '\u200b\u2060', '\u202e', '\u00ad \u0007'].map((name) => [name])))(
  '%s treats a name without visible characters as missing: %j',
  async (door, name) => {
    expect(await submit(door, 'contact', { name })).toMatchObject({
      accepted: false,
      message: requiredFields,
      fields: { name: requiredFields },
    });
  },
);

test.each(doors)('%s keeps no control characters but the ends of lines, and joins emoji', async (door) => {
  const message = 'Two\u0000 rooms\u001b,\nfor 👩\u200d👧';
  expect((await submit(door, 'contact', { message })).accepted).toBe(true);
  expect(await app.db.collection('contactRequests').findOne()).toMatchObject({
    message: 'Two rooms,\nfor 👩\u200d👧',
  });
});

test.each(doors)(
  '%s refuses half a character in an e-mail address, and replaces it elsewhere',
  async (door) => {
    expect(await submit(door, 'contact', { email: 'a\ud800@example.com' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Please enter a valid e-mail address.' },
    });
    expect((await submit(door, 'contact', { name: 'Asha \ud83d' })).accepted).toBe(true);
    expect(await app.db.collection('contactRequests').findOne()).toMatchObject({ name: 'Asha \ufffd' });
  },
);

test('REST refuses a required field that is left out or null like an empty one', async () => {
  for (const name of [undefined, null]) {
    expect(await submit('REST', 'contact', { name })).toMatchObject({
      message: requiredFields,
      fields: { name: requiredFields },
    });
  }
});

test.each(doors)('%s refuses a contact request without a service', async (door) => {
  const values = door === 'REST' ? ['', '  ', undefined, null] : [undefined, null];
  for (const service of values) {
    expect(await submit(door, 'contact', { service })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: requiredFields,
      fields: { service: requiredFields },
    });
  }
  expect(await submit(door, 'contact', { service: undefined, source: null })).toMatchObject({
    accepted: false,
  });
});

test.each(doors)('%s names every missing field of a contact request at once', async (door) => {
  const answer = await submit(door, 'contact', { name: '', email: '', service: undefined });
  expect(answer.fields).toEqual({ name: requiredFields, email: requiredFields, service: requiredFields });
});

test.each(doors)('%s lets phone, message and agree be left out', async (door) => {
  const answer = await submit(door, 'contact', { phone: undefined, message: undefined, agree: undefined });
  expect(answer.accepted).toBe(true);
  expect(await app.db.collection('contactRequests').findOne()).toMatchObject({
    phone: null,
    message: null,
    agree: false,
  });
});

test.each(throughBothDoors<[Noun]>([['contact'], ['application'], ['teamMember']]))(
  '%s refuses a malformed e-mail address in a %s',
  async (door, noun) => {
    for (const email of ['asha', 'asha@', '@example.com', 'a b@example.com']) {
      expect(await submit(door, noun, { email })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { email: 'Please enter a valid e-mail address.' },
      });
    }
  },
);

test.each(
  throughBothDoors<[Noun, string, string]>([
    ['application', 'resume', requiredFields],
    ['testimonial', 'image', wholeTestimonial],
    ['teamMember', 'image', 'Please select an image.'],
    ['media', 'image', 'Please select a valid image file.'],
    ['blog', 'image', 'Please select an image.'],
  ]),
)('%s refuses a %s without its file %s: %s', async (door, noun, field, sentence) => {
  const answer = await submit(door, noun, {}, null);
  expect(answer).toEqual({
    accepted: false,
    code: 'BAD_USER_INPUT',
    message: sentence,
    fields: { [field]: sentence },
  });
  expect(await app.db.collection(submissions[noun].collection).countDocuments()).toBe(0);
});

test.each(
  throughBothDoors<[Noun, string]>([
    ['testimonial', '❗ Only image files are allowed.'],
    ['teamMember', 'Please select an image.'],
    ['media', 'Please select a valid image file.'],
    ['blog', 'Please select an image.'],
  ]),
)('%s refuses a %s whose picture is none: %s', async (door, noun, sentence) => {
  const text = new File(['no picture'], 'picture.jpg', { type: 'image/jpeg' });
  const answer = await submit(door, noun, {}, text);
  expect(answer).toEqual({
    accepted: false,
    code: 'BAD_USER_INPUT',
    message: sentence,
    fields: { image: sentence },
  });
  expect(await app.db.collection('fs.files').countDocuments()).toBe(0);
});

test.each(doors)('%s lets the cover letter be left out, and keeps it when it is there', async (door) => {
  expect((await submit(door, 'application', {})).accepted).toBe(true);
  expect((await submit(door, 'application', { coverLetter: 'Dear all,\n\nI would like to.' })).accepted).toBe(
    true,
  );
  const letters = await app.db.collection('jobApplications').distinct('coverLetter');
  expect(letters).toEqual([null, 'Dear all,\n\nI would like to.']);
});

test.each(doors)('%s takes Commercial and forSale for a property that says neither', async (door) => {
  expect((await submit(door, 'property', {})).accepted).toBe(true);
  expect(await app.db.collection('properties').findOne()).toMatchObject({
    category: 'COMMERCIAL',
    propertyStatus: 'FOR_SALE',
    price: null,
    images: [],
  });
});

test.each(
  throughBothDoors<[string, string, RegExp]>([
    ['price', 'cheap', /45,00,000 or 45 lakh or 1\.2–1\.9 Cr, or On Request/],
    ['area', 'huge', /such as 1,250 sq ft/],
    ['rooms', 'many', /such as 3, 2–4 BHK or Studio/],
    ['baths', 'many', /such as 2 or 2–3/],
    ['yearBuilt', 'soon', /such as 2027, Dec 2027 or Q3 2027/],
  ]),
)('%s refuses a property whose %s is “%s”, with an example', async (door, field, value, sentence) => {
  const answer = await submit(door, 'property', { [field]: value });
  expect(answer).toMatchObject({ accepted: false, code: 'BAD_USER_INPUT' });
  expect(answer.fields).toEqual({ [field]: expect.stringMatching(sentence) });
  expect(answer.message).toBe(answer.fields?.[field]);
});

test.each(doors)('%s refuses a position of one half, or off the map', async (door) => {
  expect((await submit(door, 'property', { latitude: 28.5 })).fields).toEqual({
    longitude: 'Please enter both, or neither.',
  });
  expect((await submit(door, 'property', { latitude: 91, longitude: 77 })).fields).toEqual({
    latitude: 'Please enter degrees from -90 to 90.',
  });
  expect((await submit(door, 'property', { latitude: 28.5, longitude: 77.4 })).accepted).toBe(true);
});

test.each(
  throughBothDoors<[Noun, string, number]>([
    ['contact', 'name', 120],
    ['contact', 'message', 5_000],
    ['application', 'coverLetter', 10_000],
    ['property', 'title', 160],
    ['teamMember', 'name', 120],
    ['testimonial', 'description', 3_000],
    ['blog', 'para_1', 50_000],
    ['media', 'name', 200],
  ]),
)('%s takes a %s whose %s is as long as allowed, and no longer', async (door, noun, field, length) => {
  expect((await submit(door, noun, { [field]: 'ग'.repeat(length) })).accepted).toBe(true);
  expect(await submit(door, noun, { [field]: 'ग'.repeat(length + 1) })).toMatchObject({
    accepted: false,
    code: 'BAD_USER_INPUT',
    fields: { [field]: `Please use at most ${length.toLocaleString('en-IN')} characters.` },
  });
});

test('REST refuses a wrong choice in words, which GraphQL’s enumerations cannot carry', async () => {
  expect((await submit('REST', 'contact', { service: 'Studio' })).fields).toEqual({
    service: 'Please choose Commercial or Residential.',
  });
  expect((await submit('REST', 'property', { category: 'Castle' })).fields).toEqual({
    category: 'Please choose Commercial, Residential or Studio.',
  });
  expect((await submit('REST', 'property', { propertyStatus: 'gone' })).fields).toEqual({
    propertyStatus: 'Please choose forSale, forRent, sold, underOffer or offMarket.',
  });
});

const jsonPaths: [string, Noun | 'login'][] = [
  ['/api/contacts', 'contact'],
  ['/mail.php', 'contact'],
  ['/api/applications', 'application'],
  ['/api/form/submit', 'property'],
  ['/api/blogs', 'blog'],
  ['/api/auth/login', 'login'],
];

test.each(jsonPaths)(
  'POST %s refuses operator objects and other types in every field',
  async (path, noun) => {
    const input: Values = noun === 'login' ? { username: 'owner', password: 'x' } : submissions[noun].input();
    const more =
      path === '/api/form/submit'
        ? ['price', 'area', 'rooms', 'yearBuilt', 'features', 'latitude', 'category']
        : [];
    for (const field of [...Object.keys(input), ...more]) {
      for (const wrong of [{ $ne: null }, { $gt: '' }, ['x', { $ne: 1 }], 7]) {
        if (field === 'latitude' && wrong === 7) continue;
        const { status, body, text } = await call('POST', path, {
          token,
          json: { ...input, [field]: wrong },
        });
        expect([field, wrong, status]).toEqual([field, wrong, 400]);
        expect(body).toMatchObject({ message: expect.any(String) });
        expect(text).not.toContain('$');
      }
    }
  },
);

test('a multipart form refuses operator objects in bracket notation', async () => {
  const { name: _name, ...rest } = testimonialInput();
  const form = { ...rest, 'name[$ne]': 'x', image: await picture() };
  expect(await call('POST', '/api/testimonialUsers', { token, form })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
});

test('a form refuses operator objects in bracket notation', async () => {
  const body = new URLSearchParams({ 'name[$ne]': 'x', email: 'asha@example.com', service: 'COMMERCIAL' });
  expect(await call('POST', '/api/contacts', { body })).toMatchObject({
    status: 400,
    body: { fields: { name: requiredFields } },
  });
});

test('unknown fields of an input are dropped, and cannot set the server’s fields', async () => {
  const json = contactInput({
    _id: 'x',
    reference: 'AHG-00000',
    createdAt: 0,
    deleted: true,
    constructor: 'x',
    toString: 'y',
  });
  const { status } = await call('POST', '/api/contacts', { json });
  expect(status).toBe(201);
  const stored = await app.db.collection('contactRequests').findOne();
  expect(stored).toMatchObject({ deleted: false, createdAt: expect.any(Date) });
  expect(stored?.reference).not.toBe('AHG-00000');
  expect(Object.hasOwn(stored ?? {}, 'constructor')).toBe(false);
});

test('a body with __proto__ changes no prototype', async () => {
  const body =
    '{"__proto__": {"polluted": true}, "name": "Asha", "email": "asha@example.com", "service": "Commercial"}';
  const headers = { 'Content-Type': 'application/json' };
  expect((await call('POST', '/api/contacts', { body, headers })).status).toBe(201);
  expect('polluted' in {}).toBe(false);
});

const nestedJson = [
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
].map(([kind = '', open = '', close = '']) => [
  kind,
  `${open.repeat(40_000)}1${close.repeat(40_000)}`,
  `${open.repeat(1_500)}1${close.repeat(1_500)}`,
]);

test.each(nestedJson)(
  '%s inside one another without end are refused on every way in',
  async (_, deep, short) => {
    const headers = { 'Content-Type': 'application/json' };
    const query = 'query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }';
    const refusals = [
      ...(await Promise.all(
        jsonPaths.map(([path]) => call('POST', path, { token, headers, body: `{"name": ${deep}}` })),
      )),
      await call('POST', '/graphql', {
        headers,
        body: `{"query": "${query}", "variables": {"filter": ${deep}}}`,
      }),
      await call('POST', '/graphql', {
        headers,
        body: `{"query": "{ __typename }", "variables": {"a": ${deep}}}`,
      }),
      await call('GET', `/graphql?query=${encodeURIComponent(query)}&variables={"filter":${short}}`, {
        headers: { 'Apollo-Require-Preflight': 'true' },
      }),
      await call('POST', '/graphql', {
        headers: { 'Apollo-Require-Preflight': 'true' },
        form: { operations: `{"query": "${query}", "variables": {"filter": ${short}}}`, map: '{}' },
      }),
      await call('POST', '/api/form/submit', { token, form: { ...propertyInput(), configurations: deep } }),
      await call('POST', '/api/form/submit', { token, form: { ...propertyInput(), rera: deep } }),
    ];
    for (const { status, text } of refusals) expect([status, text.length < 1_000]).toEqual([400, true]);
  },
);

// Without their limits, each of these keeps the process busy for minutes.
const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`field${place}`, place]));
const ofFilter = 'query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }';
const ofIds = 'query ($ids: [ID!]!) { propertiesByIds(ids: $ids) { id } }';
const ofHomes = 'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }';

test.each<[string, string, Values]>([
  ['fields that no input has', ofFilter, { filter: manyFields(20_000) }],
  ['values of a wrong type', ofIds, { ids: many(4_000, null) }],
  ['entries', ofIds, { ids: many(50_000, null) }],
  ['inputs of many wrong fields', ofHomes, { input: contactInput({ homes: many(150, manyFields(450)) }) }],
])('GraphQL refuses variables with very many %s at once', async (_, query, variables) => {
  const { status, errors, text } = await ask(query, variables);
  expect(status).toBe(400);
  for (const { extensions } of errors ?? []) expect(extensions.code).toBe('BAD_USER_INPUT');
  expect(text.length).toBeLessThan(20_000);
});

test('REST refuses an object with very many fields, and a list with very many entries', async () => {
  for (const json of [manyFields(20_000), contactInput({ homes: many(50_000, null) })])
    expect((await call('POST', '/api/contacts', { json })).status).toBe(400);
});

test('an object with a field “toString” is refused, because it cannot be made a text', async () => {
  const wild = '{"toString": 1}';
  const body = (field: string) => ({
    headers: { 'Content-Type': 'application/json' },
    body: `{"${field}": ${wild}, "list": [${wild}]}`,
  });
  const answers = [
    await call('POST', '/api/contacts', body('source')),
    await call('POST', '/mail.php', body('phone')),
    await call('POST', '/api/applications', body('position')),
    await call('POST', '/api/form/submit', { token, ...body('amenities') }),
    await call('POST', '/api/auth/login', body('username')),
    await call('POST', '/graphql', {
      headers: { 'Content-Type': 'application/json' },
      body: `{"query": "${ofHomes}", "variables": {"input": {"name": ${wild}}}}`,
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400]);
});

test('a file at the far end of a list is refused, because what walks the list would count up to it', async () => {
  const { status, body } = await call('POST', '/graphql', {
    headers: { 'Apollo-Require-Preflight': 'true' },
    form: {
      operations: JSON.stringify({ query: ofIds, variables: { ids: [] } }),
      map: JSON.stringify({ file: ['variables.ids.1000000000'] }),
      file: pdf(),
    },
  });
  expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
});
