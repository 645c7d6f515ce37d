import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { AddForm } from './rule-forms.tsx';

test('a change that takes listings off is saved at the second click, after the form has named them', async () => {
  const lost = { __typename: 'LostListing', id: '1', title: 'Neem Court', day: '2026-11-25' };
  const effect = { __typename: 'RuleEffect', count: 2, isPartial: false, listings: [lost] };
  let saved = 0;
  const { user } = renderPage(<AddForm />, {
    answers: {
      RuleEffect: () => ({ ruleEffect: effect }),
      CreateRule: () => {
        saved += 1;
        return { rule: { __typename: 'Rule', id: '2' } };
      },
    },
  });
  await user.type(screen.getByLabelText('Value*'), '30');
  await user.type(screen.getByLabelText('Source*'), 'A notice');
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe(
    '2 published listings leave the site with this change: Neem Court from 25 Nov 2026 and 1 more. Nothing is saved yet.',
  );
  expect(saved).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Save and take them off' }));
  await expect.poll(() => saved).toBe(1);
});
