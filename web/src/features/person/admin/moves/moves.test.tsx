import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadCounts } from '../../../../testing/leads.ts';
import { personToWrite } from '../../../../testing/letters.ts';
import { enquiry, person } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { PersonPageTab } from '../person-page-tab.tsx';

const other = { __typename: 'Person', id: 'p2', name: 'Ravi Rao', reference: 'AHG-P2' };

function openLead(values: object, answers: object = {}) {
  return renderPage(<PersonPageTab />, {
    at: '/my-account/leads/p1',
    path: '/my-account/leads/:id',
    answers: {
      LeadCounts: () => leadCounts(),
      PersonChoices: () => ({ teamMembers: [] }),
      PersonDetails: () => ({ person: person(values) }),
      PersonToWrite: () => ({ person: personToWrite() }),
      ...answers,
    },
  });
}

test('enquiries of someone else become another lead, and one stays', async () => {
  const { server, user } = openLead({}, { SeparatePerson: () => ({ separatePerson: other }) });
  await user.click(await screen.findByRole('button', { name: 'Some are from someone else' }));
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /another lead/ });
  expect(save().disabled).toBe(true);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(screen.getByText('Please leave at least one enquiry here.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  const [first] = screen.getAllByRole('checkbox');
  if (first) await user.click(first);
  await user.click(save());
  expect(await screen.findByText('Ravi Rao is another lead now.')).toBeTruthy();
  expect(server.asked('SeparatePerson')).toEqual([{ id: 'p1', enquiryIds: ['b2'] }]);
  expect(server.asked('PersonDetails')).toHaveLength(2);
});

test('a shared number asks who it is, with one answer for each of those who share it', async () => {
  const { server, user } = openLead(
    {
      sharedNumber: true,
      sharingWith: [other],
      enquiries: [enquiry('a1', { name: 'Rao', sharedNumber: true }), enquiry('b2')],
    },
    { SetSender: () => ({ setSender: other }) },
  );
  expect(await screen.findByRole('heading', { name: 'Shared number: who is it?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Asha Rao' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ravi Rao' }));
  expect(await screen.findByText('The enquiry is from Ravi Rao.')).toBeTruthy();
  expect(server.asked('SetSender')).toEqual([{ id: 'a1', personId: 'p2' }]);
});

test('“Not the same person” is said once', async () => {
  const { server, user } = openLead(
    { maybeSame: [other] },
    { NotSamePerson: () => ({ notSamePerson: { __typename: 'Person', id: 'p1' } }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Not the same person' }));
  expect(await screen.findByText('Noted: they are two people.')).toBeTruthy();
  expect(server.asked('NotSamePerson')).toEqual([{ id: 'p1', otherId: 'p2' }]);
});

test('a merge of the last 90 days is undone from the lead, after a question', async () => {
  const merge = {
    __typename: 'PersonMerge',
    id: 'm1',
    name: 'Ravi Rao',
    at: '2026-01-05T05:30:00.000Z',
    by: 'owner',
  };
  const { server, user } = openLead(
    { merges: [merge] },
    { UndoMerge: () => ({ undoMerge: { __typename: 'Person', id: 'p1' } }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Undo the merge Ravi Rao' }));
  const question = await screen.findByRole('dialog', { name: 'Undo the merge' });
  await user.click(within(question).getByRole('button', { name: 'Undo the merge' }));
  expect(await screen.findByText('Both leads are back.')).toBeTruthy();
  expect(server.asked('UndoMerge')).toEqual([{ id: 'm1' }]);
});

test('the address of a lead that was merged leads to the one that stayed', async () => {
  const { router, server } = openLead({ id: 'p2', name: 'Ravi Rao' });
  expect(await screen.findByRole('heading', { name: 'Ravi Rao', level: 1 })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/my-account/leads/p2');
  expect(server.asked('PersonDetails')).toEqual([{ id: 'p1' }, { id: 'p2' }]);
});
