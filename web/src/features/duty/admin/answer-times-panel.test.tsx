import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { AnswerTimesPanel } from './answer-times-panel.tsx';
import type { AnswerTimesQuery } from './duty.generated.ts';

type Week = AnswerTimesQuery['answerTimes']['weeks'][number];

function show(weeks: Week[]) {
  const answerTimes = { __typename: 'AnswerTimes', promisedMinutes: 60, weeks };
  renderPage(<AnswerTimesPanel />, { answers: { AnswerTimes: () => ({ answerTimes }) } });
}

test('a row tells the medians of a colleague and what was in time; what is not known is a dash', async () => {
  const week = { __typename: 'AnswerWeek' as const, week: '2026-11-23', leads: 12 };
  show([
    { ...week, name: 'Meera Bhatnagar', attemptMinutes: 3.6, reachedMinutes: null, inTime: 10, judged: 12 },
    { ...week, name: null, leads: 1, attemptMinutes: null, reachedMinutes: null, inTime: 0, judged: 0 },
  ]);
  const rows = (await screen.findAllByRole('row')).map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  );
  expect(rows.slice(1)).toEqual([
    ['23 Nov', 'Meera Bhatnagar23 Nov', '12', '4 min', '–', '83 % (10 of 12)'],
    ['23 Nov', 'Nobody yet23 Nov', '1', '–', '–', '–'],
  ]);
  expect(screen.getByText(/within the 60 minutes that your pages promise/)).toBeDefined();
});

test('without a lead it says so', async () => {
  show([]);
  expect(await screen.findByText('No new lead has been given in the last eight weeks.')).toBeDefined();
});
