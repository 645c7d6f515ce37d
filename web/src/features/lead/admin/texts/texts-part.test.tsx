import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { textsToSend } from '../../../../testing/letters.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { TextsPart } from './texts-part.tsx';

function open(save: (variables: Record<string, unknown>) => object) {
  return renderPage(<TextsPart />, {
    answers: {
      MessageTemplates: () => ({ messageTemplates: textsToSend().messageTemplates }),
      SaveMessageTemplate: save,
      RemoveMessageTemplate: ({ id }) => ({
        removeMessageTemplate: { __typename: 'MessageTemplate', id },
      }),
    },
  });
}

test('a text is changed in both languages; a placeholder that there is not is said beside its field', async () => {
  let refused = false;
  const { server, user } = open(({ input }) => {
    if (refused)
      return { saveMessageTemplate: { ...textsToSend().messageTemplates[2], ...(input as object) } };
    refused = true;
    throw new Refusal('BAD_USER_INPUT', 'No.', { fields: { hindi: '“{naam}” is not a placeholder.' } });
  });
  await user.click(await screen.findByRole('button', { name: 'Change cost-sheet' }));
  const dialog = screen.getByRole('dialog', { name: 'cost-sheet' });
  await user.type(within(dialog).getByLabelText('Hindi'), 'ख़र्च: {{link}');
  expect(within(dialog).getByText('13 of 1,000 characters')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Save text' }));
  expect(await within(dialog).findByText('“{naam}” is not a placeholder.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('cost-sheet is saved.')).toBeTruthy();
  expect(server.asked('SaveMessageTemplate').at(-1)).toEqual({
    id: 'cost-sheet',
    input: { name: 'cost-sheet', english: 'Costs of {configuration}: {link}', hindi: 'ख़र्च: {link}' },
  });
});

test('a text that was removed comes back with one tap', async () => {
  const { server, user } = open(({ id }) => ({
    saveMessageTemplate: textsToSend().messageTemplates.find((one) => one.id === id) ?? {},
  }));
  await user.click(await screen.findByRole('button', { name: 'Remove details' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(() => server.asked('SaveMessageTemplate').at(-1)?.id).toBe('details');
});
