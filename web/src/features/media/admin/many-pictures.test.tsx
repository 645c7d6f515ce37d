import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ManyPictures } from './many-pictures.tsx';

beforeEach(() => {
  // happy-dom decodes no pictures.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
});

test('each file becomes an image of its own, and one that could not be added is tried again without an upload', async () => {
  let refuses = true;
  const { user, server } = renderPage(<ManyPictures />, {
    answers: {
      UploadPicture: ({ image: file }) => ({
        uploadPicture: {
          ...{ __typename: 'Image', id: (file as File).name, url: '/files/a/a', width: 1200, height: 800 },
          ...{ colour: '#808080', nature: null, alt: '' },
        },
      }),
      CreateMediaItem: ({ picture }) => {
        const { id } = picture as { id: string };
        if (id === 'lift.jpg' && refuses) throw new Refusal('SERVICE_UNAVAILABLE', 'The database is away.');
        return { saved: { __typename: 'MediaItem', id, updatedAt: '2026-11-25T05:30:00.000Z' } };
      },
    },
  });
  const files = ['door.jpg', 'lift.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await user.upload(screen.getByLabelText(/^Add images/), files);
  const again = await screen.findByRole('button', { name: 'Try again: lift.jpg' });
  expect(screen.queryByText('door.jpg')).toBeNull();
  refuses = false;
  await user.click(again);
  expect(await screen.findByText('2 images added.')).toBeTruthy();
  expect(server.asked('UploadPicture')).toHaveLength(2);
  expect(server.asked('CreateMediaItem').map(({ input }) => input)).toEqual([{}, {}, {}]);
  expect(server.asked('CreateMediaItem').map(({ picture }) => picture)).toContainEqual({
    id: 'door.jpg',
    alt: 'door',
  });
});
