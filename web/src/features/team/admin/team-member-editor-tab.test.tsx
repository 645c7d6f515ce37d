import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { EditTeamMemberTab, NewTeamMemberTab } from './team-member-editor-tab.tsx';

const early = '2026-01-05T05:30:00.000Z';
const later = '2026-01-05T06:00:00.000Z';
const image = {
  __typename: 'Image',
  ...{ id: 'f1', url: '/files/f1/portrait', width: 600, height: 600, colour: '#806040' },
  alt: 'Portrait of Meera Bhatnagar',
  nature: null,
};

/** A team member that a colleague can change while the form is open. */
function openEditor() {
  let stored = {
    __typename: 'TeamMember',
    ...{ id: 't1', updatedAt: early, updatedBy: null as string | null, image },
    ...{ name: 'Meera Bhatnagar', position: 'Broker', bio: null, experience: null, location: null },
    ...{ email: null, phone: null, fax: null },
    ...{ facebookUrl: null, instagramUrl: null, linkedinUrl: null, youtubeUrl: null },
  };
  const view = renderPage(<EditTeamMemberTab />, {
    at: '/my-account/team/t1/edit',
    path: '/my-account/team/:id/edit',
    answers: {
      EditedTeamMember: () => ({ teamMember: stored }),
      UpdateTeamMember: ({ input, readAt }) => {
        if (readAt !== stored.updatedAt) {
          const conflict = { updatedAt: stored.updatedAt, updatedBy: stored.updatedBy, fields: ['position'] };
          throw new Refusal('CONFLICT', 'Changed meanwhile.', { conflict });
        }
        stored = { ...stored, ...(input as object) };
        return { saved: { __typename: 'TeamMember', id: 't1', updatedAt: later } };
      },
    },
  });
  const colleagueWrites = (position: string) =>
    (stored = { ...stored, position, updatedAt: later, updatedBy: 'ravi' });
  return { ...view, colleagueWrites };
}

test('an empty form shows an error beside each field, and sends nothing', async () => {
  const { server, user } = renderPage(<NewTeamMemberTab />);
  await user.click(screen.getByRole('button', { name: 'Submit Team Member' }));
  for (const sentence of ['Please enter a name.', 'Please enter a position.', 'Please select an image.'])
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name*').getAttribute('aria-invalid')).toBe('true');
  expect(server.asked('CreateTeamMember')).toEqual([]);
});

test('a save after a colleague’s change lets the user choose for each field', async () => {
  const { server, user, colleagueWrites } = openEditor();
  const position = await screen.findByLabelText('Position*');
  colleagueWrites('Partner');
  await user.clear(position);
  await user.type(position, 'Selling Agent');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('ravi');
  const choice = within(question).getByRole('group', { name: 'Position' });
  expect(choice.textContent).toContain('Partner');
  expect(choice.textContent).toContain('Selling Agent');
  const [theirs] = within(choice).getAllByRole('radio');
  await user.click(theirs as HTMLElement);
  await user.click(within(question).getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(server.asked('UpdateTeamMember')).toHaveLength(2));
  expect(server.asked('UpdateTeamMember')[1]).toMatchObject({
    readAt: later,
    input: { name: 'Meera Bhatnagar', position: 'Partner' },
  });
});

test('a picture of the library is chosen and described, and the draft in the browser holds it', async () => {
  const { server, user } = openEditor();
  server.answers.PictureLibrary = () => ({
    pictureLibrary: {
      __typename: 'PictureLibrary',
      items: [
        {
          __typename: 'LibraryPicture',
          image: { ...image, id: 'f2', url: '/files/f2/desk', alt: 'At the desk' },
          uses: [{ __typename: 'PictureUse', kind: 'BLOG', id: 'b1', title: 'Moving in' }],
          usedElsewhere: false,
        },
      ],
      next: null,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Choose from library' }));
  await user.click(await screen.findByRole('radio', { name: 'At the desk. Story: Moving in' }));
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  const alt = screen.getByLabelText<HTMLInputElement>('What it shows');
  expect(alt.value).toBe('At the desk');
  await user.clear(alt);
  expect(alt.placeholder).toContain('Portrait of Meera Bhatnagar');
  await user.type(alt, 'Meera on site');
  await waitFor(() => expect(localStorage.getItem('draft:team/t1')).toContain('Meera on site'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.asked('UpdateTeamMember')).toHaveLength(1));
  expect(server.asked('UpdateTeamMember')[0]).toMatchObject({ picture: { id: 'f2', alt: 'Meera on site' } });
});

test('input that was never saved is offered again', async () => {
  const first = openEditor();
  const field = await screen.findByLabelText('Name*');
  await first.user.type(field, ' Rao');
  await waitFor(() => expect(localStorage.getItem('draft:team/t1')).toContain('Bhatnagar Rao'));
  first.unmount();
  const { user } = openEditor();
  const name = () => screen.getByLabelText<HTMLInputElement>('Name*').value;
  await screen.findByLabelText('Name*');
  expect(name()).toBe('Meera Bhatnagar');
  await user.click(screen.getByRole('button', { name: 'Restore them' }));
  expect(name()).toBe('Meera Bhatnagar Rao');
});

test('input is kept even if the page closes at once', async () => {
  const { user } = openEditor();
  await user.type(await screen.findByLabelText('Name*'), ' Rao');
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem('draft:team/t1')).toContain('Bhatnagar Rao');
});
