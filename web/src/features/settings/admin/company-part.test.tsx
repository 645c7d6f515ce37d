import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companySettings as settings } from '../../../testing/company-settings.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { CompanyPart } from './company-part.tsx';

test('after a save, no message claims unsaved input', async () => {
  const { server, user } = renderPage(<CompanyPart />, {
    answers: {
      CompanySettings: () => ({ settings }),
      UpdateSettings: ({ input }) => ({
        updateSettings: { ...settings, ...(input as object), updatedAt: '2026-01-05T06:00:00.000Z' },
      }),
    },
  });
  const name = await screen.findByRole('textbox', { name: /Company name/ });
  await user.clear(name);
  await user.type(name, 'Ghar Realty');
  await waitFor(() => expect(localStorage.getItem('draft:company')).toContain('Ghar Realty'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/saved\.$/i)).toBeTruthy();
  expect(screen.queryByText(/not saved/i)).toBeNull();
  expect(localStorage.getItem('draft:company')).toBeNull();

  await user.type(screen.getByRole('textbox', { name: /Company name/ }), ' Noida');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.asked('UpdateSettings')).toHaveLength(2));
  expect(server.asked('UpdateSettings')[1]).toMatchObject({
    readAt: '2026-01-05T06:00:00.000Z',
    input: { companyName: 'Ghar Realty Noida' },
  });
});

test('a date that hides all listings says so before it is saved', async () => {
  const listing = { __typename: 'LostListing', id: '1', title: 'Neem Court', day: '2026-01-05' };
  const effect = { __typename: 'RuleEffect', count: 18, total: 18, isPartial: false, listings: [listing] };
  const stored = { ...settings, registrationNumber: 'UPRERAAGT10202', registrationValidTo: '2099-12-31' };
  const { server, user } = renderPage(<CompanyPart />, {
    answers: {
      CompanySettings: () => ({ settings: stored }),
      RegistrationEffect: () => ({ registrationEffect: effect }),
      UpdateSettings: () => ({ updateSettings: stored }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Company name/ }), ' Noida');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^This hides all 18 listings from the site/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(server.asked('UpdateSettings')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Hide them' }));
  expect(await screen.findByText(/saved\.$/i)).toBeTruthy();
  expect(server.asked('UpdateSettings')).toHaveLength(1);
});
