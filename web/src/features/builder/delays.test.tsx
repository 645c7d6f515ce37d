import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Delays } from './delays.tsx';

const entry = (project: string, monthsLate: number | null, deliveredOn: string | null = '2024-06-01') => ({
  ...{ __typename: 'TrackRecordEntry' as const, project, promisedOn: '2024-01-01', deliveredOn, monthsLate },
});

test('each project that was handed over is a line as long as its delay, and the drawing says the same in words', () => {
  const entries = [entry('Late', 6), entry('Early', -3), entry('Building', 2, null)];
  const { container } = render(<Delays entries={entries} most={12} />);
  const drawing = container.querySelector('svg');
  expect(drawing?.getAttribute('aria-label')).toBe('Late: 6 months late; Early: 3 months early');
  const [late, early] = [...container.querySelectorAll('g')].map((line) =>
    [...line.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx'))),
  );
  const [promised = 0, handedOver = 0] = late ?? [];
  expect(handedOver).toBeGreaterThan(promised);
  expect(early?.[1]).toBeLessThan(promised);
  expect(container.querySelectorAll('g')).toHaveLength(2);
});
