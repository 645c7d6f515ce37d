import { expect, test } from 'vitest';
import { applicationInput, contactInput, given, sendApplication } from '../../testing/factories.ts';
import { pdf } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask, call, db, token } = app;

interface Receipt {
  noticeVersion: number | null;
  noticeLanguage: string | null;
  address: string;
  page: string | null;
  consents: { purpose: string; withdrawnAt: string | null }[];
}

const receiptFields = 'noticeVersion noticeLanguage address page consents { purpose withdrawnAt }';

async function stored(): Promise<{ receipt: Receipt; unread: boolean; choicesPath: string }[]> {
  const answer = await ask<{
    contacts: { items: { receipt: Receipt; unread: boolean; choicesPath: string }[] };
  }>(`{ contacts { items { receipt { ${receiptFields} } unread choicesPath } } }`, {}, { token });
  return given(answer, 'contacts').items;
}

/** Sends an enquiry and answers the part `link` of the address that the visitor gets. */
async function send(values: object = {}): Promise<string> {
  const answer = await ask<{ submitContact: { choicesPath: string } }>(
    'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { choicesPath } }',
    { input: contactInput({ ...values }) },
  );
  return given(answer, 'submitContact').choicesPath.replace('/privacy/choices?link=', '');
}

async function withdraw(link: string, purpose: string) {
  const { data } = await ask<{ withdrawConsent: { receipt: Receipt } | null }>(
    `mutation ($link: String!, $purpose: ConsentPurpose!) {
      withdrawConsent(link: $link, purpose: $purpose) { receipt { ${receiptFields} } }
    }`,
    { link, purpose },
  );
  return data.withdrawConsent;
}

const purposesOf = ({ consents }: Receipt) => consents.map(({ purpose }) => purpose);
const heldBy = ({ consents }: Receipt) =>
  consents.flatMap(({ purpose, withdrawnAt }) => (withdrawnAt ? [] : [purpose]));
const subscribers = () => db.collection('subscribers').distinct('email');

test('a receipt keeps what was ticked, the notice that was shown, and a shortened address', async () => {
  await ask('mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }', {
    input: contactInput({
      whatsapp: true,
      newsletter: false,
      noticeVersion: 1,
      noticeLanguage: 'en',
      page: '/contact',
    }),
  });
  const [{ receipt } = { receipt: null }] = await stored();
  expect(receipt).toMatchObject({
    noticeVersion: 1,
    noticeLanguage: 'en',
    address: '127.0.0.0',
    page: '/contact',
  });
  expect(receipt && purposesOf(receipt)).toEqual(['ANSWER', 'WHATSAPP']);
});

test('the documented calls go on without boxes, and what is absent was not given', async () => {
  await call('POST', '/api/contacts', { json: { ...contactInput(), service: 'Residential' } });
  await call('POST', '/mail.php', { json: contactInput({ noticeVersion: 99 }) });
  const receipts = (await stored()).map(({ receipt }) => receipt);
  expect(receipts.map(purposesOf)).toEqual([['ANSWER'], ['ANSWER']]);
  expect(receipts.map(({ noticeVersion }) => noticeVersion)).toEqual([null, null]);
  expect(await subscribers()).toEqual([]);
});

test('a form of an old client can carry the boxes', async () => {
  const json = {
    ...contactInput(),
    service: 'Residential',
    shareWithBuilder: 'on',
    newsletter: 'true',
    noticeVersion: '1',
  };
  const { body } = await call<{ data: { consents: string[] } }>('POST', '/api/contacts', { json });
  expect(body.data.consents).toEqual(['ANSWER', 'SHARE_WITH_BUILDER', 'NEWSLETTER']);
  expect(await subscribers()).toEqual(['asha@example.com']);
});

test('news are taken back with the link: the consent, and the subscription', async () => {
  const link = await send({ newsletter: true, whatsapp: true });
  expect(await subscribers()).toEqual(['asha@example.com']);
  const left = await withdraw(link, 'NEWSLETTER');
  expect(left && heldBy(left.receipt)).toEqual(['ANSWER', 'WHATSAPP']);
  expect(await subscribers()).toEqual([]);
  const file = await call('GET', '/api/export/contacts.csv', { token });
  expect(file.text).toMatch(/Share with the builder,WhatsApp,Newsletter,Notice version/);
  expect(file.text).toContain(',no,yes,no,');
});

test('WhatsApp is taken back for every enquiry of the person, the answer for one of them', async () => {
  const link = await send({ whatsapp: true });
  await send({ whatsapp: true, message: 'Another one' });
  await send({ whatsapp: true, email: 'other@example.com', phone: '98100 00099' });
  await withdraw(link, 'WHATSAPP');
  expect((await stored()).map(({ receipt }) => heldBy(receipt))).toEqual([
    ['ANSWER', 'WHATSAPP'],
    ['ANSWER'],
    ['ANSWER'],
  ]);
  await db.collection('contactRequests').updateMany({}, { $set: { unread: false } });
  await withdraw(link, 'ANSWER');
  const after = await stored();
  expect(after.map(({ receipt }) => heldBy(receipt))).toEqual([['ANSWER', 'WHATSAPP'], ['ANSWER'], []]);
  expect(after.map(({ unread }) => unread)).toEqual([false, false, true]);
});

test('a link cannot be guessed or bent to another enquiry', async () => {
  const link = await send();
  const other = await send({ email: 'other@example.com', phone: '98100 00099' });
  const bent = other.slice(0, 25) + link.slice(25);
  for (const wrong of [bent, link.slice(0, -1), `${link}A`, 'e', '']) {
    expect(
      (await ask('query ($link: String!) { choices(link: $link) { sentAt } }', { link: wrong })).data,
    ).toEqual({
      choices: null,
    });
    expect(await withdraw(wrong, 'ANSWER')).toBeNull();
  }
  const [, { choicesPath } = { choicesPath: '' }] = await stored();
  expect(choicesPath).toContain(link);
});

test('the newsletter is stopped by the address alone, and the answer does not tell whether there was one', async () => {
  const stop = (email: string) =>
    ask('mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) }', { input: { email } });
  await ask('mutation ($input: SubscriberInput!) { subscribe(input: $input) }', {
    input: { email: 'asha@example.com', source: 'NEWSLETTER' },
  });
  await send({ newsletter: true });
  expect((await stop('nobody@example.com')).data).toEqual({ unsubscribe: true });
  expect(await subscribers()).toEqual(['asha@example.com']);
  expect((await stop('ASHA@example.com')).data).toEqual({ unsubscribe: true });
  expect(await subscribers()).toEqual([]);
  expect((await stored()).map(({ receipt }) => heldBy(receipt))).toEqual([['ANSWER']]);
});

test('an application has a receipt and a link too', async () => {
  const answer = await ask<{ submitApplication: { choicesPath: string } }>(
    `mutation ($input: JobApplicationInput!, $resume: Upload) {
      submitApplication(input: $input, resume: $resume) { choicesPath }
    }`,
    { input: applicationInput({ noticeVersion: 1 }), resume: null },
    { files: { resume: pdf() } },
  );
  const link = given(answer, 'submitApplication').choicesPath.replace(/^.*=/, '');
  const left = await withdraw(link, 'ANSWER');
  expect(left?.receipt).toMatchObject({ noticeVersion: 1, page: '/career' });
  expect(left && heldBy(left.receipt)).toEqual([]);
});

/** The token that the server put into the forms of a page. */
const tokenIn = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';

test('the page of choices is kept nowhere, and one press without JavaScript takes a consent back', async () => {
  const path = `/privacy/choices?link=${await send({ whatsapp: true })}`;
  const before = await call('GET', path);
  expect(before.text).toContain('We may write to you on WhatsApp');
  expect(before.headers.get('cache-control')).toBe('no-store');
  const after = await fetch(`${app.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ purpose: 'WHATSAPP', formToken: tokenIn(before.text) }).toString(),
  });
  expect(await after.text()).toContain('You took this back on');
  expect((await call('GET', path)).text).toContain('You took this back on');
});

test('an enquiry with a throw-away address is stored, with a flag', async () => {
  for (const email of ['asha@eu.Mailinator.com', 'asha@example.com', 'asha@notmailinator.com'])
    await send({ email });
  const answer = await ask<{ contacts: { items: { emailIsDisposable: boolean }[] } }>(
    '{ contacts { items { emailIsDisposable } } }',
    {},
    { token },
  );
  const flags = given(answer, 'contacts').items.map(({ emailIsDisposable }) => emailIsDisposable);
  expect(flags).toEqual([false, false, true]);
});

test('an application with a throw-away address has the flag too', async () => {
  for (const email of ['ravi@yopmail.com', 'ravi@example.com']) await sendApplication(app, { email });
  const { data } = await ask('{ applications { items { emailIsDisposable } } }', {}, { token });
  expect(data).toEqual({
    applications: { items: [{ emailIsDisposable: false }, { emailIsDisposable: true }] },
  });
});
