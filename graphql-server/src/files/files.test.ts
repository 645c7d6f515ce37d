import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { Binary } from 'mongodb';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import {
  applicationInput,
  given,
  propertyInput,
  sendApplication,
  uploadPictures,
} from '../testing/factories.ts';
import { doc, docx, hugePicture, pdf, phonePicture, picture, pictureFile } from '../testing/data/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { useTemporaryFolder } from '../testing/fresh/temporary-folder.ts';
import { encodeMissingAvif } from './avif.ts';
import { encodeAvif, maxAvifBytes } from './encoding.ts';

const temporary = useTemporaryFolder();
const app = await startTestApp();
const { ask, call, token } = app;

const wrongResume = 'Please attach your résumé as a PDF, DOC or DOCX file.';

// No test may leave an upload in the temporary folder.
afterEach(async () => {
  await vi.waitFor(() => {
    expect(readdirSync(temporary).filter((name) => !name.startsWith('ahg-'))).toEqual([]);
  });
});

interface Image {
  id: string;
  url: string;
  width: number;
  height: number;
  colour: string;
  alt: string;
}

/** Uploads a picture; a null `as` is a visitor. */
function upload(image: File, { as = token }: { as?: string | null } = {}) {
  return ask<{ uploadPicture: Image | null }>(
    'mutation ($image: Upload) { uploadPicture(image: $image) { id url width height colour alt } }',
    { image: null },
    { token: as ?? undefined, files: { image } },
  );
}

/** Sends two pictures in one request. */
function uploadTwo(image: File, as?: string) {
  return ask(
    `mutation ($one: Upload, $two: Upload) {
      one: uploadPicture(image: $one) { id } two: uploadPicture(image: $two) { id }
    }`,
    { one: null, two: null },
    { token: as, files: { one: image, two: image } },
  );
}

function submit(images: File[]) {
  return call<{ message: string; data: { images: string[] } }>('POST', '/api/form/submit', {
    token,
    form: { ...propertyInput(), images },
  });
}

async function store(file: File): Promise<Image> {
  const answer = await ask<{ createProperty: { images: Image[] } }>(
    `mutation ($input: PropertyInput!, $pictures: [ChosenPicture!]) {
      createProperty(input: $input, pictures: $pictures) { images { id url width height colour alt } }
    }`,
    { input: propertyInput(), pictures: await uploadPictures(app, [file]) },
    { token },
  );
  const [image] = given(answer, 'createProperty').images;
  if (!image) throw new Error('no picture was stored');
  return image;
}

/** The refusals of GraphQL for a picture, and of REST for a project with it and a good one. */
async function refusals(file: File) {
  const graphql = await upload(file);
  const rest = await submit([await picture(), file]);
  return [
    { code: graphql.errors?.[0]?.extensions.code, message: graphql.errors?.[0]?.message },
    { code: rest.status, message: rest.body.message },
  ];
}

async function expectNothingStored(): Promise<void> {
  for (const collection of ['properties', 'jobApplications', 'fs.files', 'fs.chunks']) {
    expect([collection, await app.db.collection(collection).countDocuments()]).toEqual([collection, 0]);
  }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.origin}${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const onlyJpeg = { Accept: 'image/jpeg' };
const onlyWebp = { Accept: 'image/webp' };
// Without this header, fetch asks caches not to answer.
const withCache = { 'Cache-Control': 'max-age=0' };
const modern = { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in %s is accepted through both doors',
  async (format) => {
    const file = await picture({ format });
    expect(await store(file)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: expect.stringMatching(/^\/files\/[0-9a-f]{24}\/house$/),
      width: 64,
      height: 48,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      alt: expect.stringMatching(/^Sample Heights/),
    });
    expect((await submit([file])).status).toBe(201);
  },
);

test('a picture is accepted by its content, whatever its name and type say', async () => {
  const bytes = Buffer.from(await (await picture({ format: 'png' })).arrayBuffer());
  const { url } = await store(pictureFile(bytes, 'resume.PDF', 'application/pdf'));
  expect((await get(url, onlyJpeg)).headers.get('content-type')).toBe('image/jpeg');
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'nothing that hides in a %s picture is served',
  async (format) => {
    const bytes = Buffer.from(await (await picture({ format })).arrayBuffer());
    const hidden = [Buffer.from('<script>alert(1)</script>'), Buffer.from(await docx().arrayBuffer())];
    const { url } = await store(
      pictureFile(Buffer.concat([bytes, ...hidden]), 'house.png.html', 'text/html'),
    );
    for (const accept of [onlyJpeg, onlyWebp, modern]) {
      const served = await get(url, accept);
      expect(served.headers.get('content-type')).toMatch(/^image\/(jpeg|webp|avif)$/);
      expect(served.bytes.includes('<script>')).toBe(false);
      expect(served.bytes.includes('word/document.xml')).toBe(false);
    }
  },
);

test.each<[string, () => File | Promise<File>]>([
  [
    'an SVG',
    () =>
      pictureFile('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'a.svg', 'image/svg+xml'),
  ],
  [
    'an SVG renamed .jpg',
    () => pictureFile('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'a.jpg'),
  ],
  ['a text renamed .jpg', () => pictureFile('no picture', 'a.jpg')],
  ['an empty file', () => pictureFile('', 'a.jpg')],
  ['a GIF', () => picture({ format: 'gif' })],
  ['a TIFF', () => picture({ format: 'tiff' })],
  ['a PDF', () => pdf()],
  ['a text that begins like a JPEG', () => pictureFile(Buffer.from('ffd8ff6e6f', 'hex'), 'a.jpg')],
])('%s is refused through both doors, and nothing is stored', async (_kind, make) => {
  expect(await refusals(await make())).toEqual([
    { code: 'BAD_USER_INPUT', message: 'Please choose a picture in JPEG, PNG, WebP or AVIF format.' },
    { code: 400, message: 'Please choose pictures in JPEG, PNG, WebP or AVIF format.' },
  ]);
  await expectNothingStored();
});

test.each([
  ['a JPEG cut off in the middle', 'jpeg', 0.5],
  ['a PNG cut off in the middle', 'png', 0.5],
  ['a WebP cut off in the middle', 'webp', 0.5],
  ['a JPEG without its last two bytes', 'jpeg', -2],
] as const)('%s is refused as damaged through both doors', async (_kind, format, until) => {
  const bytes = Buffer.from(await (await picture({ format, width: 640, height: 480 })).arrayBuffer());
  const cut = bytes.subarray(0, until < 0 ? until : bytes.length * until);
  const sentence = `“cut.${format}” is damaged: a part of it is missing. Please save it again, or choose another picture.`;
  expect(await refusals(pictureFile(cut, `cut.${format}`))).toEqual([
    { code: 'BAD_USER_INPUT', message: sentence },
    { code: 400, message: sentence },
  ]);
  await expectNothingStored();
});

test('a picture of more than 50 megapixels is refused before it is decoded', async () => {
  const sentence = '“huge.png” has more than 50 megapixels. Please choose a smaller picture.';
  expect(await refusals(await hugePicture())).toEqual([
    { code: 'BAD_USER_INPUT', message: sentence },
    { code: 400, message: sentence },
  ]);
  await expectNothingStored();
});

test('20 pictures are accepted over REST, in their order, and 21 refused', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 21 }, (_, index) => picture({ name: `number ${index}.jpg`, width: 8, height: 8 })),
  );
  expect(await submit(pictures)).toMatchObject({
    status: 400,
    body: { message: 'Please choose at most 20 files.' },
  });
  await expectNothingStored();
  const { images } = (await submit(pictures.slice(0, 20))).body.data;
  expect(images.map((url) => url.split('/').at(-1))).toEqual(
    Array.from({ length: 20 }, (_, index) => `number-${index}`),
  );
});

test('a picture of more than 10 MB is refused as too large, and one of 10 MB is not', async () => {
  const bytes = Buffer.from(await (await picture()).arrayBuffer());
  const padded = (length: number) =>
    pictureFile(Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]), 'large.jpg');
  const limit = 10 * 1024 * 1024;
  for (const bytesTooMany of [1, 1_000_000]) {
    expect(await refusals(padded(limit + bytesTooMany))).toEqual([
      { code: 'TOO_LARGE', message: '“large.jpg” is larger than 10 MB. Please choose a smaller picture.' },
      { code: 413, message: expect.stringContaining('10 MB') },
    ]);
    await expectNothingStored();
  }
  expect((await upload(padded(limit))).errors).toBeUndefined();
  expect((await submit([padded(limit)])).status).toBe(201);
});

test('a picture is turned upright and loses its place and camera', async () => {
  const taken = await phonePicture(64, 48);
  const before = await sharp(Buffer.from(await taken.arrayBuffer())).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.includes('Telephone')).toBe(true);

  const image = await store(taken);
  await encodeMissingAvif(app.context);
  expect(image).toMatchObject({ width: 48, height: 64 });
  for (const headers of [onlyJpeg, onlyWebp, modern]) {
    const { bytes } = await get(image.url, headers);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: 48, height: 64 });
    expect(after).not.toHaveProperty('exif');
    expect(after.orientation ?? 1).toBe(1);
    // After a turn of 90° clockwise, the red left half is on top.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data.at(-1)).toBeGreaterThan(150);
  }
  const chunks = await app.db.collection<{ data: Binary }>('fs.chunks').find().toArray();
  expect(chunks.some(({ data }) => Buffer.from(data.buffer).includes('Telephone'))).toBe(false);
});

test('the best format that the browser accepts is served, AVIF as soon as there is one', async () => {
  const { url } = await store(await picture());
  const early = await get(url, modern);
  expect(early.headers.get('content-type')).toBe('image/webp');
  expect(early.headers.get('cache-control')).toBe('public, max-age=60');

  expect(await encodeMissingAvif(app.context)).toBe(true);
  expect(await encodeMissingAvif(app.context)).toBe(false);
  const formatFor = async (headers: Record<string, string>) => {
    const answer = await get(url, headers);
    const type = answer.headers.get('content-type');
    const { format, compression } = await sharp(answer.bytes).metadata();
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-length')).toBe(String(answer.bytes.length));
    expect(`image/${format === 'heif' ? compression?.replace('av1', 'avif') : format}`).toBe(type);
    return type;
  };
  expect(await formatFor(modern)).toBe('image/avif');
  expect(await formatFor(onlyWebp)).toBe('image/webp');
  expect(await formatFor(onlyJpeg)).toBe('image/jpeg');
  expect(await formatFor({ Accept: 'image/avif;q=0, image/webp' })).toBe('image/webp');
  expect(await formatFor({ Accept: 'text/html' })).toBe('image/jpeg');
});

test('a picture is served at the smallest stored width that is enough', async () => {
  const image = await store(await picture({ width: 1200, height: 900 }));
  await encodeMissingAvif(app.context);
  expect(image).toMatchObject({ width: 1200, height: 900 });
  for (const headers of [onlyWebp, modern]) {
    const widthFor = async (query: string) =>
      (await sharp((await get(image.url + query, headers)).bytes).metadata()).width;
    expect(await widthFor('?w=480')).toBe(480);
    expect(await widthFor('?w=481')).toBe(720);
    expect(await widthFor('?w=721')).toBe(960);
    expect(await widthFor('?w=960')).toBe(960);
    expect(await widthFor('?w=1600')).toBe(1200);
    expect(await widthFor('')).toBe(1200);
    expect(await widthFor('?w=nonsense')).toBe(1200);
    expect(await widthFor('?w=1&w=2')).toBe(1200);
  }
});

test('a browser that saves data gets the smallest size, and the whole picture if it asks for it', async () => {
  const { url } = await store(await picture({ width: 1200, height: 900 }));
  await encodeMissingAvif(app.context);
  for (const [path, width] of [
    [`${url}?w=1600`, 480],
    [url, 1200],
  ] as const) {
    const answer = await get(path, { ...modern, 'Save-Data': 'on' });
    expect((await sharp(answer.bytes).metadata()).width).toBe(width);
    expect(answer.headers.get('vary')).toBe('Accept, Save-Data');
  }
});

test('a detailed picture is encoded within the budget of its width', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const base = await sharp({ create: { width: 700, height: 700, channels: 3, noise, background: '#808080' } })
    .blur(1.2)
    .jpeg()
    .toBuffer();
  const best = await sharp(base).avif({ quality: 55, effort: 2 }).toBuffer();
  expect(best.length).toBeGreaterThan(maxAvifBytes(700));
  expect((await encodeAvif(base, 700)).length).toBeLessThanOrEqual(maxAvifBytes(700));
});

test('a large picture is kept at 2400 px and offered at 480, 720, 960 and 1600', async () => {
  const image = await store(await picture({ width: 3000, height: 300 }));
  expect(image).toMatchObject({ width: 2400, height: 240 });
  const widths = await app.db
    .collection('fs.files')
    .distinct('metadata.width', { 'metadata.kind': 'variant' });
  expect(widths).toEqual([480, 720, 960, 1600]);
});

test('a picture beyond the height limit of WebP and AVIF is scaled down', async () => {
  const { url, width, height } = await store(await picture({ width: 20, height: 18_000 }));
  expect([width, height]).toEqual([18, 16_383]);
  expect(await encodeMissingAvif(app.context)).toBe(true);
  for (const format of ['avif', 'webp', 'jpeg']) {
    const answer = await call('GET', url, { headers: { Accept: `image/${format}` } });
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
  }
});

test('a file in the browser’s cache is not sent again', async () => {
  const { url } = await store(await picture());
  const first = await get(url, onlyWebp);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(url, { ...onlyWebp, ...withCache, 'If-None-Match': etag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect(again.headers.get('etag')).toBe(etag);
  expect((await get(url, { ...onlyWebp, ...withCache, 'If-None-Match': '"other"' })).status).toBe(200);
  expect((await get(url, { ...onlyJpeg, ...withCache, 'If-None-Match': etag })).status).toBe(200);
});

test('parts of a file are sent on request', async () => {
  const { url } = await store(await picture());
  const { bytes: whole } = await get(url, onlyWebp);
  const part = async (range: string, more: Record<string, string> = {}) => {
    const { status, headers, bytes } = await get(url, { ...onlyWebp, Range: range, ...more });
    return { status, range: headers.get('content-range'), bytes };
  };
  const size = whole.length;
  expect(await part('bytes=0-9')).toEqual({
    status: 206,
    range: `bytes 0-9/${size}`,
    bytes: whole.subarray(0, 10),
  });
  expect(await part('bytes=10-')).toEqual({
    status: 206,
    range: `bytes 10-${size - 1}/${size}`,
    bytes: whole.subarray(10),
  });
  expect(await part('bytes=-5')).toEqual({
    status: 206,
    range: `bytes ${size - 5}-${size - 1}/${size}`,
    bytes: whole.subarray(-5),
  });
  expect(await part(`bytes=5-${size + 999}`)).toMatchObject({ status: 206, bytes: whole.subarray(5) });
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
  expect(await part('lines=1-2')).toMatchObject({ status: 200, bytes: whole });
  expect(await part('bytes=0-9', { 'If-Range': '"another-version"' })).toMatchObject({
    status: 200,
    bytes: whole,
  });
});

test('HEAD answers the headers of a picture without its bytes', async () => {
  const { url } = await store(await picture());
  const { bytes } = await get(url, onlyWebp);
  const response = await fetch(`${app.origin}${url}`, { method: 'HEAD', headers: onlyWebp });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test('browsers may not guess another type for pictures', async () => {
  const { url } = await store(await picture());
  const { headers } = await get(url);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('only pictures are served under /files', async () => {
  await store(await picture());
  await sendApplication(app);
  for (const kind of ['variant', 'resume']) {
    const file = await app.db.collection('fs.files').findOne({ 'metadata.kind': kind });
    const path = `/files/${file?._id.toHexString()}/resume`;
    expect((await get(path)).status).toBe(404);
    expect((await call('GET', path, { token })).status).toBe(404);
  }
  expect(await call('GET', '/files/no-id/house')).toMatchObject({
    status: 400,
    body: { message: 'Invalid ID' },
  });
  expect((await get('/files/0123456789abcdef01234567/house')).status).toBe(404);
});

const applyMutation = `mutation ($input: JobApplicationInput!, $resume: Upload) {
  submitApplication(input: $input, resume: $resume) { message }
}`;

function apply(resume: File) {
  return ask(applyMutation, { input: applicationInput(), resume: null }, { files: { resume } });
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Row = [kind: string, file: File, name: string, contentType: string];

/** A DOCX as Word on the web writes it: its lists name the main part `word/document2.xml`. */
function otherDocx({
  override,
  target,
  type = `${word}.main+xml`,
}: {
  override?: string;
  target?: string;
  type?: string;
}) {
  const types = override
    ? `<Override PartName="${override}" ContentType="${type}"/>`
    : `<Default Extension="xml" ContentType="${type}"/>`;
  return docx('cv.docx', ['[Content_Types].xml', '_rels/.rels', 'word/document2.xml'], {
    '[Content_Types].xml': `<Types>${types}</Types>`,
    '_rels/.rels': target
      ? `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`
      : '<Relationships/>',
  });
}

test.each<Row>([
  ['PDF', pdf(), 'resume-ravi-kumar.pdf', 'application/pdf'],
  ['DOC', doc(), 'resume-ravi-kumar.doc', 'application/msword'],
  ['DOCX', docx(), 'resume-ravi-kumar.docx', word],
  ['PDF with dots in its name', pdf('R. Kumar, v1.2.PDF'), 'resume-ravi-kumar.pdf', 'application/pdf'],
  ['PDF with a path for a name', pdf('..\\..\\boot.pdf'), 'resume-ravi-kumar.pdf', 'application/pdf'],
  ...[
    'Asha Rao Resume.docx.pdf',
    'cv.pdf.pdf',
    'DOC-20261101-WA0003.',
    'document',
    '.pdf',
    'Asha Rao B.Tech',
    'CV 12.11.2026',
    'cv.pdf.1',
  ].map((name): Row => [`PDF named ${name}`, pdf(name), 'resume-ravi-kumar.pdf', 'application/pdf']),
  ['DOC without an ending', doc('document'), 'resume-ravi-kumar.doc', 'application/msword'],
  ['DOCX named .doc.docx', docx('cv.doc.docx'), 'resume-ravi-kumar.docx', word],
  [
    'PDF after an empty line',
    new File(['\r\n', pdf()], 'cv.pdf'),
    'resume-ravi-kumar.pdf',
    'application/pdf',
  ],
  [
    'PDF after the words of a printer',
    new File(['\u001b%-12345X@PJL\n'.padEnd(1_019), pdf()], 'cv.pdf'),
    'resume-ravi-kumar.pdf',
    'application/pdf',
  ],
  [
    'DOCX with a main part of another name',
    otherDocx({ override: '/word/document2.xml' }),
    'resume-ravi-kumar.docx',
    word,
  ],
  [
    'DOCX whose relations name the main part',
    otherDocx({ target: 'Word/Document2.xml' }),
    'resume-ravi-kumar.docx',
    word,
  ],
])(
  'a résumé in %s is accepted through both doors, and stored under a name of ours',
  async (_kind, file, name, contentType) => {
    expect((await apply(file)).data).toEqual({
      submitApplication: { message: 'Application Submitted Successfully!' },
    });
    const id = await sendApplication(app, {}, file);
    const download = await call('GET', `/api/applications/${id}/resume`, { token });
    expect(download.headers.get('content-type')).toBe(contentType);
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
    const { data } = await ask(
      '{ applications { items { resume { name contentType bytes } } } }',
      {},
      { token },
    );
    const resume = { name, contentType, bytes: file.size };
    expect(data).toEqual({ applications: { items: [{ resume }, { resume }] } });
    expect(await app.db.collection('fs.files').distinct('filename')).toEqual([name]);
  },
);

test('a script in a PDF runs nowhere: it is downloaded, and sandboxed where a browser shows it', async () => {
  const file = new File(
    ['%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    'cv.pdf',
  );
  const id = await sendApplication(app, {}, file);
  const { headers } = await call('GET', `/api/applications/${id}/resume`, { token });
  expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(headers.get('content-security-policy')).toMatch(/; sandbox$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a résumé of a person whose name has no Latin letters has a plain name', async () => {
  const id = await sendApplication(app, { fullName: 'रवि कुमार' });
  const { headers } = await call('GET', `/api/applications/${id}/resume`, { token });
  expect(headers.get('content-disposition')).toBe('attachment; filename=resume.pdf');
});

const page = '<html><script>alert(1)</script>';
const inZip = ['[Content_Types].xml', 'word/document.xml'];

test.each<[string, File]>([
  ['a text named .pdf', new File(['Dear all'], 'resume.pdf', { type: 'application/pdf' })],
  ['a PDF named .exe', pdf('resume.exe')],
  ['a PDF named .pdf.html', pdf('resume.pdf.html')],
  ['a PDF named .doc', pdf('resume.doc')],
  ['a PDF named .pdf.docx', pdf('resume.pdf.docx')],
  ['a PDF named .jpg.', pdf('resume.jpg. ')],
  ['a PDF after a thousand blanks', new File([' '.repeat(1_020), pdf()], 'resume.pdf')],
  ['a Word file whose main part is missing', otherDocx({ override: '/word/document3.xml' })],
  [
    'a spreadsheet that names a part of Word',
    otherDocx({
      override: '/word/document2.xml',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    }),
  ],
  ['a page that names a PDF', new File([`${page}%PDF-1.4`], 'resume.pdf', { type: 'application/pdf' })],
  ['a spreadsheet named .docx', docx('resume.docx', ['[Content_Types].xml', 'xl/workbook.xml'])],
  ['a ZIP archive without content types', docx('resume.docx', ['word/document.xml'])],
  [
    'a ZIP archive with a path that leaves its folder',
    docx('resume.docx', [...inZip, 'word/../../boot.ini']),
  ],
  ['a ZIP archive with the path of a disk', docx('resume.docx', [...inZip, '/etc/passwd'])],
  [
    'a ZIP archive that unpacks to a thousand times its size',
    docx('resume.docx', [...inZip, 'word/media/a.emf'], { 'word/media/a.emf': Buffer.alloc(201_000_000) }),
  ],
  ['a ZIP archive that only mentions Word’s parts', docx('resume.docx', [inZip.join(' ')])],
  ['a ZIP archive without its end', new File([docx().slice(0, -8)], 'resume.docx')],
  ['a page after which comes a ZIP archive', new File([page, docx()], 'resume.docx')],
  ['a DOCX named .doc', docx('resume.doc')],
  ['an HTML page named .doc', new File(['<html>'], 'resume.doc', { type: 'application/msword' })],
  ['a spreadsheet named .doc', doc('resume.doc', ['Workbook'])],
  ['an empty file', new File([], 'resume.pdf')],
])('%s is no résumé, and nothing is stored', async (_kind, file) => {
  expect((await apply(file)).errors).toMatchObject([
    { message: wrongResume, extensions: { code: 'BAD_USER_INPUT', fields: { resume: wrongResume } } },
  ]);
  const rest = await call('POST', '/api/applications', { form: { ...applicationInput(), resume: file } });
  expect(rest).toMatchObject({
    status: 400,
    body: { message: wrongResume, fields: { resume: wrongResume } },
  });
  await expectNothingStored();
});

const types = (type: string) => `<Types><Default Extension="bin" ContentType="application/${type}"/></Types>`;
const template = (target: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`;
const templateList = 'word/_rels/settings.xml.rels';
const withTemplate = (target: string) =>
  docx('resume.docx', [...inZip, templateList], { [templateList]: template(target) });
const withTypes = (text: string | Buffer) => docx('resume.docx', inZip, { '[Content_Types].xml': text });

test.each<[string, File]>([
  ['macros', docx('resume.docx', [...inZip, 'word/vbaProject.bin'])],
  ['macros elsewhere', docx('resume.docx', [...inZip, 'custom\\VBAPROJECT.BIN'])],
  ['macros under another name', withTypes(types('vnd.ms-office.vbaProject'))],
  ['the type of a document with macros', withTypes(types('vnd.ms-word.document.macroEnabled.main+xml'))],
  [
    'that type, and a main part of another name',
    otherDocx({
      override: '/word/document2.xml',
      type: 'application/vnd.ms-word.document.macroEnabled.main+xml',
    }),
  ],
  ['that type in other letters', withTypes(types('vnd.ms-word.document.macro&#x45;n&#97;bled.main+xml'))],
  ['that type in UTF-16', withTypes(Buffer.from(types('vnd.ms-word.document.macroEnabled'), 'utf16le'))],
  ['a list of types of many megabytes', withTypes(Buffer.alloc(2_000_000, ' '))],
  ['a control', docx('resume.docx', [...inZip, 'word/activeX/activeX1.bin'])],
  ['a packed program', docx('resume.docx', [...inZip, 'word/embeddings/oleObject1.bin'])],
  ['a template of another site', withTemplate('https://evil.example/a.dotm')],
  ['a template of another machine', withTemplate('\\\\evil.example\\a.dotm')],
  ['a template of another machine as a file', withTemplate('file://evil.example/a.dotm')],
  ['macros, as DOC', doc('resume.doc', ['WordDocument', '_VBA_PROJECT'])],
  ['a packed program, as DOC', doc('resume.doc', ['WordDocument', '\u0001Ole10Native'])],
])('a résumé with %s is refused, and nothing is stored', async (_kind, file) => {
  const sentence = 'Please attach your résumé without macros and embedded objects, or as a PDF file.';
  expect((await apply(file)).errors).toMatchObject([
    { message: sentence, extensions: { code: 'BAD_USER_INPUT', fields: { resume: sentence } } },
  ]);
  const rest = await call('POST', '/api/applications', { form: { ...applicationInput(), resume: file } });
  expect(rest).toMatchObject({ status: 400, body: { message: sentence, fields: { resume: sentence } } });
  await expectNothingStored();
});

test.each([
  ['file:///C:\\Users\\Ravi\\Templates\\CV.dotx'],
  ['file://localhost/Users/ravi/CV.dotx'],
  ['file:///Users/ravi/CV.dotx'],
])('a résumé made from the template %s is accepted', async (target) => {
  expect((await apply(withTemplate(target))).errors).toBeUndefined();
});

test('a résumé of more than 5 MB is refused as too large, and one of 5 MB is not', async () => {
  const sentence = 'The résumé is larger than 5 MB. Please send a smaller file.';
  const padded = async (length: number) =>
    new File([await pdf().text(), ' '.repeat(length - pdf().size)], 'resume.pdf');
  const limit = 5 * 1024 * 1024;
  const large = await padded(limit + 1);
  expect((await apply(large)).errors).toMatchObject([
    { message: sentence, extensions: { code: 'TOO_LARGE', fields: { resume: sentence } } },
  ]);
  const rest = await call('POST', '/api/applications', { form: { ...applicationInput(), resume: large } });
  expect(rest).toMatchObject({ status: 413, body: { message: sentence, fields: { resume: sentence } } });
  await expectNothingStored();
  expect((await apply(await padded(limit))).errors).toBeUndefined();
});

test('an application that breaks a rule leaves no résumé behind', async () => {
  const input = applicationInput({ email: 'nonsense' });
  expect(
    (await ask(applyMutation, { input, resume: null }, { files: { resume: pdf() } })).errors,
  ).toHaveLength(1);
  expect(
    (
      await call('POST', '/api/applications', {
        form: { ...input, resume: pdf() },
      })
    ).status,
  ).toBe(400);
  await expectNothingStored();
});

test('a file in a field without files is refused', async () => {
  const form = { ...applicationInput(), photo: await picture() } as Record<string, string | File>;
  expect(await call('POST', '/api/applications', { form })).toMatchObject({
    status: 400,
    body: { message: 'Please send the file in the field “resume”.' },
  });
  const contact = { name: 'Asha', email: 'a@example.com', service: 'COMMERCIAL', file: pdf() };
  expect((await call('POST', '/api/contacts', { form: contact })).status).toBe(400);
  await expectNothingStored();
});

test('through GraphQL a visitor can upload only a résumé, and an account one file per request', async () => {
  const small = await picture();
  expect((await upload(small, { as: null })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  for (const two of [await uploadTwo(small), await uploadTwo(small, token)])
    expect(two).toMatchObject({ status: 400, errors: [{ message: 'Too many files in one request.' }] });
  await expectNothingStored();
});

const preflight = { 'Apollo-Require-Preflight': 'true' };
const operations = JSON.stringify({
  query: applyMutation,
  variables: { input: applicationInput(), resume: null },
});
const map = '{"0":["variables.resume"]}';

function part(name: string, value: string, file = ''): string {
  return `--edge\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
}

const wholeForm = `${part('operations', operations)}${part('map', map)}${part('0', '%PDF-1.4', 'a.pdf')}--edge--\r\n`;

test('the sample of the broken multipart requests is accepted unbroken', async () => {
  const headers = { ...preflight, 'Content-Type': 'multipart/form-data; boundary=edge' };
  expect(await call('POST', '/graphql', { headers, body: wholeForm })).toMatchObject({
    status: 200,
    body: { data: {} },
  });
});

test.each<[string, string, string]>([
  ['without a boundary', 'multipart/form-data', wholeForm],
  ['with an empty boundary', 'multipart/form-data; boundary=', wholeForm],
  ['with another boundary', 'multipart/form-data; boundary=other', wholeForm],
  ['whose boundary goes by another name', 'multipart/form-data; xboundary=edge', wholeForm],
  ['of no bytes', 'multipart/form-data; boundary=edge', ''],
  ['that is no multipart', 'multipart/form-data; boundary=edge', 'nonsense'],
  ['without operations', 'multipart/form-data; boundary=edge', `${part('map', map)}--edge--\r\n`],
  [
    'whose operations are no JSON',
    'multipart/form-data; boundary=edge',
    `${part('operations', '{')}--edge--\r\n`,
  ],
  [
    'whose operations are a number',
    'multipart/form-data; boundary=edge',
    `${part('operations', '7')}--edge--\r\n`,
  ],
  ['without a map', 'multipart/form-data; boundary=edge', `${part('operations', operations)}--edge--\r\n`],
  [
    'whose map is no JSON',
    'multipart/form-data; boundary=edge',
    `${part('operations', operations)}${part('map', '{')}--edge--\r\n`,
  ],
  [
    'whose map is a list',
    'multipart/form-data; boundary=edge',
    `${part('operations', operations)}${part('map', '[]')}--edge--\r\n`,
  ],
  [
    'whose map names no list',
    'multipart/form-data; boundary=edge',
    `${part('operations', operations)}${part('map', '{"0":"x"}')}--edge--\r\n`,
  ],
  [
    'whose map leads into a value',
    'multipart/form-data; boundary=edge',
    `${part('operations', operations)}${part('map', '{"0":["query.x.y"]}')}--edge--\r\n`,
  ],
  [
    'whose header is malformed',
    'multipart/form-data; boundary=edge',
    `--edge\r\nContent-Disposition\r\n\r\nx\r\n--edge--\r\n`,
  ],
])('a multipart request %s is answered 400 at once', async (_kind, type, body) => {
  const headers = { ...preflight, 'Content-Type': type };
  const answer = await call('POST', '/graphql', { headers, body });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.any(String), extensions: { code: 'BAD_USER_INPUT' } }] },
  });
  await expectNothingStored();
});

test.each<[string, string]>([
  ['whose promised file never comes', `${part('operations', operations)}${part('map', map)}--edge--\r\n`],
  [
    'whose file has a name that HTTP forbids',
    `${part('operations', operations)}${part('map', map)}${part('0', '%PDF-1.4', 'a\0.pdf')}--edge--\r\n`,
  ],
  ['that ends before its file', `${part('operations', operations)}${part('map', map)}`],
  ['that ends in the middle of its file', wholeForm.slice(0, -12)],
  ['that ends in the middle of its large file', wholeForm.slice(0, -12) + 'x'.repeat(300_000)],
])('a multipart request %s is refused', async (_kind, body) => {
  const headers = { ...preflight, 'Content-Type': 'multipart/form-data; boundary=edge' };
  const answer = await call('POST', '/graphql', { headers, body });
  expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  await expectNothingStored();
});

test('another site’s form cannot upload: the header that only scripts can send is asked for before the body', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const answer = await call('POST', '/graphql', { headers, body: wholeForm });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Please send the header Apollo-Require-Preflight.' }] },
  });
  await expectNothingStored();
});

test.each<[string, string, string]>([
  ['without a boundary', 'multipart/form-data', wholeForm],
  ['with another boundary', 'multipart/form-data; boundary=other', wholeForm],
  ['that is no multipart', 'multipart/form-data; boundary=edge', 'nonsense'],
  [
    'that ends in the middle of its file',
    'multipart/form-data; boundary=edge',
    part('resume', '%PDF-1.4', 'a.pdf').slice(0, -4),
  ],
])('a REST form %s is answered 400 in JSON', async (_kind, type, body) => {
  const answer = await call('POST', '/api/applications', { headers: { 'Content-Type': type }, body });
  expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  await expectNothingStored();
});

test.each([
  [
    '/graphql',
    `${part('operations', operations)}${part('map', map)}${part('0', '%PDF-1.4', 'a.pdf').slice(0, -4)}`,
  ],
  ['/api/applications', `${part('fullName', 'Ravi')}${part('resume', '%PDF-1.4', 'a.pdf').slice(0, -4)}`],
])('a sender that goes away in the middle of a file leaves nothing at %s', async (path, body) => {
  await new Promise((resolve) => {
    const request = httpRequest(`${app.origin}${path}`, {
      method: 'POST',
      headers: {
        ...preflight,
        'Content-Type': 'multipart/form-data; boundary=edge',
        'Content-Length': 1_000_000,
      },
    });
    // The sender breaks off here, so its error is expected.
    request.on('error', resolve).on('close', resolve);
    request.write(body);
    // The temporary file exists as soon as its first bytes have been read.
    const arrived = vi.waitFor(() => {
      expect(readdirSync(temporary).some((name) => !name.startsWith('ahg-'))).toBe(true);
    });
    void arrived.finally(() => request.destroy());
  });
  await expectNothingStored();
});
