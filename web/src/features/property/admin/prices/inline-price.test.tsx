import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { InlinePrice } from './inline-price.tsx';

const row = {
  ...{ __typename: 'Property' as const, id: 'p1', slug: 'neem', title: 'Neem Court', advertisement: '' },
  ...{ address: '', category: 'RESIDENTIAL' as const, propertyStatus: 'FOR_SALE' as const },
  ...{ enquiryCount: 0, publication: 'PUBLISHED' as const, publishAt: null, draft: null, responsible: null },
  price: { __typename: 'Price' as const, from: 9_500_000, to: null },
  ...{ pricedAt: '2026-11-01T00:00:00Z', priceIsOld: false, updatedAt: '2026-11-02T00:00:00Z' },
  ...{ completeness: null, mark: null, gate: null, images: [] },
};

function open(answers: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(<InlinePrice {...row} />, {
    answers: {
      SetPropertyPrice: () => ({
        setPropertyPrice: {
          __typename: 'SetPrice',
          batchId: 'b1',
          property: { ...row, price: { __typename: 'Price', from: 9_200_000, to: null } },
        },
      }),
      UndoPropertyBatch: () => ({ undoPropertyBatch: { __typename: 'BatchUndone', taken: 1, kept: 0 } }),
      ...answers.answers,
    },
  });
}

test('a click on the price edits it, Enter saves it with what was read, and undo takes it back', async () => {
  const { user, server } = open();
  await user.click(screen.getByRole('button', { name: /95,00,000.*change the price of Neem Court/ }));
  const field = screen.getByLabelText<HTMLInputElement>('Price of Neem Court');
  expect(document.activeElement).toBe(field);
  await user.keyboard('92 lakh{Enter}');
  await screen.findByText('The price of “Neem Court” is changed.');
  expect(server.asked('SetPropertyPrice')).toEqual([
    { id: 'p1', price: '92 lakh', readAt: '2026-11-02T00:00:00Z' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.asked('UndoPropertyBatch')).toEqual([{ id: 'b1' }]));
});

test('Escape leaves it as it is, and a number without its unit is asked about', async () => {
  const { user, server } = open();
  await user.click(screen.getByRole('button'));
  await user.keyboard('95{Enter}');
  await screen.findByText('Please add lakh or crore, such as 95 lakh.');
  await user.keyboard('{Escape}');
  screen.getByRole('button', { name: /change the price of Neem Court/ });
  expect(server.asked('SetPropertyPrice')).toHaveLength(0);
});

test('a save of another person is told, and what was typed stays', async () => {
  const { user } = open({
    answers: {
      SetPropertyPrice: () => {
        throw new Refusal('CONFLICT', 'Another account has saved this meanwhile.');
      },
    },
  });
  await user.click(screen.getByRole('button'));
  await user.keyboard('92 lakh{Enter}');
  await screen.findByText('Another account has saved this meanwhile.');
  expect(screen.getByLabelText<HTMLInputElement>('Price of Neem Court').value).toBe('92 lakh');
});
