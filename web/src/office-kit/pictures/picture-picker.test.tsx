import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import type { StoredImage } from './held-pictures.ts';
import { PicturePicker } from './picture-picker.tsx';

function image(id: string, alt = '') {
  return {
    __typename: 'Image',
    id,
    url: `/files/${id}/${id}`,
    width: 1200,
    height: 800,
    colour: '#808080',
    nature: null,
    alt,
  };
}

function entry(id: string, alt: string, titles: string[] = []) {
  const uses = titles.map((title) => ({ __typename: 'PictureUse', kind: 'PROPERTY', id: `of ${id}`, title }));
  return { __typename: 'LibraryPicture', image: image(id, alt), uses, usedElsewhere: false };
}

const hall = entry('hall', 'The hall', ['Neem Court', 'Lotus Court', 'Palm Court']);
const kitchen = entry('kitchen', '', ['Neem Court']);
const garden = entry('garden', 'A garden path');

/** A library of two parts for properties; a search finds the garden alone. */
function answerLibrary({ kind, search, after }: Record<string, unknown>) {
  if (kind !== 'PROPERTY') throw new Error('The pictures of properties do not come first.');
  const part = search ? [garden] : after ? [garden] : [hall, kitchen];
  return { pictureLibrary: { items: part, next: search || after ? null : 'more' } };
}

function Picker({ several, onChoose }: { several: boolean; onChoose: (ids: string[]) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <form onInput={() => onChoose(['typed into the form'])}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PicturePicker
        kind="PROPERTY"
        several={several}
        open={open}
        onClose={() => setOpen(false)}
        onChoose={(pictures: StoredImage[]) => onChoose(pictures.map(({ id }) => id))}
      />
    </form>
  );
}

async function openPicker(several = true) {
  const onChoose = vi.fn();
  const view = renderPage(<Picker several={several} onChoose={onChoose} />, {
    answers: {
      PictureLibrary: answerLibrary,
      UploadPicture: ({ image: file }) => ({
        uploadPicture: image((file as File).name.replace(/\..*/, '')),
      }),
    },
  });
  await view.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('2 pictures shown');
  return { ...view, onChoose };
}

beforeEach(() => {
  // happy-dom decodes no pictures.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});

test('several pictures are chosen by keyboard, and where they are used is named', async () => {
  const { user, onChoose } = await openPicker();
  screen
    .getByRole('checkbox', { name: 'The hall. Property: Neem Court, Property: Lotus Court and more' })
    .focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('checkbox', { name: 'Neem Court. Property: Neem Court' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 pictures' }));
  expect(onChoose.mock.calls).toEqual([[['hall', 'kitchen']]]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the library loads more, and a search keeps what is chosen', async () => {
  const { user, onChoose } = await openPicker();
  await user.click(screen.getByRole('checkbox', { name: /^The hall/ }));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('3 pictures shown');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'garden');
  await screen.findByText('1 picture shown');
  await user.click(screen.getByRole('checkbox', { name: 'A garden path. Not used yet' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 pictures' }));
  expect(onChoose.mock.calls).toEqual([[['hall', 'garden']]]);
});

test('one picture replaces the other when one is wanted', async () => {
  const { user, onChoose } = await openPicker(false);
  const use = screen.getByRole('button', { name: 'Use this picture' });
  expect(use).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: /^The hall/ }));
  await user.click(screen.getByRole('radio', { name: /^Neem Court/ }));
  await user.click(use);
  expect(onChoose.mock.calls).toEqual([[['kitchen']]]);
});

test('uploads are chosen at once, and a file that is no picture is named', async () => {
  const { user, onChoose } = await openPicker();
  const files = [
    new File(['x'], 'door.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'lift.jpg', { type: 'image/jpeg' }),
  ];
  await user.upload(screen.getByLabelText(/^Upload pictures/), files);
  await user.click(await screen.findByRole('button', { name: 'Add 2 pictures' }));
  expect(onChoose.mock.calls).toEqual([[['door', 'lift']]]);
});

test('a failure says so and can be tried again', async () => {
  const { user, server } = await openPicker();
  server.answers.PictureLibrary = () => {
    throw new Error('offline');
  };
  await user.type(screen.getByRole('searchbox'), 'garden');
  const alert = await screen.findByText(/could not be loaded/);
  server.answers.PictureLibrary = answerLibrary;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 picture shown');
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});
