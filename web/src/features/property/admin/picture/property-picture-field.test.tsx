import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { PropertyPictureField } from './property-picture-field.tsx';
import { picturesToSend, pictureText } from '../../../../office-kit/pictures/held-pictures.ts';
import { usePropertyPictures } from './use-property-pictures.ts';

const held = ['hall', 'kitchen', 'bedroom'].map((id) =>
  pictureText({ id, url: `/files/${id}.jpg`, alt: '', small: false }),
);

function Field() {
  const pictures = usePropertyPictures({ held, revision: 0, onChange: () => undefined });
  return (
    <form aria-label="Property">
      <PropertyPictureField pictures={pictures} />
    </form>
  );
}

/** The pictures in the form, in order. */
function sent(): string[] {
  const texts = new FormData(screen.getByRole('form')).getAll('pictures').filter((text) => text !== '');
  return picturesToSend(texts.map(String)).map(({ id }) => id);
}

beforeEach(() => {
  // happy-dom has no layout, so the test stacks the cards.
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  box.mockImplementation(function (this: Element) {
    const card = this.closest('li');
    const place = card ? [...(card.parentElement?.children ?? [])].indexOf(card) : 0;
    return new DOMRect(0, place * 100, 300, 90);
  });
});

test('a picture is moved by keyboard, and the form sends the new order', async () => {
  const { user } = renderPage(<Field />);
  expect(sent()).toEqual(['hall', 'kitchen', 'bedroom']);
  const grip = screen.getByRole('button', { name: 'Drag: hall.jpg' });
  grip.focus();
  await user.keyboard(' ');
  await screen.findByText('hall.jpg is held at place 1 of 3.');
  await user.keyboard('{ArrowDown}');
  await screen.findByText('hall.jpg is held at place 2 of 3.');
  await user.keyboard(' ');
  await screen.findByText('hall.jpg is now picture 2 of 3.');
  expect(sent()).toEqual(['kitchen', 'hall', 'bedroom']);
  await waitFor(() => expect(document.activeElement).toBe(grip));
});

test('Escape puts back a held picture', async () => {
  const { user } = renderPage(<Field />);
  screen.getByRole('button', { name: 'Drag: bedroom.jpg' }).focus();
  await user.keyboard(' ');
  await screen.findByText('bedroom.jpg is held at place 3 of 3.');
  await user.keyboard('{ArrowUp}');
  await screen.findByText('bedroom.jpg is held at place 2 of 3.');
  await user.keyboard('{Escape}');
  await screen.findByText('bedroom.jpg was put back: it is picture 3 of 3.');
  expect(sent()).toEqual(['hall', 'kitchen', 'bedroom']);
});

test('one tap states the kind of all pictures that have none', async () => {
  const { user } = renderPage(<Field />);
  const kinds = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of picture.*2/ }), 'Photograph');
  await user.click(screen.getByRole('button', { name: 'artist’s impressions' }));
  expect(kinds()).toEqual(['ARTISTS_IMPRESSION', 'PHOTOGRAPH', 'ARTISTS_IMPRESSION']);
  expect(screen.queryByRole('button', { name: 'photographs' })).toBeNull();
});

test('a file that is refused is named, and the pictures that are there stay right', async () => {
  const { user } = renderPage(<Field />);
  const input = screen.getByLabelText(/^Upload pictures/);
  await user.upload(input, new File([new Uint8Array(11 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/^“huge.jpg” is larger than 10 MB/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(sent()).toEqual(['hall', 'kitchen', 'bedroom']);
});
