import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { placeOn, scaleOf } from './delay-scale.ts';
import { Delays } from './delays.tsx';
import { TrackRecord } from './track-record.tsx';

const entry = (project: string, monthsLate: number | null, deliveredOn: string | null = '2024-06-01') => ({
  ...{ __typename: 'TrackRecordEntry' as const, project, promisedOn: '2024-01-01', deliveredOn, monthsLate },
  ...{
    place: null,
    launchedOn: null,
    sourceTitle: 'Portal',
    sourceAddress: `https://example.com/${project}`,
  },
});

test('each project is a line as long as its delay, and the drawing says the same in words', () => {
  const entries = [entry('Late', 6), entry('Early', -3), entry('Building', 2, null)];
  const { container } = render(<Delays entries={entries} scale={scaleOf([6, -3, 2])} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Late: 6 months late; Early: 3 months early; Building: 2 months late so far',
  );
  const lines = [...container.querySelectorAll('g:not([aria-hidden]) line')];
  const [late = 0, early = 0, building = 0] = lines.map(
    (line) => parseFloat(line.getAttribute('x2') ?? '') - parseFloat(line.getAttribute('x1') ?? ''),
  );
  expect(late).toBeCloseTo(-2 * early);
  expect(building).toBeCloseTo(late / 3);
  expect(lines.map((line) => line.hasAttribute('stroke-dasharray'))).toEqual([false, false, true]);
});

test.each([
  [[], [0, 1]],
  [[5], [0, 1, 2, 3, 4, 5]],
  [
    [-3, 11],
    [-4, -2, 0, 2, 4, 6, 8, 10, 12],
  ],
  [
    [0, 40],
    [0, 6, 12, 18, 24, 30, 36, 42],
  ],
])('the delays %j have marks at the months %j', (delays, marks) => {
  expect(scaleOf(delays).marks).toEqual(marks);
});

test('early and late months are equally long on the scale', () => {
  const scale = scaleOf([-3, 11]);
  expect(placeOn(scale, 0) - placeOn(scale, -4)).toBeCloseTo(placeOn(scale, 4) - placeOn(scale, 0));
});

test('the drawing names what the table names, and each name leads to the source of its row', () => {
  const entries = [entry('Next', null, null), entry('Late', 6), entry('Early', -3)];
  render(<TrackRecord entries={entries} sentence="" />);
  const drawing = screen.getByRole('figure');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const links = within(drawing).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Late', 'https://example.com/Late'],
    ['Early', 'https://example.com/Early'],
  ]);
  const drawn = within(drawing).getAllByRole('img');
  expect(drawn.map((line) => line.getAttribute('aria-label'))).toEqual([
    'Late: 6 months late',
    'Early: 3 months early',
  ]);
  expect(rows.slice(2).map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
    links.map((link) => link.getAttribute('href')),
  );
});
