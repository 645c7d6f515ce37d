import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { useLeadKeys } from './use-lead-keys.tsx';

const people = ['Asha', 'Ravi', 'Meera'].map((name, index) => ({
  ...{
    id: `p${index}`,
    name,
    about: null,
    reference: 'AHG-1',
    emails: [],
    numbers: [`+91981100000${index}`],
  },
}));

const outcomes: string[] = [];
const calls: string[] = [];
const written: string[] = [];

function List() {
  const keys = useLeadKeys(people, {
    onOutcome: ({ name }) => outcomes.push(name),
    onWrite: ({ name }) => written.push(name),
  });
  return (
    <>
      <input aria-label="Search" />
      {people.map(({ id, name, numbers }) => (
        <div key={id} data-lead={id}>
          <a href={`/my-account/leads/${id}`}>{name}</a>
          <a
            href={`tel:${numbers[0] ?? ''}`}
            onClick={(event) => {
              event.preventDefault();
              calls.push(name);
            }}
          >
            Call
          </a>
        </div>
      ))}
      {keys}
    </>
  );
}

function OnePage() {
  const [, ravi] = people;
  const keys = useLeadKeys(ravi ? [ravi] : [], {
    onOutcome: ({ name }) => outcomes.push(name),
    onWrite: ({ name }) => written.push(name),
    isPage: true,
  });
  return (
    <>
      <form data-note>
        <textarea aria-label="Note" />
      </form>
      {keys}
    </>
  );
}

afterEach(() => {
  outcomes.splice(0);
  calls.splice(0);
  written.splice(0);
  localStorage.clear();
  vi.restoreAllMocks();
});

const focused = () => document.activeElement?.textContent;

test('keys go through a list and work on the lead that they reached', async () => {
  const { user, router } = renderPage(<List />, { at: '/my-account/leads?view=new' });
  await user.keyboard('oc');
  expect([...outcomes, ...calls]).toEqual([]);
  await user.keyboard('jjk');
  expect(focused()).toBe('Asha');
  await user.keyboard('jj');
  // The list ends here.
  await user.keyboard('j');
  expect(focused()).toBe('Meera');
  await user.keyboard('ocw');
  expect([...outcomes, ...calls, ...written]).toEqual(['Meera', 'Meera', 'Meera']);
  await user.keyboard('n');
  expect(router.state.location).toMatchObject({
    ...{ pathname: '/my-account/leads/p2', search: '?view=new' },
    state: { note: true, path: '/my-account/leads' },
  });
});

test('a keyboard of another script has the same keys', () => {
  renderPage(<List />, { at: '/my-account/leads' });
  fireEvent.keyDown(document.body, { key: 'र', code: 'KeyJ' });
  expect(focused()).toBe('Asha');
});

test('keys do nothing while a person types, with Ctrl, and in a dialog', async () => {
  const { user } = renderPage(<List />, { at: '/my-account/leads' });
  await user.click(screen.getByLabelText('Search'));
  await user.keyboard('jo?');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('jo?');
  screen.getByLabelText('Search').blur();
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  expect(focused()).not.toBe('Asha');
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keys for leads' })).toBeTruthy();
  await user.keyboard('j');
  expect(focused()).not.toBe('Asha');
});

test('the keys are listed behind “?”, and can be switched off there', async () => {
  const { user } = renderPage(<List />, { at: '/my-account/leads' });
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: 'Use these keys' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  expect(focused()).not.toBe('Asha');
});

test('on the page of a lead the keys concern that lead, and j and k its neighbours in the list', async () => {
  renderPage(<List />, { at: '/my-account/leads' }).unmount();
  const state = { list: 'key', path: '/my-account/today' };
  const at = { pathname: '/my-account/leads/p1', search: '?of=all', state };
  const { user, router } = renderPage(<OnePage />, { at });
  await user.keyboard('o');
  expect(outcomes).toEqual(['Ravi']);
  await user.keyboard('n');
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  expect(router.state.location).toMatchObject({ pathname: '/my-account/leads/p2', search: '?of=all', state });
});
