import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { applicationInput, sendApplication } from '../testing/factories.ts';
import { pdf, picture, pictureFile } from '../testing/data/files.ts';
import { useTemporaryFolder } from '../testing/fresh/temporary-folder.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const folder = useTemporaryFolder();
const app = await startTestApp();
const { ask, call, db, origin, token } = app;

/** What a broken upload must not leave behind, in the database and among the temporary files. */
async function remains() {
  const counts = await Promise.all(
    ['fs.files', 'fs.chunks', 'jobApplications', 'mediaItems'].map((name) =>
      db.collection(name).countDocuments(),
    ),
  );
  return [...counts, readdirSync(folder).filter((name) => name.endsWith('.tmp')).length];
}

const nothing = [0, 0, 0, 0, 0];

afterEach(async () => {
  await sendApplication(app);
});

/** Sends the headers and two thirds of a form, waits until the server has read some of it, and breaks off. */
async function breakOff(path: string, form: FormData, headers: Record<string, string> = {}): Promise<void> {
  const whole = new Request(origin, { method: 'POST', body: form });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = {
    ...headers,
    Host: 'localhost',
    'Content-Type': whole.headers.get('content-type') ?? '',
    'Content-Length': String(bytes.length),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await new Promise<void>((resolve) =>
    socket.write(bytes.subarray(0, Math.floor((bytes.length * 2) / 3)), () => resolve()),
  );
  // Its answer shows that the server has read what came before.
  await call('GET', '/healthz');
  socket.destroy();
  await once(socket, 'close');
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const longResume = () => pdf('resume.pdf', 'x'.repeat(400_000));

test('an application that breaks off on its way leaves nothing, through both doors', async () => {
  await breakOff('/api/applications', formOf({ ...applicationInput(), resume: longResume() }));
  await expect.poll(remains).toEqual(nothing);
  const query =
    'mutation ($input: JobApplicationInput!, $resume: Upload!) { submitApplication(input: $input, resume: $resume) { id } }';
  const operations = JSON.stringify({ query, variables: { input: applicationInput(), resume: null } });
  const form = formOf({ operations, map: '{"0":["variables.resume"]}', '0': longResume() });
  await breakOff('/graphql', form, { 'Apollo-Require-Preflight': 'true' });
  await expect.poll(remains).toEqual(nothing);
});

test('a picture that breaks off on its way leaves nothing, through both doors', async () => {
  const bearer = { Authorization: `Bearer ${token}` };
  const image = await picture({ width: 1_200, height: 900, format: 'png' });
  await breakOff('/api/media', formOf({ name: 'Half a picture', image }), bearer);
  await expect.poll(remains).toEqual(nothing);
  const query = 'mutation ($image: Upload) { uploadPicture(image: $image) { id } }';
  const operations = JSON.stringify({ query, variables: { image: null } });
  const form = formOf({ operations, map: '{"0":["variables.image"]}', '0': image });
  await breakOff('/graphql', form, { ...bearer, 'Apollo-Require-Preflight': 'true' });
  await expect.poll(remains).toEqual(nothing);
});

test('a damaged picture is refused with a sentence, and leaves nothing', async () => {
  const whole = Buffer.from(await (await picture({ width: 800, height: 600, format: 'png' })).arrayBuffer());
  const damaged = () => pictureFile(whole.subarray(0, Math.floor(whole.length / 2)), 'half.png', 'image/png');
  const rest = await call('POST', '/api/media', { form: { name: 'Half', image: damaged() }, token });
  expect(rest.status).toBe(400);
  expect(rest.body.message).toEqual(expect.any(String));
  const query = 'mutation ($image: Upload) { uploadPicture(image: $image) { id } }';
  const { errors } = await ask(query, { image: null }, { token, files: { image: damaged() } });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await remains()).toEqual(nothing);
});

const formPaths = [
  ['/api/applications', 1],
  ['/api/contacts', 8],
  ['/mail.php', 8],
  ['/api/auth/login', 8],
  ['/api/form/submit', 8],
  ['/api/teamMembers', 8],
  ['/api/testimonialUsers', 8],
  ['/api/blogs', 8],
  ['/api/media', 8],
  ['/graphql', 8],
] as const;
const heads = [
  'name="resume"\r\nContent-Type: application/octet-stream',
  'name="image"; filename="a.png"\r\nContent-Type: image/png',
  'name="other"; filename="a.png"',
  'filename="a.png"',
];

test.each(formPaths)('a form that ends too early ends nothing else, at %s', async (path, step) => {
  async function send(body: string, caller: string | undefined): Promise<void> {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=B',
        'Apollo-Require-Preflight': 'true',
        ...(caller && { Authorization: `Bearer ${caller}` }),
      },
      body,
    });
    expect(answer.status, await answer.text()).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  for (const head of heads) {
    const whole = `--B\r\nContent-Disposition: form-data; ${head}\r\n\r\nabc\r\n--B--\r\n`;
    for (let end = 0; end < whole.length; end += step) {
      await Promise.all([send(whole.slice(0, end), undefined), send(whole.slice(0, end), token)]);
    }
  }
  expect(await remains()).toEqual(nothing);
});
