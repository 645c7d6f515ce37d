import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderState } from '../../testing/render-page.tsx';
import { Dated, WithoutDate } from './story-card.stories.tsx';

test('a story card links to its story and states its date and author', () => {
  renderState(Dated);
  const link = screen.getByRole('link', { name: 'Read More: Reading a plan' });
  expect(link.getAttribute('href')).toBe('/blog-details/reading-a-plan');
  expect(screen.getByText('January 5, 2026').getAttribute('datetime')).toBe('2026-01-05T05:30:00.000Z');
  expect(screen.getByText(/Meera Bhatnagar/).textContent).toBe('By: Meera Bhatnagar');
});

test('a story without a date shows none', () => {
  renderState(WithoutDate);
  expect(document.querySelector('time')).toBeNull();
});
