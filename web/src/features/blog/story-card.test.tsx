import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { StoryCard } from './story-card.tsx';

const story = {
  __typename: 'Blog' as const,
  ...{ id: 'b1', slug: 'reading-a-plan', title: 'Reading a plan', description: 'Carpet area first.' },
  ...{ publishAt: '2026-01-05T05:30:00.000Z', writtenBy: 'Meera Bhatnagar', tags: [], image: null },
};

test('a story card links to its story and states its date and author', () => {
  renderPage(<StoryCard blog={story} eager={false} />);
  const link = screen.getByRole('link', { name: 'Read More: Reading a plan' });
  expect(link.getAttribute('href')).toBe('/blog-details/reading-a-plan');
  expect(screen.getByText('January 5, 2026').getAttribute('datetime')).toBe(story.publishAt);
  expect(screen.getByText(/Meera Bhatnagar/).textContent).toBe('By: Meera Bhatnagar');
});

test('a story without a date shows none', () => {
  renderPage(<StoryCard blog={{ ...story, publishAt: null }} eager={false} />);
  expect(document.querySelector('time')).toBeNull();
});
