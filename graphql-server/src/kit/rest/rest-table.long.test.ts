import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import {
  addProperty,
  addWithPicture,
  applicationInput,
  blogInput,
  contactInput,
  propertyInput,
  sendApplication,
  sendContact,
  teamMemberInput,
  testimonialInput,
} from '../../testing/factories.ts';
import { pdf, picture } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { call, token } = app;
const unknownId = '0123456789abcdef01234567';
const hexId = expect.stringMatching(/^[0-9a-f]{24}$/);
const fileUrl = expect.stringMatching(/^\/files\/[0-9a-f]{24}\/[a-z0-9-]+$/);

type Item = Record<string, unknown> & { id: string };

const idOf = (item: unknown) => (item as Item).id;

// Adds a sample for each documented path and answers the id for the path.
const samples: Record<string, () => Promise<string>> = {
  '/api/form': async () => (await addProperty(app)).id,
  '/api/teamMembers': async () => (await addWithPicture(app, 'createTeamMember')).id,
  '/api/testimonialUsers': async () => (await addWithPicture(app, 'createTestimonial')).id,
  '/api/blogs': async () => (await addWithPicture(app, 'createBlog')).id,
  '/api/media': async () => (await addWithPicture(app, 'createMediaItem')).id,
  '/api/contacts': async () => {
    await sendContact(app);
    const { body } = await call<Item[]>('GET', '/api/contacts', { token });
    return idOf(body.at(-1));
  },
  '/api/applications': () => sendApplication(app),
};

const publicLists = ['/api/form', '/api/teamMembers', '/api/testimonialUsers', '/api/blogs', '/api/media'];
const adminLists = ['/api/contacts', '/api/applications'];

async function list(path: string): Promise<Item[]> {
  const { status, body } = await call<Item[] | { data: Item[] }>('GET', path, { token });
  expect(status).toBe(200);
  return Array.isArray(body) ? body : body.data;
}

test.each(publicLists)('GET %s answers a visitor, with and without the trailing slash', async (path) => {
  const id = await samples[path]?.();
  for (const spelling of [path, `${path}/`]) {
    const { status, body } = await call<Item[] | { data: Item[] }>('GET', spelling);
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(path !== '/api/form');
    const items = Array.isArray(body) ? body : body.data;
    expect(items).toMatchObject([{ _id: id, id, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  }
});

test.each([...publicLists, ...adminLists])(
  'GET %s answers an empty list when there is nothing',
  async (path) => {
    expect(await list(path)).toEqual([]);
  },
);

test.each(adminLists)('GET %s answers an admin, with and without the trailing slash', async (path) => {
  const id = await samples[path]?.();
  for (const spelling of [path, `${path}/`]) {
    const { status, body } = await call<Item[]>('GET', spelling, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ _id: id, id }]);
  }
});

test('GET /api/form lists properties newest first, in the documented shape', async () => {
  const first = await addProperty(app, { title: 'Older' });
  const second = await addProperty(
    app,
    {
      title: 'Newer',
      category: 'RESIDENTIAL',
      propertyStatus: 'UNDER_OFFER',
      description: 'One.\n\nTwo.',
      price: '1.2–1.9 Cr',
      area: '1,250 sq ft carpet',
      rooms: '2–4 BHK',
      baths: '2',
      yearBuilt: 'Mar 2016',
      lotDimensions: '6.2 acres',
      features: ['Garden', 'Parking'],
      amenities: ['Gym', 'WiFi'],
    },
    [await picture(), await picture({ name: 'Second view.png', format: 'png' })],
  );
  const items = await list('/api/form');
  expect(items.map(idOf)).toEqual([second.id, first.id]);
  expect(items[0]).toEqual({
    advertisement: 'No registration needed: completed before the Act; agent registration UPRERAAGT10202',
    qrLink: null,
    _id: second.id,
    id: second.id,
    createdAt: expect.any(String),
    slug: 'newer',
    title: 'Newer',
    category: 'Residential',
    propertyStatus: 'underOffer',
    address: 'Plot 12, Sector 150, Noida',
    locality: null,
    city: null,
    latitude: null,
    longitude: null,
    description: ['One.', 'Two.'],
    price: '12000000',
    area: '1,250 sq ft carpet',
    rooms: '2–4 BHK',
    baths: '2',
    balconies: '',
    placeKey: null,
    kind: null,
    stage: 'ready',
    sale: null,
    furnishing: null,
    facing: [],
    extras: ['parking'],
    yearBuilt: 'Mar 2016',
    lotDimensions: '6.2 acres',
    features: ['Garden, Parking'],
    amenities: ['Gym, WiFi'],
    builder: '',
    aboutBuilder: 'A builder of samples.',
    reraNumber: '',
    feeDisclosure: '',
    reraDetails: 'UPRERA-SAMPLE-1',
    disclaimer: 'Sample data.',
    images: [fileUrl, fileUrl],
    impressions: [],
    responsibleId: null,
    configurations: [],
    towers: [],
  });
  expect(items[1]).toMatchObject({ price: 'On Request', images: [], features: [''], amenities: [''] });
});

test('GET /api/form is walked in pages of any size from 1 to 100, and meets each property once', async () => {
  for (const status of ['FOR_SALE', 'FOR_RENT', 'SOLD', 'UNDER_OFFER'])
    await addProperty(app, { propertyStatus: status });
  const page = (query: string) =>
    call<{ data: Item[]; totalCount: number }>('GET', `/api/form?${query}`).then(({ body }) => body);
  const all = (await call<{ data: Item[] }>('GET', '/api/form')).body.data;
  expect(all).toHaveLength(4);
  for (const perPage of [1, 2, 3, 5, 100]) {
    const walked: Item[] = [];
    for (let number = 1; walked.length < all.length; number += 1) {
      const { data, totalCount } = await page(`page=${number}&perPage=${perPage}`);
      expect(totalCount).toBe(4);
      expect(data).toHaveLength(Math.min(perPage, all.length - walked.length));
      walked.push(...data);
    }
    expect(walked).toEqual(all);
    expect((await page(`page=99&perPage=${perPage}`)).data).toEqual([]);
  }
  expect((await page('perPage=2&intent=buy')).data).toHaveLength(2);
  expect((await page('perPage=1&intent=buy&page=2')).data).toHaveLength(1);
  for (const bad of ['0', '101', '-1', '2.5', 'all', ''])
    expect((await page(`perPage=${bad}`)).data).toHaveLength(4);
});

test.each(['/form/view', '/api/form/view'])('GET %s/{id} answers one property', async (path) => {
  const { id, title } = await addProperty(app);
  for (const slash of ['', '/']) {
    const { status, body } = await call('GET', `${path}/${id}${slash}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { _id: id, id, title } });
  }
});

test.each(['/form/view', '/api/form/view'])('GET %s/{id} refuses unknown ids', async (path) => {
  expect(await call('GET', `${path}/no-id`)).toMatchObject({ status: 400, body: { message: 'Invalid ID' } });
  expect(await call('GET', `${path}/${unknownId}`)).toMatchObject({
    status: 404,
    body: { message: 'Property not found.' },
  });
  const { id } = await addProperty(app);
  await call('DELETE', `/api/form/${id}`, { token });
  expect((await call('GET', `${path}/${id}`)).status).toBe(410);
});

test.each([
  ['rooms', '3', '3'],
  ['rooms', '3.5', '3.5'],
  ['rooms', '3 BHK', '3'],
  ['rooms', '2–4 BHK', '2–4 BHK'],
  ['rooms', 'Studio', 'Studio'],
  ['baths', '2', '2'],
  ['baths', '2.5', '2.5'],
  ['yearBuilt', '2027', '2027'],
  ['yearBuilt', 'Ready to move', 'Ready to move'],
  ['price', '4500000', '4500000'],
  ['area', '1250', '1,250 sq ft'],
])('POST /api/form/submit answers %s “%s” as “%s”, which reads the same', async (name, sent, answered) => {
  for (const value of [sent, answered]) {
    const { body } = await call<{ data: Item }>('POST', '/api/form/submit', {
      token,
      form: { ...propertyInput({ title: 'A fact' }), [name]: value },
    });
    expect(body.data).toMatchObject({ [name]: answered });
  }
});

test('POST /api/form/submit stores a multipart form with repeated pictures', async () => {
  const { status, body } = await call<{ message: string; data: Item }>('POST', '/api/form/submit', {
    token,
    form: {
      ...propertyInput({ title: 'From an old client', price: '45,00,000', area: '1,250 sq ft carpet' }),
      category: 'Studio',
      latitude: '28.57',
      longitude: '77.32',
      features: ['Garden', 'Parking'],
      amenities: 'Gym, WiFi',
      images: [await picture({ name: 'front.jpg' }), await picture({ name: 'back.webp', format: 'webp' })],
    },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: 'Property submitted successfully!',
    data: {
      _id: hexId,
      title: 'From an old client',
      category: 'Studio',
      price: '4500000',
      area: '1,250 sq ft carpet',
      latitude: 28.57,
      longitude: 77.32,
      features: ['Garden, Parking'],
      amenities: ['Gym, WiFi'],
      images: [expect.stringMatching(/\/front$/), expect.stringMatching(/\/back$/)],
    },
  });
  expect(await list('/api/form')).toEqual([body.data]);
});

const submitted = (fields: Record<string, unknown>) =>
  call<{ message: string; fields?: object; data: Item }>('POST', '/api/form/submit', {
    token,
    form: { ...propertyInput(), ...fields },
  });

test.each([
  ['one text', { description: 'One.\n\nTwo.' }],
  ['repeated', { description: ['One.', 'Two.'] }],
  ['repeated with brackets', { 'description[]': ['One.', 'Two.'] }],
  ['a list as JSON text', { description: '["One.","Two."]' }],
  ['repeated with places', { 'description[0]': 'One.', 'description[1]': 'Two.' }],
  ['repeated lists as JSON text', { description: ['["One."]', '["Two."]'] }],
])(
  'POST /api/form/submit takes a description as %s, and GET answers its paragraphs',
  async (_way, fields) => {
    const { status, body } = await submitted(fields);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ description: ['One.', 'Two.'] });
  },
);

test('POST /api/form/submit takes what GET answered as JSON', async () => {
  const { body } = await submitted({ description: 'One.\n\nTwo.', amenities: 'Gym, WiFi' });
  const { description, amenities } = body.data;
  const again = await call<{ data: Item }>('POST', '/api/form/submit', {
    token,
    json: { ...propertyInput(), description, amenities },
  });
  expect(again.body.data).toMatchObject({ description, amenities });
});

test.each([
  ['repeated', { amenities: ['Gym', 'WiFi'] }],
  ['repeated with brackets', { 'amenities[]': ['Gym', 'WiFi'] }],
  ['a list as JSON text', { amenities: '["Gym","WiFi"]' }],
  ['the text of GET in a list as JSON text', { amenities: '["Gym, WiFi"]' }],
  ['repeated with places', { 'amenities[0]': 'Gym', 'amenities[1]': 'WiFi' }],
  ['repeated under two names', { amenities: 'Gym', 'amenities[]': 'WiFi' }],
  ['a list in a list as JSON text', { amenities: '[["Gym","WiFi"]]' }],
  ['JSON text written twice', { amenities: JSON.stringify(JSON.stringify(['Gym', 'WiFi'])) }],
  ['a list of JSON texts', { amenities: '["[\\"Gym\\",\\"WiFi\\"]"]' }],
  ['a name as JSON text', { amenities: ['"Gym"', '"WiFi"'] }],
])('POST /api/form/submit takes amenities as %s', async (_way, fields) => {
  expect((await submitted(fields)).body.data).toMatchObject({ amenities: ['Gym, WiFi'] });
});

test.each(['["Gym",', '["Gym","WiFi"', '[1,2]', '{"0":"Gym"}', JSON.stringify('["Gym",'), ' [null]'])(
  'POST /api/form/submit refuses %s as amenities, beside every other wrong field',
  async (amenities) => {
    const { status, body } = await submitted({ amenities, price: 'much' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['amenities', 'price']);
    expect(body.fields).toMatchObject({ amenities: expect.stringContaining('["Gym","WiFi"]') as string });
  },
);

test('POST /api/form/submit takes 40 features and 40 amenities, each a field of its own', async () => {
  const names = (word: string) => Array.from({ length: 40 }, (_, index) => `${word} ${index}`);
  const { body } = await submitted({ features: names('Feature'), amenities: names('Amenity') });
  expect(body.data).toMatchObject({
    features: [names('Feature').join(', ')],
    amenities: [names('Amenity').join(', ')],
  });
});

test.each(['residential', 'RESIDENTIAL', ' Residential '])(
  'POST /api/form/submit takes the category “%s”',
  async (category) => {
    expect((await submitted({ category })).body.data).toMatchObject({ category: 'Residential' });
  },
);

test('POST /api/form/submit names every field that is wrong', async () => {
  const wrong = {
    price: 'cheap',
    area: 'large',
    rooms: 'many',
    baths: 'some',
    yearBuilt: 'soon',
    title: ' ',
  };
  const { status, body } = await submitted(wrong);
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted());
});

test('POST /api/form/submit works without pictures and with a trailing slash', async () => {
  const answer = await call('POST', '/api/form/submit/', { token, form: propertyInput() });
  expect(answer).toMatchObject({ status: 201, body: { data: { images: [] } } });
});

test.each([
  ['/api/teamMembers', teamMemberInput(), {}],
  ['/api/testimonialUsers', testimonialInput(), {}],
  ['/api/blogs', blogInput(), { content: 'First part.\n\nSecond part.\n\nIn the end.' }],
  ['/api/media', {}, { name: 'house' }],
  ['/api/media', { name: 'The lobby' }, {}],
])('POST %s stores a multipart form with its picture', async (path, fields, also) => {
  for (const spelling of [path, `${path}/`]) {
    const { status, body } = await call<{ message: string; data: Item }>('POST', spelling, {
      token,
      form: { ...fields, image: await picture() },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: expect.stringMatching(/successfully!$/),
      data: { ...fields, ...also, _id: hexId, image: fileUrl },
    });
    expect(await list(path)).toContainEqual(body.data);
  }
});

test.each([
  ['JSON', { json: contactInput() }],
  ['a form', { body: new URLSearchParams({ ...contactInput(), agree: 'on' }) }],
  ['a multipart form', { form: { ...contactInput(), agree: 'true' } }],
])('POST /api/contacts takes %s from a visitor', async (_kind, options) => {
  for (const spelling of ['/api/contacts', '/api/contacts/']) {
    const { status, body } = await call<{ message: string; data: Item }>('POST', spelling, options);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Thank you!/),
      data: {
        _id: hexId,
        reference: expect.stringMatching(/^AHG-[0-9A-HJKMNP-TV-Z]{5}$/),
        ...contactInput(),
        service: 'Residential',
        source: 'contact',
      },
    });
    expect(await list('/api/contacts')).toContainEqual(body.data);
  }
});

test.each(adminLists)('GET %s lists oldest first, as old clients expect', async (path) => {
  const ids = [await samples[path]?.(), await samples[path]?.(), await samples[path]?.()];
  expect((await list(path)).map(idOf)).toEqual(ids);
});

test('POST /api/applications takes a multipart form from a visitor', async () => {
  const fields = applicationInput({ coverLetter: 'I would like to work with you.' }) as Record<
    string,
    string
  >;
  for (const spelling of ['/api/applications', '/api/applications/']) {
    const { status, body } = await call<{ message: string; data: Item }>('POST', spelling, {
      form: { ...fields, resume: pdf('Ravi Kumar.pdf') },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Application Submitted Successfully!',
      data: { _id: hexId, ...fields, resume: 'resume-ravi-kumar.pdf' },
    });
    expect(body.data.resumeUrl).toBe(`/api/applications/${body.data.id}/resume`);
    expect(await list('/api/applications')).toContainEqual(body.data);
  }
});

test('GET /api/applications/{id}/resume sends the file as an attachment to an admin', async () => {
  const sent = pdf('रवि कुमार.pdf');
  const id = await sendApplication(app, {}, sent);
  for (const slash of ['', '/']) {
    const { status, headers, text } = await call('GET', `/api/applications/${id}/resume${slash}`, { token });
    expect(status).toBe(200);
    expect(text).toBe(await sent.text());
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename=resume-ravi-kumar.pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  const path = (text: string) => `/api/applications/${text}/resume`;
  expect(await call('GET', path('no-id'), { token })).toMatchObject({
    status: 400,
    body: { message: 'Invalid ID' },
  });
  expect(await call('GET', path(unknownId), { token })).toMatchObject({
    status: 404,
    body: { message: 'Application not found.' },
  });
});

test.each([
  ['/api/form', '✅ Property with ID {id} deleted successfully!'],
  ['/api/teamMembers', 'Team member with ID {id} deleted successfully!'],
  ['/api/testimonialUsers', 'Testimonial with ID {id} deleted successfully!'],
  ['/api/blogs', 'Blog with ID {id} deleted successfully!'],
  ['/api/media', 'Media item with ID {id} deleted successfully!'],
  ['/api/contacts', 'Contact request with ID {id} deleted successfully!'],
  ['/api/applications', 'Application with ID {id} deleted successfully!'],
])('DELETE %s/{id} deletes that one item', async (path, sentence) => {
  for (const slash of ['', '/']) {
    const kept = await samples[path]?.();
    const id = (await samples[path]?.()) ?? '';
    const before = (await list(path)).map(idOf);
    const answer = await call('DELETE', `${path}/${id}${slash}`, { token });
    expect(answer).toMatchObject({ status: 200, body: { message: sentence.replace('{id}', id) } });
    expect((await list(path)).map(idOf)).toEqual(before.filter((known) => known !== id));
    expect(before).toContain(kept);
    expect((await call('DELETE', `${path}/${id}`, { token })).status).toBe(404);
  }
  expect(await call('DELETE', `${path}/no-id`, { token })).toMatchObject({
    status: 400,
    body: { message: 'Invalid ID' },
  });
  expect(await call('DELETE', `${path}/${unknownId}`, { token })).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/ not found\.$/) },
  });
});

test('DELETE /api/applications/{id} never deletes a property, nor the reverse', async () => {
  const property = await addProperty(app);
  const application = await sendApplication(app);
  expect((await call('DELETE', `/api/applications/${property.id}`, { token })).status).toBe(404);
  expect((await call('DELETE', `/api/form/${application}`, { token })).status).toBe(404);
  expect(await list('/api/form')).toHaveLength(1);
  expect(await list('/api/applications')).toHaveLength(1);
});

test.each([
  ['a form', { body: new URLSearchParams({ ...contactInput(), agree: 'on' }) }],
  ['a multipart form', { form: { ...contactInput(), agree: 'on' } }],
])('POST /mail.php takes %s and stores a contact request of the agent form', async (_kind, options) => {
  const { status, body } = await call('POST', '/mail.php', options);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: expect.any(String), reference: expect.stringMatching(/^AHG-/) });
  const [stored] = await list('/api/contacts');
  expect(stored).toMatchObject({ source: 'agent', name: 'Asha Rao', agree: true, reference: body.reference });
});

test('POST /mail.php needs no service, which its form leaves unnamed', async () => {
  const body = new URLSearchParams({ name: 'Asha', email: 'asha@example.com', source: 'contact' });
  expect((await call('POST', '/mail.php', { body })).status).toBe(200);
  expect(await list('/api/contacts')).toMatchObject([{ source: 'agent', service: null }]);
});

test('POST /api/auth/login answers a token that the A rows accept', async () => {
  for (const spelling of ['/api/auth/login', '/api/auth/login/']) {
    const { status, body } = await call<{ token: string }>('POST', spelling, {
      json: { username: 'owner', password: 'a-good-password' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), message: 'Login successful!' });
    expect((await call('GET', '/api/contacts', { token: body.token })).status).toBe(200);
  }
});

const adminRows = [
  ['POST', '/api/form/submit'],
  ['DELETE', `/api/form/${unknownId}`],
  ['POST', '/api/teamMembers'],
  ['DELETE', `/api/teamMembers/${unknownId}`],
  ['POST', '/api/testimonialUsers'],
  ['DELETE', `/api/testimonialUsers/${unknownId}`],
  ['POST', '/api/blogs'],
  ['DELETE', `/api/blogs/${unknownId}`],
  ['POST', '/api/media'],
  ['DELETE', `/api/media/${unknownId}`],
  ['GET', '/api/contacts'],
  ['DELETE', `/api/contacts/${unknownId}`],
  ['GET', '/api/applications'],
  ['DELETE', `/api/applications/${unknownId}`],
  ['GET', `/api/applications/${unknownId}/resume`],
] as const;

test.each(adminRows)('%s %s is refused to a visitor before any body is read', async (method, path) => {
  expect(await call(method, path)).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
  if (method === 'GET') return;
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    // The test announces the body and never sends it, so only a server that does not wait for it can answer.
    const answer = await announceBody(method, path, type);
    expect(answer.statusCode).toBe(401);
  }
});

function announceBody(method: string, path: string, type: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${app.origin}${path}`, {
      method,
      headers: { 'Content-Type': type, 'Content-Length': 5_000_000 },
    });
    request.on('error', reject).on('response', (response) => {
      resolve(response);
      response.resume();
      request.destroy();
    });
    request.flushHeaders();
  });
}

test.each([
  ['POST', '/api/contacts'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/applications'],
  ['POST', '/api/form/submit'],
  ['POST', '/api/blogs'],
])('%s %s answers 400 in JSON to a body that is no JSON', async (method, path) => {
  const json = { 'Content-Type': 'application/json' };
  for (const body of ['{"name": ', 'name=Asha', '[]', '"text"', '\u0000']) {
    const answer = await call(method, path, { token, body, headers: json });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  }
});

test('a body of more than a megabyte is refused as too large', async () => {
  const json = contactInput({ message: 'x'.repeat(1_100_000) });
  expect(await call('POST', '/api/contacts', { json })).toMatchObject({
    status: 413,
    body: { message: 'The request is too large.' },
  });
});

test.each([
  '/api',
  '/api/nothing',
  '/api/form/x/y',
  '/api/contacts/x/y',
  '/elsewhere',
  '/form/view/%zz',
  '/files/x',
])('GET %s is answered in JSON, for there is nothing', async (path) => {
  const { status, body } = await call('GET', path);
  expect(status).toBe(path.includes('%') ? 400 : 404);
  expect(body).toMatchObject({ message: expect.any(String) });
});

test('no refusal contains a stack, a path of the machine or the input', async () => {
  const secret = 'do-not-repeat-me';
  const headers = { 'Content-Type': 'application/json' };
  const answers = await Promise.all([
    call('POST', '/api/contacts', { body: `{"name": ${secret}`, headers }),
    call('POST', '/api/contacts', { json: { name: { [secret]: secret }, email: secret } }),
    call('POST', '/api/auth/login', { json: { username: secret, password: secret } }),
    call('POST', '/api/applications', { form: { fullName: secret, resume: pdf(secret) } }),
    call('POST', '/api/form/submit', { token, form: { ...propertyInput(), price: secret } }),
    call('DELETE', `/api/form/${secret}`, { token }),
    call('GET', `/${secret}`),
    call('GET', `/form/view/%zz${secret}`),
  ]);
  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/do-not-repeat-me|node_modules|graphql-server|\bat .*:\d+|Error:/);
  }
});

test('GET /healthz reports that the process lives, and GET /readyz that it may get requests', async () => {
  expect(await call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});
