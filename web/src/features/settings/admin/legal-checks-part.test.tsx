import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { LegalChecksPart } from './legal-checks-part.tsx';

const settings = {
  ...{ __typename: 'SiteSettings', mode: 'OPEN', liveSince: null },
  ...{ registrationNumber: 'UPRERAAGT10202', registrationValidTo: '2099-12-31' },
};
const listing = { __typename: 'LostListing', id: '1', title: 'Neem Court', day: '2026-11-25' };
const effect = { __typename: 'RuleEffect', count: 6, total: 18, isPartial: false, listings: [listing] };

test('going live says what it hides before it does', async () => {
  let company: object = settings;
  const { server, user } = renderPage(<LegalChecksPart />, {
    answers: {
      GoLiveEffect: () => ({ settings: company, goLiveEffect: effect }),
      GoLive: () => {
        company = { ...settings, mode: 'GATED', liveSince: '2026-11-25T10:00:00.000Z' };
        return { goLive: company };
      },
    },
  });
  expect(await screen.findByText('12 of 18 listings pass.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neem Court' })).toBeTruthy();
  expect(screen.getByText('and 5 more')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go live' }));
  expect(screen.getByText('This hides 6 listings from the site today.')).toBeTruthy();
  expect(server.asked('GoLive')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Go live now' }));
  expect(await screen.findByText(/^The site is live\. Visitors see only/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull();
});

test('a trial cannot go live before the registration is entered', async () => {
  renderPage(<LegalChecksPart />, {
    answers: {
      GoLiveEffect: () => ({ settings: { ...settings, mode: 'TRIAL' }, goLiveEffect: effect }),
    },
  });
  expect(await screen.findByText(/^To go live, first enter our own registration number/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go live' })).toBeNull();
});
