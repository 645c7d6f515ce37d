import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../../testing/fake-server.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { KeysPart } from './keys-part.tsx';

const crm = { __typename: 'ExternalId', system: 'crm', id: '4711' };
const property = { __typename: 'Property', id: 'p1', externalIds: [crm] };

test('a key is added and removed, and a refused one stays in its field', async () => {
  const sent: unknown[] = [];
  const { user } = renderPage(<KeysPart id="p1" isOpen />, {
    answers: {
      PropertyKeys: () => ({ property }),
      SetPropertyKeys: ({ input }) => {
        sent.push(input);
        const { externalIds } = input as { externalIds: { system: string; id: string }[] };
        if (externalIds.some(({ id }) => id === '9')) {
          const sentence = 'Another one has the key 9 of crm.';
          throw new Refusal('BAD_USER_INPUT', sentence, { fields: { externalIds: sentence } });
        }
        const kept = externalIds.map((one) => ({ __typename: 'ExternalId', ...one }));
        return { setExternalIds: { __typename: 'ExternalIdsPayload', externalIds: kept } };
      },
    },
  });
  await screen.findByText('4711');
  const system = screen.getByRole<HTMLInputElement>('textbox', { name: /^System/ });
  const key = screen.getByRole<HTMLInputElement>('textbox', { name: 'Key there' });
  await user.type(system, 'crm');
  await user.type(key, '9');
  await user.click(screen.getByRole('button', { name: 'Add key' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Another one has the key 9 of crm.');
  expect(key.value).toBe('9');

  await user.clear(key);
  await user.type(key, '10');
  await user.click(screen.getByRole('button', { name: 'Add key' }));
  await screen.findByText('10');
  expect(key.value).toBe('');
  expect(sent.at(-1)).toEqual({
    ...{ kind: 'LISTING', id: 'p1' },
    externalIds: [
      { system: 'crm', id: '4711' },
      { system: 'crm', id: '10' },
    ],
  });

  await user.click(screen.getByRole('button', { name: 'Remove crm 4711' }));
  await expect.poll(() => screen.queryByText('4711')).toBeNull();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
});

test('a property that is not saved has no keys yet', () => {
  renderPage(<KeysPart id={undefined} isOpen />);
  screen.getByText('You can enter keys after the first save.');
  expect(screen.queryByRole('textbox')).toBeNull();
});
