import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../testing/fake-server.ts';
import type { Answer } from '../../testing/fake-server.ts';
import { propertyDetails } from '../../testing/properties.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { keepList, sharedLists } from './shared-lists.ts';
import type { SharedListFragment } from './shared-list.generated.ts';
import { Component } from './shared-shortlist-page.tsx';

const token = 'a-token-of-a-shared-list';
const maker = { id: 'p1', name: 'Asha', isMaker: true };
const ravi = { id: 'p2', name: 'Ravi', isMaker: false };

function sharedList(values: Partial<SharedListFragment> = {}): SharedListFragment {
  const note = { id: 'n1', person: maker, text: 'Near the school', at: '2026-11-23T08:00:00Z' };
  const home = { propertyId: 'a', title: 'Green Court', addedBy: maker, hiddenBy: null, thumbs: [] };
  return {
    mode: 'TOGETHER',
    maker: 'Asha',
    version: 1,
    endsAt: '2027-02-21T08:00:00Z',
    people: [maker, ravi],
    homes: [{ ...home, notes: [note], property: propertyDetails() }],
    ...values,
  };
}

function open(answers: Record<string, Answer> = {}, list = sharedList()) {
  const all = { SharedShortlist: () => ({ sharedShortlist: list }), SiteSettings: () => ({}), ...answers };
  return renderPage(<Component />, { at: `/shortlist/${token}`, path: '/shortlist/:token', answers: all });
}

/** What this browser keeps of the list. */
function keep(values: { made?: boolean; me?: string } = {}): void {
  const sharedAt = '2026-11-23T08:00:00Z';
  keepList({ token, key: 'k'.repeat(32), name: 'Ravi', me: 'p2', made: false, sharedAt, ...values });
}

beforeEach(() => sharedLists.write([]));

test('the first change asks for the name, and the next ones do not', async () => {
  const changed = { me: 'p2', ...sharedList({ version: 2 }) };
  const { server, user } = open({ SetSharedThumb: () => ({ setSharedThumb: changed }) });
  const thumb = await screen.findByRole('button', { name: 'Thumbs up: Green Court' });
  await user.click(thumb);
  await user.type(await screen.findByLabelText('Your first name'), 'Ravi');
  await user.click(screen.getByText('Continue'));
  await expect.poll(() => sharedLists.read()).toMatchObject([{ token, name: 'Ravi', me: 'p2', made: false }]);
  await user.click(thumb);
  await expect.poll(() => server.asked('SetSharedThumb')).toHaveLength(2);
  const [first, second] = server.asked('SetSharedThumb');
  expect(first).toMatchObject({ input: { token, name: 'Ravi', propertyId: 'a', thumb: 'UP' } });
  expect(second).toEqual(first);
});

test('a note that could not be saved stays in its field, with the reason', async () => {
  keep();
  const { user } = open({
    AddSharedNote: () => {
      throw new Refusal('BAD_USER_INPUT', 'The list has 200 notes.', {
        fields: { text: 'The list has 200 notes.' },
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a note: Green Court' }));
  await user.type(screen.getByLabelText('Your note'), 'Far from the metro');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('The list has 200 notes.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Far from the metro');
});

test('others remove their own notes alone, the maker each of them', async () => {
  keep();
  const { unmount } = open();
  expect(await screen.findByText(/Near the school/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove the note of Asha' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'You made this list' })).toBeNull();
  unmount();
  keep({ made: true, me: 'p1' });
  open();
  expect(await screen.findByRole('button', { name: 'Remove the note of Asha' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You made this list' })).toBeTruthy();
});

test('a list that has ended meanwhile says so, and this browser forgets it', async () => {
  keep();
  const { user } = open({
    SetSharedHomeHidden: () => {
      throw new Refusal('GONE', 'This shared shortlist has ended.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hide: Green Court' }));
  expect(await screen.findByText(/it was not opened for 90 days/)).toBeTruthy();
  expect(sharedLists.read()).toEqual([]);
});

test('a list to be read only has no buttons for others', async () => {
  keep();
  open({}, sharedList({ mode: 'READ_ONLY' }));
  expect(await screen.findByText('You can look at the list. Only Asha changes it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(?:Thumb|Hide|Add a note|Add homes)/ })).toBeNull();
});

test('the enquiry offers to send thumbs and notes only if there are any', async () => {
  const list = sharedList({ mode: 'READ_ONLY' });
  open({}, { ...list, homes: list.homes.map((home) => ({ ...home, notes: [] })) });
  expect(await screen.findByRole('heading', { name: 'Ask about this home' })).toBeTruthy();
  expect(screen.queryByLabelText('Send our thumbs and notes too')).toBeNull();
});

test('the enquiry offers to send the notes of a list to be read only', async () => {
  open({}, sharedList({ mode: 'READ_ONLY' }));
  expect(await screen.findByLabelText('Send our thumbs and notes too')).toBeTruthy();
});

test('a home that was removed shows its name, and no enquiry is offered without any home', async () => {
  const list = sharedList();
  open({}, { ...list, homes: list.homes.map((home) => ({ ...home, property: null })) });
  expect(await screen.findByText('This home is no longer on the site.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Green Court' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Ask about all of them' })).toBeNull();
});
