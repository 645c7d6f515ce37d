import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { JobOpeningsPart } from './job-openings-part.tsx';

const consultant = {
  __typename: 'JobOpening',
  id: 'a'.repeat(24),
  title: 'Residential Consultant',
  place: 'Sector 62, Noida',
  employment: 'FULL_TIME',
  text: 'Look after a buyer.',
  payFrom: 40_000,
  payTo: 60_000,
  postedOn: '2026-11-01',
  applyBy: '2999-12-31',
  isSample: true,
};

test('an owner adds an opening, and takes one off the list and back', async () => {
  let stored: object[] = [consultant];
  const { server, user } = renderPage(<JobOpeningsPart />, {
    answers: {
      AdminJobOpenings: () => ({ adminJobOpenings: stored }),
      SaveJobOpening: ({ input, id }) => {
        const saved = { ...consultant, isSample: false, ...(input as object), id: id ?? 'b'.repeat(24) };
        stored = [saved, ...stored];
        return { saveJobOpening: saved };
      },
      RemoveJobOpening: ({ id }) => {
        stored = stored.filter((one) => (one as { id: string }).id !== id);
        return { removeJobOpening: { __typename: 'JobOpening', id } };
      },
    },
  });
  expect(await screen.findByText(/₹ 40,000 to 60,000 a month/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Residential Consultant is removed.')).toBeTruthy();
  expect(screen.getByText(/There are no openings/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.asked('SaveJobOpening')).toMatchObject([{ id: consultant.id, input: { payTo: 60_000 } }]),
  );

  await user.click(screen.getByRole('button', { name: 'Add an opening' }));
  await user.type(screen.getByRole('textbox', { name: /^Role/ }), 'Driver');
  await user.type(screen.getByRole('textbox', { name: /^Monthly pay from/ }), '25,000');
  await user.type(screen.getByLabelText(/^Apply by/), '2999-06-30');
  await user.click(screen.getByRole('button', { name: 'Save opening' }));
  await waitFor(() =>
    expect(server.asked('SaveJobOpening')[1]).toMatchObject({
      input: { title: 'Driver', payFrom: 25_000, payTo: null },
    }),
  );
  expect(await screen.findByText('Driver is saved.')).toBeTruthy();
});
