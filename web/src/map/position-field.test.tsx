import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { PositionField } from './position-field.tsx';

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('a place typed into one field fills both', async () => {
  let changes = 0;
  const { user } = renderPage(<PositionField values={{}} errors={{}} onChange={() => (changes += 1)} />);
  await user.type(screen.getByLabelText('Latitude'), '28.570612, 77.363045');
  await user.tab();
  expect([valueOf('Latitude'), valueOf('Longitude'), changes]).toEqual(['28.570612', '77.363045', 1]);
});

test('degrees in their own field stay as they are', async () => {
  const { user } = renderPage(
    <PositionField values={{ longitude: '77.2090' }} errors={{}} onChange={() => undefined} />,
  );
  await user.type(screen.getByLabelText('Latitude'), '28.6139');
  await user.tab();
  expect([valueOf('Latitude'), valueOf('Longitude')]).toEqual(['28.6139', '77.2090']);
});
