import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderSVG } from 'uqr';
import { addProperty, propertyInput, registeredBlock, uploadPictures } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { decodeQrCode } from './qr-code.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token } = app;
const block = registeredBlock;
const link = block.qrLink;
const fields = `reraNumber registration rera { status validTo qrLink accountIfsc checkedOn checkedBy authorityScope }
  registrationNotes { portal checkedDaysAgo checkIsOld hasEnded filingIsLate isSample }`;

async function seen(id: string, options: { token?: string } = {}) {
  const { data, errors } = await ask<{ property: Record<string, never> }>(
    `query ($id: ID!) { property(id: $id) { ${fields} } }`,
    { id },
    options,
  );
  expect(errors).toBeUndefined();
  return data.property;
}

async function update(id: string, values: object, publication?: object) {
  const { errors } = await ask(
    `mutation ($id: ID!, $input: PropertyInput!, $publication: PublicationInput) {
      updateProperty(id: $id, input: $input, publication: $publication) { id }
    }`,
    { id, input: propertyInput(values as Record<string, unknown>), publication },
    { token },
  );
  return errors;
}

test('a block is stored, and stays in an update without one', async () => {
  const { id } = await addProperty(app, { reraNumber: ' uprera prj 106523/01/2026', rera: block });
  const property = await seen(id, { token });
  expect(property).toMatchObject({
    reraNumber: 'UPRERAPRJ106523/01/2026',
    registration: 'RERA UPRERAPRJ106523/01/2026',
    rera: { status: 'REGISTERED', qrLink: link, checkedBy: expect.any(String) as string },
    registrationNotes: {
      portal: 'https://www.up-rera.in',
      checkIsOld: false,
      checkedDaysAgo: 0,
      hasEnded: false,
      isSample: false,
    },
  });
  expect(await update(id, { reraNumber: 'UPRERAPRJ106523/01/2026', rera: undefined })).toBeUndefined();
  expect(await seen(id, { token })).toMatchObject({ rera: property.rera });
  expect(await seen(id)).toMatchObject({
    rera: { accountIfsc: 'ABCD0123456', authorityScope: null, checkedBy: null },
  });
});

test('a draft beside a published property keeps its own block', async () => {
  const reraNumber = 'UPRERAPRJ106523/01/2026';
  const { id } = await addProperty(app, { reraNumber, rera: block });
  expect(
    await update(id, { reraNumber, rera: { ...block, validTo: '2040-01-31' } }, { state: 'DRAFT' }),
  ).toBeUndefined();
  expect(await update(id, { reraNumber, rera: undefined }, { state: 'DRAFT' })).toBeUndefined();
  expect(await seen(id)).toMatchObject({ rera: { validTo: '2039-01-31' } });
  const publish = `mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: PUBLISHED }) { id } }`;
  await ask(publish, { id }, { token });
  expect(await seen(id)).toMatchObject({ rera: { validTo: '2040-01-31' } });
});

test('a copy that needs no registration shows none of the facts it was copied with, and the form keeps them', async () => {
  const certificate = { certificateNumber: 'CC 12', certificateDate: '2016-03-01' };
  const rera = {
    ...block,
    ...certificate,
    status: 'EXEMPT',
    exemption: 'COMPLETED_BEFORE_ACT',
    exemptionNote: 'Completed in 2016.',
  };
  const { id, slug } = await addProperty(app, { title: 'Neem Lane Plots', rera });
  const shown = await seen(id);
  expect(shown).toMatchObject({
    registration: 'No registration needed: completed before the Act',
    rera: { status: 'EXEMPT', validTo: null, qrLink: null, accountIfsc: null },
    registrationNotes: { hasEnded: false, portal: null },
  });
  const page = await call('GET', `/project-details/${slug}`);
  expect(page.text).toContain('No registration needed');
  const rest = await call('GET', '/api/form');
  const { data } = await ask<{ property: { advertisement: string; registrationNotes: { code: unknown } } }>(
    'query ($id: ID!) { property(id: $id) { advertisement registrationNotes { code { size } } } }',
    { id },
  );
  expect(data.property.registrationNotes.code).toBeNull();
  for (const text of [page.text, rest.text, data.property.advertisement])
    for (const fact of [block.accountIfsc, block.accountNumber, '31 Jan 2039', link])
      expect([fact, text.includes(fact)]).toEqual([fact, false]);
  expect(await seen(id, { token })).toMatchObject({ rera: { validTo: '2039-01-31', qrLink: link } });
});

test('a home to let says nothing about the registration that it does not need', async () => {
  const { id, slug } = await addProperty(app, { propertyStatus: 'FOR_RENT', rera: { status: 'RENT' } });
  const { data } = await ask<{ property: { advertisement: string } }>(
    'query ($id: ID!) { property(id: $id) { advertisement } }',
    { id },
  );
  expect(data.property.advertisement).toMatch(/^agent registration /);
  const page = await call('GET', `/project-details/${slug}`);
  expect(page.text).toContain('RERA Details');
  expect(page.text).not.toContain('Project registration not stated');
});

test('wrong blocks are refused with their fields', async () => {
  const { id } = await addProperty(app);
  const errors = await update(id, {
    rera: { validTo: '2026-02-30', accountIfsc: 'abc', status: 'RENT', authority: 'NOIDA' },
  });
  const named = Object.keys((errors?.[0]?.extensions as { fields: object }).fields).sort();
  expect(named).toEqual(['rera.accountIfsc', 'rera.authority', 'rera.validTo']);
});

test('the checks of a stored and of a typed property', async () => {
  const reraNumber = 'UPRERAPRJ777777';
  await addProperty(app, { title: 'First phase', reraNumber });
  const { id } = await addProperty(app, { reraNumber, rera: block });
  const checks = `number level text field rules { key sourceTitle }`;
  const { data } = await ask<
    Record<string, { number: number; level: string; rules: { key: string }[]; text: string }[]>
  >(
    `query ($id: ID!, $input: PropertyInput!) {
      stored: listingChecks(id: $id) { ${checks} }
      typed: previewListingChecks(id: $id, input: $input) { ${checks} }
    }`,
    {
      id,
      input: propertyInput({
        reraNumber: 'UPRERAPRJ778',
        rera: { ...block, validTo: '2020-01-01', validFrom: null },
      }),
    },
    { token },
  );
  expect(data.stored).toHaveLength(17);
  expect(data.stored?.[2]).toMatchObject({ level: 'WARNING', text: '“First phase” has the same number.' });
  expect(data.stored?.[5]).toMatchObject({ level: 'OK', rules: [{ key: 'rera.qrHosts' }] });
  expect(data.typed?.[2]).toMatchObject({ level: 'OK' });
  expect(data.typed?.[3]).toMatchObject({ level: 'BLOCKING', field: 'rera.validTo' });
});

test('the server reads the QR code of an uploaded picture', async () => {
  const code = await sharp(Buffer.from(renderSVG(link, { border: 4, pixelSize: 8 })))
    .png()
    .toBuffer();
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ddd' } })
    .png()
    .toBuffer();
  const files = [code, blank].map(
    (bytes, index) => new File([new Uint8Array(bytes)], `${index}.png`, { type: 'image/png' }),
  );
  const [shown, none] = await uploadPictures(app, files);
  const read = 'query ($id: ID!) { readQrCode(pictureId: $id) }';
  expect((await ask(read, { id: shown?.id }, { token })).data).toEqual({ readQrCode: link });
  expect((await ask(read, { id: none?.id }, { token })).data).toEqual({ readQrCode: null });
  const { errors } = await ask(read, { id: '0'.repeat(24) }, { token });
  expect(errors?.[0]?.message).toBe('Please choose a picture.');
});

test('a photographed code is read: turned, small, on a grey page', async () => {
  const code = await sharp(Buffer.from(renderSVG(link, { border: 4, pixelSize: 6 })))
    .rotate(7, { background: '#fff' })
    .png()
    .toBuffer();
  const page = { width: 1400, height: 1900, channels: 3 as const, background: '#e8e6e0' };
  const photo = await sharp({ create: page })
    .composite([{ input: code, left: 900, top: 1300 }])
    .blur(1)
    .jpeg({ quality: 70 })
    .toBuffer();
  expect(await decodeQrCode(photo)).toBe(link);
});
