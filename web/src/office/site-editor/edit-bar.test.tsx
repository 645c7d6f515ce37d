import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { factNames } from 'domain/site/company-facts.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { keepToken } from '../../lib/session.ts';
import { homeContent } from '../../pages/home/home.content.ts';
import { Refusal } from '../../testing/fake-server.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditBar } from './edit-bar.tsx';

beforeEach(() => keepToken('token'));

const settings = {
  __typename: 'SiteSettings',
  facts: { __typename: 'CompanyFacts', ...Object.fromEntries(factNames.map((name) => [name, null])) },
};

function block(editedText: string, { text = '', by = 'asha', at = 1 } = {}) {
  return {
    ...{ __typename: 'Block', id: 'b1', page: 'home', key: 'hero.title', text, editedText },
    ...{ publication: text ? 'PUBLISHED' : 'DRAFT', publishAt: text ? '2026-01-01T00:00:00.000Z' : null },
    draft: text && text !== editedText ? { __typename: 'ItemDraft', publishAt: null } : null,
    ...{ updatedAt: `2026-01-0${at}T00:00:00.000Z`, updatedBy: by },
  };
}

/** The first lines of the home page, below the bar. */
function Page() {
  const { hero } = useTexts('home', homeContent);
  return (
    <main tabIndex={-1}>
      <h1>{hero.title}</h1>
      <p>{hero.title}</p>
      <a href="/about">{hero.line}</a>
    </main>
  );
}

function openPage(role = 'EDITOR', blocks: object[] = []) {
  const stored = { blocks };
  const me = {
    __typename: 'Admin',
    id: 'a1',
    username: 'ravi',
    role,
    mustChangePassword: false,
    memberId: null,
  };
  const view = renderPage(
    <>
      <EditBar />
      <Page />
    </>,
    {
      answers: {
        Me: () => ({ me }),
        EditedBlocks: () => ({ settings, editedBlocks: stored.blocks }),
        SaveBlocks: () => ({ saveBlocks: [] }),
      },
    },
  );
  return { ...view, stored };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const words = () => heading().textContent.replace(/[\u2061-\u2063]/g, '');

async function edit(view: ReturnType<typeof openPage>) {
  await view.user.click(await screen.findByRole('button', { name: 'Edit this page' }));
  await waitFor(() => expect(heading().dataset.words).toBeTruthy());
}

test('sales, and a visitor whose login has ended, see the page alone', async () => {
  const { server } = openPage('SALES');
  await waitFor(() => expect(server.asked('Me')).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.asked('EditedBlocks')).toEqual([]);
});

test('a click on a sentence opens its field, the page follows the typing, and a save publishes it', async () => {
  const view = openPage();
  await edit(view);
  await view.user.click(heading());
  const panel = await screen.findByRole('dialog', { name: 'Change the text' });
  const field = within(panel).getByRole('textbox');
  expect(document.activeElement).toBe(field);
  await view.user.clear(field);
  await view.user.type(field, 'Homes near work');
  await waitFor(() => expect(words()).toBe('Homes near work'));
  view.stored.blocks = [block('Homes near work', { text: 'Homes near work' })];
  await view.user.click(within(panel).getByRole('button', { name: 'Save' }));
  await screen.findByText('Published. Visitors see it now.');
  expect(view.server.asked('SaveBlocks')).toEqual([
    {
      blocks: [{ page: 'home', key: 'hero.title', text: 'Homes near work' }],
      publication: { state: 'PUBLISHED' },
    },
  ]);
  await view.user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(heading().textContent).toBe('Homes near work'));
  expect(document.querySelector('[data-words], [tabindex="0"]')).toBeNull();
});

test('a link is not followed, and the keyboard opens a sentence', async () => {
  const view = openPage();
  await edit(view);
  heading().focus();
  await view.user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  await view.user.click(screen.getByRole('link', { name: /Search properties/ }));
  expect(await screen.findByDisplayValue(homeContent.hero.line)).toBeTruthy();
});

test('another editor’s text stands beside what was typed, which stays', async () => {
  const view = openPage();
  await edit(view);
  await view.user.click(heading());
  await view.user.type(await screen.findByRole('textbox'), ' here');
  view.server.answers.SaveBlocks = () => {
    view.stored.blocks = [block('Theirs', { text: 'Theirs', by: 'asha' })];
    throw new Refusal('CONFLICT', 'Changed.');
  };
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Another person changed a text meanwhile/);
  expect(screen.getByText('asha changed it to:').parentElement?.textContent).toContain('Theirs');
  expect(words()).toBe('Find Your Dream Property here');
  await view.user.keyboard('{Escape}');
  await view.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByDisplayValue('Find Your Dream Property here')).toBeTruthy();
});

test('a session that has ended asks for the password in place, and what was typed stays', async () => {
  const view = openPage();
  await edit(view);
  await view.user.click(heading());
  await view.user.type(await screen.findByRole('textbox'), ' here');
  view.server.answers.SaveBlocks = () => {
    throw new Refusal('UNAUTHENTICATED', 'Please log in.');
  };
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Please log in again' });
  expect(words()).toBe('Find Your Dream Property here');
  expect(screen.getByDisplayValue('Find Your Dream Property here')).toBeTruthy();
});

test('drafts are shown on the page before they are published, and go with the preview', async () => {
  const view = openPage('OWNER', [block('Soon', { text: 'Now' })]);
  await view.user.click(await screen.findByRole('button', { name: 'Preview 1 draft' }));
  await waitFor(() => expect(heading().textContent).toBe('Soon'));
  await view.user.click(screen.getByRole('button', { name: 'Back to what visitors read' }));
  await waitFor(() => expect(heading().textContent).toBe('Now'));
});
