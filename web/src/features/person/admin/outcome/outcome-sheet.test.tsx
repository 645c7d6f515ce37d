import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useOutcome } from './use-outcome.tsx';

const asha = {
  ...{ id: 'p1', name: 'Asha Rao', state: 'CONTACTED', numbers: ['+919811004384'], emails: [] },
  ...{ ownerName: 'Meera', turn: null, untaken: null },
};

function Page() {
  const { ask, sheet } = useOutcome([asha]);
  return (
    <>
      <a href="tel:+919811004384" onClick={(event) => event.preventDefault()}>
        Call
      </a>
      <a href="tel:+911204000000" onClick={(event) => event.preventDefault()}>
        Call the company
      </a>
      <button type="button" onClick={() => ask(asha)}>
        Ask
      </button>
      {sheet}
    </>
  );
}

const readAt = '2026-01-05T05:30:00.000Z';

function lead(values: object = {}) {
  return {
    __typename: 'Person',
    ...{ id: 'p1', state: 'NEW', updatedAt: readAt, numbers: asha.numbers, callsWithoutAnswer: 0 },
    ...{ turn: null, untaken: null },
    ...values,
  };
}

function worked(values: object = {}) {
  return {
    ...lead(),
    ...{ closeReason: null, unread: false, nextAt: null, ownerId: null, ownerName: null, nextStep: null },
    ...{ history: [], dueAt: null, enquiries: [] },
    ...values,
  };
}

function renderSheet(person: object, stored: object = worked()) {
  return renderPage(<Page />, {
    answers: {
      OutcomePerson: () => ({ person }),
      AddOutcome: () => ({ addOutcome: stored }),
      UndoOutcome: () => ({ undoOutcome: worked() }),
    },
  });
}

const answerOf = (name: RegExp) => screen.findByRole('button', { name });

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('one tap saves an answer with its note, and a toast takes it back', async () => {
  const nextStep = { __typename: 'NextStep', kind: 'CALL', at: '2100-01-01T05:30:00.000Z', text: null };
  const { server, user } = renderSheet(lead(), worked({ nextStep }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.type(await screen.findByLabelText(/Note/), 'Rang out.');
  await user.click(await answerOf(/^No answer/));
  expect(await screen.findByText(/Asha Rao: No answer\. Call 1 Jan 2100/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [sent] = server.asked('AddOutcome') as { input: { key: string } }[];
  expect(sent).toMatchObject({
    id: 'p1',
    readAt,
    input: { outcome: 'NO_ANSWER', note: 'Rang out.', step: null },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Asha Rao is as before.')).toBeTruthy();
  expect(server.asked('UndoOutcome')).toEqual([{ id: 'p1', key: sent?.input.key }]);
});

test('the moment of the next call is changed before it is saved', async () => {
  const { server, user } = renderSheet(lead());
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await answerOf(/^Another time after “Later”/));
  await user.click(await answerOf(/^In a week$/));
  const [sent] = server.asked('AddOutcome') as { input: { step: { kind: string; at: string } } }[];
  expect(sent?.input.step.kind).toBe('CALL');
  expect((Date.parse(sent?.input.step.at ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(5);
});

test('“not interested” asks why, and another reason in words', async () => {
  const { server, user } = renderSheet(lead());
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await answerOf(/^Not interested/));
  expect(within(screen.getByRole('group', { name: 'Why?' })).queryByText('No answer')).toBeNull();
  await user.click(await answerOf(/^Other$/));
  await user.type(screen.getByLabelText(/The reason in a few words/), 'Moves abroad.');
  await user.click(await answerOf(/^Save$/));
  expect(server.asked('AddOutcome')).toMatchObject([
    { input: { outcome: 'NOT_INTERESTED', reason: 'OTHER', words: 'Moves abroad.' } },
  ]);
});

test('of several numbers the wrong one is chosen', async () => {
  const { server, user } = renderSheet(lead({ numbers: ['+919811004384', '+919811004385'] }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await answerOf(/^Wrong number/));
  await user.click(await answerOf(/04385/));
  expect(server.asked('AddOutcome')).toMatchObject([
    { input: { outcome: 'WRONG_NUMBER', number: '+919811004385' } },
  ]);
});

test('the sixth call without an answer proposes to close the lead', async () => {
  const { server, user } = renderSheet(lead({ callsWithoutAnswer: 5 }), worked({ closeReason: 'NO_ANSWER' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.click(await answerOf(/^No answer\s*6 times/));
  expect(server.asked('AddOutcome')).toEqual([]);
  await user.click(await answerOf(/Close as “no answer”/));
  expect(await screen.findByText(/The lead is closed/)).toBeTruthy();
  expect(server.asked('AddOutcome')).toMatchObject([
    { input: { outcome: 'NO_ANSWER', reason: 'NO_ANSWER' } },
  ]);
});

test('an ended lead says so', async () => {
  const { user } = renderSheet(lead({ state: 'LOST' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/This lead has ended/)).toBeTruthy();
});

test('the page asks once on return from a call to a lead, and from no other call', async () => {
  const { user } = renderSheet(lead());
  await user.click(screen.getByRole('link', { name: 'Call the company' }));
  setVisibility('hidden');
  setVisibility('visible');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Call' }));
  setVisibility('hidden');
  expect(screen.queryByRole('dialog')).toBeNull();
  setVisibility('visible');
  expect(await screen.findByRole('dialog', { name: 'What came of the call?' })).toBeTruthy();
  expect(screen.getByText('Asha Rao')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  setVisibility('visible');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page asks after a call during which the phone dropped it, and not while it stays', () => {
  const noted = { id: 'p1', name: 'Asha Rao', at: Date.now(), page: performance.timeOrigin };
  sessionStorage.setItem('called', JSON.stringify(noted));
  renderSheet(lead()).unmount();
  expect(screen.queryByRole('dialog')).toBeNull();
  sessionStorage.setItem('called', JSON.stringify({ ...noted, page: 1 }));
  renderSheet(lead());
  expect(screen.getByRole('dialog', { name: 'What came of the call?' })).toBeTruthy();
});
