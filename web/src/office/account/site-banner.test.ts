import { expect, test } from 'vitest';
import { bannerOf } from './site-banner.content.ts';
import type { SiteState } from './site-banner.content.ts';

const gated: SiteState = {
  ...{ mode: 'GATED', listingCount: 18, trialCount: 0, hiddenCount: 0 },
  ...{ registrationEndsOn: null, registrationDaysLeft: null },
};
const ending = (day: string, left: number) => ({ registrationEndsOn: day, registrationDaysLeft: left });

test.each<[string, Partial<SiteState>, string, string]>([
  ['a trial', { mode: 'TRIAL' }, 'warning', 'This site is a trial.'],
  [
    'an open site',
    { mode: 'OPEN', trialCount: 1 },
    'warning',
    '1 of 18 listings does not pass the checks and is marked as a trial listing.',
  ],
  [
    'an open site in which all pass',
    { mode: 'OPEN' },
    'warning',
    'The site is open: its checks advise, and hide nothing. Go live to make them a gate.',
  ],
  [
    'a registration that ends',
    ending('2027-01-24', 60),
    'warning',
    'Our registration as an agent ends on 24 Jan 2027, in 60 days. From the next day visitors do not see all 18 listings.',
  ],
  [
    'a registration that ended',
    { ...ending('2026-11-24', -1), hiddenCount: 18 },
    'danger',
    'Our registration as an agent ended on 24 Nov 2026. Visitors see none of our 18 listings.',
  ],
  [
    'one that ended in an open site',
    { mode: 'OPEN', trialCount: 18, ...ending('2026-11-24', -1) },
    'danger',
    'Our registration as an agent ended on 24 Nov 2026. All 18 listings are marked as trial listings.',
  ],
  [
    'hidden listings',
    { hiddenCount: 2 },
    'danger',
    'Visitors do not see 2 of 18 listings: the checks do not pass.',
  ],
])('the dashboard says loudly what visitors do not see: %s', (_, state, tone, text) => {
  const banner = bannerOf({ ...gated, ...state });
  expect([banner?.tone, banner?.text.startsWith(text)]).toEqual([tone, true]);
});

test('it says nothing of a site where all is well', () => {
  expect(bannerOf(gated)).toBeNull();
});
