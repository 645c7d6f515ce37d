import { beforeEach, expect, test } from 'vitest';
import { adminName, startTestApp } from '../../testing/start-test-app.ts';
import { defaultSiteSettings } from './site-settings.seed.ts';

const app = await startTestApp();
const { ask, token } = app;
beforeEach(async () => {
  await app.db.collection('siteSettings').deleteMany({});
});

const fields = `companyName slogan registrationNumber referencePrefix phones salesEmail infoEmail whatsappNumber address latitude longitude
  facebookUrl instagramUrl linkedinUrl youtubeUrl loanSharePercent nearMetroMetres comingSoonDate`;

const settings = async () => (await ask(`{ settings { ${fields} } }`)).data.settings;

function update(values: Record<string, unknown>, readAt?: string) {
  const input = { ...defaultSiteSettings, ...values };
  return ask(
    `mutation ($input: SiteSettingsInput!, $readAt: DateTimeISO) {
      updateSettings(input: $input, readAt: $readAt) { ${fields} }
    }`,
    { input, readAt },
    { token },
  );
}

test('the company has good defaults until it is changed', async () => {
  expect(await settings()).toEqual(defaultSiteSettings);
});

test('the company is changed, and every reader sees it', async () => {
  const { data } = await update({
    companyName: 'Another Name',
    whatsappNumber: '98100 00000',
    youtubeUrl: null,
  });
  const changed = {
    ...defaultSiteSettings,
    companyName: 'Another Name',
    whatsappNumber: '+919810000000',
    youtubeUrl: '',
  };
  expect(data.updateSettings).toEqual(changed);
  expect(await settings()).toEqual(changed);
});

test('when two owners change the company at the same time, the second is refused', async () => {
  await update({ companyName: 'First Name' });
  const { data } = await ask<{ settings: { updatedAt: string } }>('{ settings { updatedAt } }');
  const { updatedAt } = data.settings;
  expect((await update({ companyName: 'Second Name' }, updatedAt)).errors).toBeUndefined();
  const { errors } = await update({ companyName: 'Third Name' }, updatedAt);
  expect(errors).toMatchObject([
    { extensions: { code: 'CONFLICT', conflict: { updatedBy: adminName, fields: ['companyName'] } } },
  ]);
  expect(await settings()).toMatchObject({ companyName: 'Second Name' });
  const whoChanged = (withToken?: string) => ask('{ settings { updatedBy } }', {}, { token: withToken });
  expect((await whoChanged(token)).data).toEqual({ settings: { updatedBy: adminName } });
  expect(await whoChanged()).toMatchObject({ data: { settings: { updatedBy: null } }, errors: undefined });
});

test.each([
  [{ companyName: ' ' }, 'companyName', 'Please fill out all required fields.'],
  [{ phones: [] }, 'phones', 'Please fill out all required fields.'],
  [{ phones: ['1', '2', '3', '4', '5'] }, 'phones', 'Please enter at most four numbers.'],
  [{ salesEmail: 'nonsense' }, 'salesEmail', 'Please enter a valid e-mail address.'],
  [{ phones: ['98100 00000', '98'] }, 'phones', 'Please enter a phone number such as +91 98100 00000.'],
  [{ whatsappNumber: 'nonsense' }, 'whatsappNumber', 'Please enter a phone number such as +91 98100 00000.'],
  [{ latitude: 91 }, 'latitude', 'Please enter degrees from -90 to 90.'],
  [
    { latitude: 77.37, longitude: 28.61 },
    'latitude',
    'Swapped? Latitude would be 28.61 and longitude 77.37.',
  ],
  [{ latitude: 0 }, 'latitude', 'Please enter degrees from 6 to 38, in India.'],
  [
    { facebookUrl: 'javascript:alert(1)' },
    'facebookUrl',
    'Please enter an address that begins with https://',
  ],
])('the company %j is refused beside its field', async (values, field, sentence) => {
  const { errors } = await update(values);
  expect(errors?.[0]).toMatchObject({
    message: sentence,
    extensions: { code: 'BAD_USER_INPUT', fields: { [field]: sentence } },
  });
  expect(await settings()).toEqual(defaultSiteSettings);
});

test('the texts of new properties are for accounts, stay when left out, and can be removed', async () => {
  const read = async (withToken?: string) =>
    (await ask('{ settings { defaultAboutBuilder defaultDisclaimer } }', {}, { token: withToken })).data
      .settings;
  expect(await read(token)).toEqual({ defaultAboutBuilder: '', defaultDisclaimer: '' });
  await update({ defaultAboutBuilder: 'A builder we know.', defaultDisclaimer: 'Areas may change.' });
  const texts = { defaultAboutBuilder: 'A builder we know.', defaultDisclaimer: 'Areas may change.' };
  expect(await read(token)).toEqual(texts);
  expect(await read()).toEqual({ defaultAboutBuilder: null, defaultDisclaimer: null });
  await update({ slogan: 'Another' });
  expect(await read(token)).toEqual(texts);
  await update({ defaultAboutBuilder: '' });
  expect(await read(token)).toEqual({ ...texts, defaultAboutBuilder: '' });
  const { errors } = await update({ defaultDisclaimer: 'x'.repeat(5001) });
  expect(errors?.[0]?.extensions.fields).toEqual({
    defaultDisclaimer: 'Please use at most 5,000 characters.',
  });
});

const periods = { enquiryMonths: 24, applicationMonths: 12, logMonths: 12, grievanceDays: 30 };
const periodFields = Object.keys(periods).join(' ');
const shownPeriods = async () =>
  (await ask<{ settings: { privacy: object } }>(`{ settings { privacy { ${periodFields} } } }`)).data.settings
    .privacy;

function updatePeriods(values: Partial<typeof periods>) {
  return ask<{ updatePrivacySettings: object }>(
    `mutation ($input: PrivacySettingsInput!) { updatePrivacySettings(input: $input) { ${periodFields} } }`,
    { input: { ...periods, ...values } },
    { token },
  );
}

test('an owner changes how long data are kept; saving the company leaves it', async () => {
  expect(await shownPeriods()).toEqual(periods);
  const changed = { ...periods, enquiryMonths: 36 };
  expect((await updatePeriods({ enquiryMonths: 36 })).data.updatePrivacySettings).toEqual(changed);
  expect((await update({ companyName: 'Another Name' })).errors).toBeUndefined();
  expect(await shownPeriods()).toEqual(changed);
});

test('no period is shorter than the year that the law asks for', async () => {
  for (const name of ['enquiryMonths', 'applicationMonths', 'logMonths']) {
    const { errors } = await updatePeriods({ [name]: 11 });
    expect(errors?.[0]?.extensions.fields).toEqual({ [name]: 'Please enter a whole number from 12 to 120.' });
  }
  expect(await shownPeriods()).toEqual(periods);
});
