import { screen, within } from '@testing-library/react';
import type { SetupStepKey } from 'domain/schema.generated.ts';
import { expect, test, vi } from 'vitest';
import { companySettings } from '../../testing/company-settings.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { SetupGuide } from './setup-guide.tsx';

const keys: readonly SetupStepKey[] = [
  ...(['COMPANY', 'REGISTRATION', 'PROPERTY', 'SHEET', 'COLLEAGUES', 'EMAIL', 'WORDS'] as const),
  ...(['SAMPLES', 'BACKUP', 'ADDRESS'] as const),
];
const mailSettings = {
  ...{ __typename: 'MailSettings' as const, sends: true, passwordUnreadable: false, privateHosts: false },
  ...{ host: 'smtp.gmail.com', port: 587, security: 'STARTTLS' as const, user: 'desk@homes.example.com' },
  ...{ hasPassword: true, senderName: '', senderAddress: 'desk@homes.example.com', fromEnvironment: [] },
  ...{ recipients: ['desk@homes.example.com'], enquiryRecipients: [], applicationRecipients: [] },
  ...{ orderRecipients: [], updatedAt: '2026-11-25T05:00:00.000Z', updatedBy: 'asha' },
};
const site = {
  ...{ mode: 'TRIAL' as const, listingCount: 0, trialCount: 0, hiddenCount: 0 },
  ...{ registrationEndsOn: null, registrationDaysLeft: null },
};

function renderGuide(done: readonly SetupStepKey[], answers = {}) {
  const settled = new Set<SetupStepKey>();
  const finished = new Set(done);
  const steps = () =>
    keys.map((key) => ({
      ...{ __typename: 'SetupStep' as const, key },
      ...{ done: finished.has(key), settled: settled.has(key) },
    }));
  const page = renderPage(<SetupGuide site={site} />, {
    answers: {
      SetupGuide: () => ({ setupGuide: steps() }),
      SettleSetupStep: ({ step, settled: to }) => {
        if (to) settled.add(step as SetupStepKey);
        else settled.delete(step as SetupStepKey);
        return { settleSetupStep: steps() };
      },
      SampleContent: () => ({ sampleContentCount: 3 }),
      ...answers,
    },
  });
  return { ...page, finished };
}

const openStep = () => {
  const open = [...document.querySelectorAll('details')].find((one) => one.open);
  return open?.querySelector('summary')?.textContent;
};

test('the guide tells how far an owner is, with the mode of the site, and opens the first step', async () => {
  renderGuide(['COMPANY', 'REGISTRATION']);
  expect(await screen.findByText('2 of 7 done')).not.toBeNull();
  expect(screen.getByText(/^This site is a trial\./)).not.toBeNull();
  expect(openStep()).toBe('3. Your first property');
  expect(screen.getByRole('link', { name: 'Add Property' }).getAttribute('href')).toBe(
    '/my-account/properties/new',
  );
});

test('the step after a saved one has its fields at once, so that its buttons stay where they are', async () => {
  let isAsked = false;
  const { user, finished } = renderGuide([], {
    // The network is slow after the first answer.
    CompanySettings: () => {
      if (isAsked) return new Promise<object>(() => undefined);
      isAsked = true;
      return { settings: companySettings };
    },
    UpdateSettings: ({ input }: { input: object }) => {
      finished.add('COMPANY');
      return { updateSettings: { ...companySettings, ...input } };
    },
  });
  await user.type(await screen.findByLabelText('Phone*'), '98110 22000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('1 of 7 done');
  expect(openStep()).toBe('2. Your RERA registration');
  expect(screen.getByLabelText(/^Valid/)).not.toBeNull();
});

test('a colleague’s save in between is said, and the next save goes on from it', async () => {
  const stored = { ...companySettings };
  const saved = vi.fn();
  const { user } = renderGuide([], {
    CompanySettings: () => ({ settings: { ...stored } }),
    UpdateSettings: ({ input, readAt }: { input: object; readAt: string }) => {
      if (readAt !== stored.updatedAt) throw new Refusal('CONFLICT', 'Ravi changed the settings meanwhile.');
      saved(input);
      return { updateSettings: { ...stored, ...input } };
    },
  });
  await user.type(await screen.findByLabelText('Phone*'), ', 98110 22000');
  Object.assign(stored, { slogan: 'Ghar sabke liye', updatedAt: '2026-01-05T06:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Ravi changed the settings meanwhile.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    slogan: 'Ghar sabke liye',
    phones: ['+91 98110 04384, 98110 22000'],
  });
});

test('a step that is set aside is not done, and the next one opens', async () => {
  const { user } = renderGuide(['COMPANY']);
  await screen.findByText('1 of 7 done');
  const later = () => within(document.querySelector('details[open]') as HTMLElement);
  await user.click(later().getByRole('button', { name: 'Later' }));
  expect(await screen.findByText('Set aside')).not.toBeNull();
  expect(openStep()).toBe('3. Your first property');
  expect(screen.getByText('1 of 7 done')).not.toBeNull();
});

test('reading the site is done by saying that it is true', async () => {
  const { user } = renderGuide(keys.filter((key) => key !== 'WORDS'));
  await user.click(await screen.findByRole('button', { name: 'All of it is true' }));
  expect(screen.queryByText('Set up your site')).toBeNull();
  expect(screen.getByText(/^This site is a trial\./)).not.toBeNull();
});

test('the guide goes away when the rest is set aside, and can be shown again', async () => {
  const { user } = renderGuide(['COMPANY']);
  await user.click(await screen.findByRole('button', { name: 'Set the rest aside' }));
  expect(await screen.findByText('8 steps of the guide set aside.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the guide' }));
  expect(screen.getByText('2 of 7 done')).not.toBeNull();
});

test('e-mail is saved by the name of the provider, once a test was accepted', async () => {
  const saved = vi.fn();
  let accepts = false;
  const { user, finished } = renderGuide(
    keys.filter((key) => key !== 'EMAIL'),
    {
      SendTestMail: () => ({
        sendTestMail: { __typename: 'TestMailResult', sent: accepts, message: 'The password is wrong.' },
      }),
      UpdateMailSettings: ({ input }: { input: object }) => {
        saved(input);
        finished.add('EMAIL');
        return { updateMailSettings: mailSettings };
      },
    },
  );
  await user.type(await screen.findByLabelText('E-mail address*'), 'desk@homes.example.com');
  await user.type(screen.getByLabelText('App password*'), 'abcd efgh ijkl mnop');
  await user.click(screen.getByRole('button', { name: 'Send a test and save' }));
  expect(await screen.findByText('The password is wrong.')).not.toBeNull();
  expect(saved).not.toHaveBeenCalled();
  accepts = true;
  await user.click(screen.getByRole('button', { name: 'Send a test and save' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({
    ...{ host: 'smtp.gmail.com', port: 587, security: 'STARTTLS', user: 'desk@homes.example.com' },
    ...{ password: 'abcdefghijklmnop', recipients: ['desk@homes.example.com'] },
  });
});
