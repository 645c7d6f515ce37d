import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { HiddenReach } from './hidden-reach.tsx';
import { LeadAccessPanel } from './lead-access-panel.tsx';

const stored = { __typename: 'LeadAccess', scope: 'ALL', hidesReach: false, exports: true, exportRows: 500 };

test('an owner chooses what sales see and download', async () => {
  const { server, user } = renderPage(<LeadAccessPanel />, {
    answers: {
      LeadAccess: () => ({ leadAccess: stored }),
      SaveLeadAccess: ({ input }) => ({ saveLeadAccess: Object.assign({}, stored, input) }),
    },
  });
  await user.selectOptions(await screen.findByLabelText('Leads'), 'Own leads and “Nobody yet”');
  await user.selectOptions(screen.getByLabelText('Numbers and addresses'), 'hidden');
  await user.selectOptions(screen.getByLabelText('Downloads of leads and enquiries'), 'Off');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => server.asked('SaveLeadAccess'))
    .toEqual([{ input: { scope: 'OWN', hidesReach: true, exports: false, exportRows: 500 } }]);
});

test('hidden numbers are no links, and one press asks for them', async () => {
  const { server, user } = renderPage(<HiddenReach id="p1" reach={['+91 98••• ••841']} />, {
    answers: { ShowReach: () => ({ showReach: { __typename: 'Person', id: 'p1' } }) },
  });
  expect(screen.getByText('+91 98••• ••841')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await expect.poll(() => server.asked('ShowReach')).toEqual([{ id: 'p1' }]);
});
