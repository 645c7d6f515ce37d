import { expect, test } from 'vitest';
import {
  applicationInput,
  contactInput,
  deleteItem,
  given,
  propertyInput,
  restoreItem,
  uploadPictures,
} from '../testing/factories.ts';
import { pdf, picture } from '../testing/data/files.ts';
import { adminName, adminPassword, startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call } = app;

async function threePhotographs(): Promise<File[]> {
  return Promise.all(['front.jpg', 'lobby.jpg', 'garden.jpg'].map((name) => picture({ name })));
}

interface Project {
  id: string;
  slug: string;
  title: string;
  images: { url: string }[];
}

test('the whole path over GraphQL alone', async () => {
  const { login } = (
    await ask<{ login: { token: string } }>(
      `mutation { login(username: "${adminName}", password: "${adminPassword}") { token } }`,
    )
  ).data;
  const asAdmin = { token: login.token };
  const admin = { ...app, ...asAdmin };

  // Add a property with three photographs.
  const photographs = await threePhotographs();
  const pictures = await uploadPictures(admin, photographs);
  const created = await ask<{ createProperty: Project }>(
    `mutation ($input: PropertyInput!, $pictures: [ChosenPicture!]) {
      createProperty(input: $input, pictures: $pictures) { id slug title images { url } }
    }`,
    { input: propertyInput({ title: 'Lotus Court', price: '1.25 Cr' }), pictures },
    asAdmin,
  );
  const project = given(created, 'createProperty');
  expect(project.images).toHaveLength(3);

  // Find it first on Projects and on Home, open its own page, load its pictures.
  const first = async (perPage: number) => {
    const { data } = await ask<{ projects: { items: Project[] } }>(
      `{ projects(perPage: ${perPage}) { items { id title } } }`,
    );
    return data.projects.items[0];
  };
  expect(await first(12)).toEqual({ id: project.id, title: 'Lotus Court' });
  expect(await first(3)).toEqual({ id: project.id, title: 'Lotus Court' });
  const bySlug = async () =>
    ask<{ property: Project | null }>(`{ property(slug: "${project.slug}") { id title images { url } } }`);
  expect((await bySlug()).data.property).toEqual({
    id: project.id,
    title: 'Lotus Court',
    images: project.images,
  });
  for (const { url } of project.images)
    expect((await fetch(app.origin + url)).headers.get('content-type')).toBe('image/webp');

  // Edit, delete, undo, delete again.
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id: project.id, input: propertyInput({ title: 'Lotus Court Phase 2' }) },
    asAdmin,
  );
  expect((await bySlug()).data.property).toMatchObject({
    title: 'Lotus Court Phase 2',
    images: project.images,
  });
  await deleteItem(admin, 'PROPERTY', project.id);
  expect(await first(12)).toBeUndefined();
  await restoreItem(admin, 'PROPERTY', project.id);
  expect(await first(12)).toMatchObject({ id: project.id });
  await deleteItem(admin, 'PROPERTY', project.id);
  expect((await bySlug()).errors?.[0]?.extensions.code).toBe('GONE');

  // A visitor sends a contact request and a job application with a PDF.
  const receipt = await ask<{ submitContact: { reference: string } }>(
    'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference message } }',
    { input: contactInput() },
  );
  const { reference } = given(receipt, 'submitContact');
  const resume = pdf('Ravi Kumar.pdf');
  await ask(
    'mutation ($input: JobApplicationInput!, $resume: Upload) { submitApplication(input: $input, resume: $resume) { message } }',
    { input: applicationInput(), resume: null },
    { files: { resume } },
  );

  // The admin finds both and downloads the résumé.
  const found = await ask<{ contacts: unknown; applications: { items: { resumeUrl: string }[] } }>(
    '{ contacts { items { reference email } } applications { items { fullName resume { name } resumeUrl } } }',
    {},
    asAdmin,
  );
  expect(found.data).toMatchObject({
    contacts: { items: [{ reference, email: 'asha@example.com' }] },
    applications: { items: [{ fullName: 'Ravi Kumar', resume: { name: 'resume-ravi-kumar.pdf' } }] },
  });
  const url = found.data.applications.items[0]?.resumeUrl ?? '';
  expect((await call('GET', url, asAdmin)).text).toBe(await resume.text());

  // After logging out, the same token opens nothing.
  expect((await ask('mutation { logout { current } }', {}, asAdmin)).data).toEqual({
    logout: { current: true },
  });
  expect((await ask('{ contacts { totalCount } }', {}, asAdmin)).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  expect((await call('GET', url, asAdmin)).status).toBe(401);
});

test('the whole path over REST alone', async () => {
  const { token } = await app.logIn(adminName, adminPassword);

  // Add a property with three photographs.
  const submitted = await call<{ data: { _id: string; images: string[] } }>('POST', '/api/form/submit', {
    token,
    form: { ...propertyInput({ title: 'Lotus Court', price: '1.25 Cr' }), images: await threePhotographs() },
  });
  expect(submitted.status).toBe(201);
  const { _id: id, images } = submitted.body.data;
  expect(images).toHaveLength(3);

  // Find it first, open it, load its pictures.
  const list = async () =>
    (await call<{ data: { _id: string }[] }>('GET', '/api/form')).body.data.map((item) => item._id);
  const second = await call<{ data: { _id: string } }>('POST', '/api/form/submit', {
    token,
    form: propertyInput(),
  });
  expect(await list()).toEqual([second.body.data._id, id]);
  expect(await call('GET', `/form/view/${id}`)).toMatchObject({
    status: 200,
    body: { data: { title: 'Lotus Court', price: '12500000', images } },
  });
  for (const url of images) expect((await call('GET', url)).status).toBe(200);

  // Delete it.
  expect((await call('DELETE', `/api/form/${id}`, { token })).body.message).toBe(
    `✅ Property with ID ${id} deleted successfully!`,
  );
  expect(await list()).toEqual([second.body.data._id]);
  expect((await call('GET', `/form/view/${id}`)).status).toBe(410);

  // A visitor sends a contact request and a job application with a PDF.
  expect((await call('POST', '/api/contacts', { json: contactInput() })).status).toBe(201);
  const resume = pdf();
  const form = { ...applicationInput(), resume };
  expect((await call('POST', '/api/applications', { form })).status).toBe(201);

  // The admin finds both, downloads the résumé and deletes both.
  const contacts = await call<{ _id: string; email: string }[]>('GET', '/api/contacts', { token });
  expect(contacts.body).toMatchObject([{ email: 'asha@example.com', service: 'Residential', agree: true }]);
  const applications = await call<{ _id: string; resumeUrl: string }[]>('GET', '/api/applications', {
    token,
  });
  expect(applications.body).toMatchObject([{ fullName: 'Ravi Kumar' }]);
  expect((await call('GET', applications.body[0]?.resumeUrl ?? '', { token })).text).toBe(
    await resume.text(),
  );
  for (const [path, items] of [
    ['/api/contacts', contacts.body],
    ['/api/applications', applications.body],
  ] as const) {
    expect((await call('DELETE', `${path}/${items[0]?._id}`, { token })).status).toBe(200);
    expect((await call('GET', path, { token })).body).toEqual([]);
  }

  // Without the token, none of this is accessible.
  for (const path of ['/api/contacts', '/api/applications'])
    expect((await call('GET', path)).status).toBe(401);
});
