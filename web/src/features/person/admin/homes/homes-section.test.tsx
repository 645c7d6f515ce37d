import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import type { PersonDetails } from '../person-sections.tsx';
import { HomesSection } from './homes-section.tsx';

type Home = PersonDetails['homes'][number];
const at = '2026-01-05T05:30:00.000Z';
const court: Home = { propertyId: 'h1', title: 'Lotus Court', at, sent: null, verdict: null, reason: null };
const tower: Home = { ...court, propertyId: 'h2', title: 'Tower One', sent: true, verdict: 'NOT_FOR_THEM' };

function open(homes: Home[]) {
  return renderPage(<HomesSection person={{ id: 'p1', homes }} />, {
    answers: {
      SetHomeVerdict: () => ({ setHomeVerdict: { id: 'p1', homes, history: [] } }),
    },
  });
}

test('one tap notes what they think of a home, and another tap takes it back', async () => {
  const { server, user } = open([court, tower]);
  expect(screen.getByText('Asked 5 Jan 2026')).toBeTruthy();
  expect(screen.getByText('Sent 5 Jan 2026')).toBeTruthy();
  const ofCourt = within(screen.getByRole('group', { name: 'What they think of Lotus Court' }));
  const ofTower = within(screen.getByRole('group', { name: 'What they think of Tower One' }));
  await user.click(ofCourt.getByRole('button', { name: 'Wants to see it' }));
  const pressed = ofTower.getByRole('button', { name: 'Not for them', pressed: true });
  await user.click(pressed);
  expect(server.asked('SetHomeVerdict')).toEqual([
    { id: 'p1', propertyId: 'h1', verdict: 'WANTS_VISIT', reason: null },
    { id: 'p1', propertyId: 'h2', verdict: null, reason: null },
  ]);
});

test('a home that is not for them asks why, and only such a home does', async () => {
  const { server, user } = open([court, tower]);
  expect(screen.queryByRole('group', { name: 'Why Lotus Court is not for them' })).toBeNull();
  const why = within(screen.getByRole('group', { name: 'Why Tower One is not for them' }));
  await user.click(why.getByRole('button', { name: 'Price' }));
  expect(server.asked('SetHomeVerdict')).toEqual([
    { id: 'p1', propertyId: 'h2', verdict: 'NOT_FOR_THEM', reason: 'PRICE' },
  ]);
});
