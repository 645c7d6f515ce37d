import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderState } from '../../../testing/render-page.tsx';
import { Office, Responsible, WithoutPhone } from './details-card.stories.tsx';

const text = encodeURIComponent(
  'Hello, I would like to know more about Green Court.\nhttps://homes.example.com/project-details/green-court',
);
const hrefsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('the person who looks after it stands beside the property, and calls and chats go there', () => {
  renderState(Responsible);
  const card = within(screen.getByRole('region', { name: 'Estate Agents' }));
  expect(card.getByRole('link', { name: 'Meera Bhatnagar' }).getAttribute('href')).toBe(
    '/team-details/meera-bhatnagar',
  );
  expect(card.getByText('Founder, Residential')).toBeTruthy();
  expect(hrefsOf('098100 12345 Meera Bhatnagar')).toEqual(['tel:09810012345']);
  expect(hrefsOf('Call Meera Bhatnagar')).toEqual(['tel:09810012345']);
  const chat = `https://wa.me/919810012345?text=${text}`;
  expect(hrefsOf('WhatsApp Meera Bhatnagar')).toEqual([chat, chat]);
  expect(screen.getByText('Meera Bhatnagar calls you back.')).toBeTruthy();
});

test('a person without a phone is shown, and the office takes calls', () => {
  renderState(WithoutPhone);
  expect(screen.getByRole('link', { name: 'Meera Bhatnagar' })).toBeTruthy();
  expect(hrefsOf('Call Apna Hi Ghar')).toEqual(['tel:+911200000000', 'tel:+911200000000']);
});

test('without a person, the office answers', () => {
  renderState(Office);
  expect(screen.queryByRole('region', { name: 'Estate Agents' })).toBeNull();
  expect(hrefsOf('Call Apna Hi Ghar')).toEqual(['tel:+911200000000', 'tel:+911200000000']);
  expect(hrefsOf('WhatsApp us')[0]).toBe(`https://wa.me/911200000000?text=${text}`);
  expect(screen.getByText('One of us calls you back.')).toBeTruthy();
});
