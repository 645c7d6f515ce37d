import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../testing/fake-server.ts';
import type { Answer } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { MailPart } from './mail-part.tsx';

const settings = {
  __typename: 'MailSettings',
  sends: true,
  passwordUnreadable: false,
  host: 'smtp.example.com',
  port: 587,
  security: 'STARTTLS',
  user: 'desk@example.com',
  hasPassword: true,
  senderName: 'Homes',
  senderAddress: 'desk@example.com',
  recipients: ['desk@example.com'],
  enquiryRecipients: [],
  applicationRecipients: [],
  orderRecipients: [],
  fromEnvironment: [] as string[],
  privateHosts: false,
  updatedAt: '2026-01-05T05:30:00.000Z',
  updatedBy: 'asha',
};
const outboxSummary = {
  __typename: 'OutboxSummary',
  waiting: 2,
  failed: 1,
  uncertain: 0,
  kept: 0,
  lastSentAt: '2026-01-05T05:30:00.000Z',
};

function openPart(values: Partial<typeof settings> = {}, answers: Record<string, Answer> = {}) {
  const mailSettings = { ...settings, ...values };
  return renderPage(<MailPart />, {
    answers: {
      MailSettings: () => ({ mailSettings, outboxSummary }),
      UpdateMailSettings: () => ({
        updateMailSettings: { ...mailSettings, updatedAt: '2026-01-05T06:00:00.000Z' },
      }),
      ...answers,
    },
  });
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

test('a save sends the typed values, and no draft of the browser keeps the password', async () => {
  const { server, user } = openPart();
  expect((await field('Server')).value).toBe('smtp.example.com');
  expect((await field('Password')).value).toBe('');
  await user.type(await field('Password'), 'a-secret-password');
  await user.type(await field('Enquiries'), 'one@example.com, two@example.com');
  await waitFor(() => expect(localStorage.getItem('draft:mail settings')).toContain('one@example.com'));
  expect(localStorage.getItem('draft:mail settings')).not.toContain('a-secret-password');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('E-mail settings saved.')).toBeTruthy();
  expect(server.asked('UpdateMailSettings')).toMatchObject([
    {
      readAt: '2026-01-05T05:30:00.000Z',
      input: {
        port: 587,
        password: 'a-secret-password',
        recipients: ['desk@example.com'],
        enquiryRecipients: ['one@example.com', 'two@example.com'],
      },
    },
  ]);
  await waitFor(async () => expect((await field('Password')).value).toBe(''));
});

test('a refusal of the server stands beside its field', async () => {
  const sentence = 'Please enter the password again, because the server or the user has changed.';
  const refuse = () => {
    throw new Refusal('BAD_USER_INPUT', sentence, { fields: { password: sentence } });
  };
  const { user } = openPart({}, { UpdateMailSettings: refuse });
  await user.type(await field('Server'), '.in');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const password = await field('Password');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(password);
});

test('values of the environment can be read, and are not sent', async () => {
  const { server, user } = openPart({ fromEnvironment: ['SERVER', 'RECIPIENTS'] });
  expect((await field('Server')).readOnly).toBe(true);
  expect((await field('All e-mails')).value).toBe('desk@example.com');
  expect(screen.getAllByText('Set by the server’s environment.')).toHaveLength(5);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.type(await field('Name'), ' of Noida');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(server.asked('UpdateMailSettings')).toMatchObject([
      { input: { host: '', recipients: [], senderName: 'Homes of Noida' } },
    ]),
  );
});

test('the test e-mail takes the values as typed, and its outcome is announced', async () => {
  const message = 'The server refused the user or the password.';
  const { server, user } = openPart({}, { SendTestMail: () => ({ sendTestMail: { sent: false, message } }) });
  await user.type(await field('Password'), 'wrong');
  await user.type(await field('Send it to*'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Send test e-mail' }));
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(server.asked('SendTestMail')).toMatchObject([
    { to: 'asha@example.com', input: { host: 'smtp.example.com', password: 'wrong' } },
  ]);
});

test('a test e-mail that cannot be tried shows the sentence beside the wrong field', async () => {
  const sentence = 'Please enter the password.';
  const refuse = () => {
    throw new Refusal('BAD_USER_INPUT', sentence, { fields: { password: sentence } });
  };
  const { server, user } = openPart({ hasPassword: false }, { SendTestMail: refuse });
  await user.type(await field('Send it to*'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Send test e-mail' }));
  await waitFor(async () => expect(document.activeElement).toBe(await field('Password')));
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  await user.clear(await field('Port'));
  await user.type(await field('Port'), 'mail');
  await user.click(screen.getByRole('button', { name: 'Send test e-mail' }));
  await waitFor(async () => expect(document.activeElement).toBe(await field('Port')));
  expect(server.asked('SendTestMail')).toHaveLength(1);
});

test('the state says what waits, what failed, and what a person must do', async () => {
  openPart({ sends: false, passwordUnreadable: true });
  const alert = await screen.findByText(/can no longer be read/);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(screen.getByText(/^Last sent 5 Jan 2026.* · 2 waiting · 1 failed$/)).toBeTruthy();
});

test('encryption that only the own network may go without is offered only there', async () => {
  openPart();
  const options = within(await field('Encryption')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'STARTTLS (usually port 587)',
    'TLS from the start (usually port 465)',
  ]);
});
