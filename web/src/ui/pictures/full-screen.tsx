import { Suspense, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from '../../lib/browser/back-closes.ts';
import { onDemand } from '../on-demand.tsx';
import type { ImageFacts } from './picture.tsx';

/** Fetched when a picture is first opened. */
const Pictures = onDemand(async () => (await import('./full-screen-pictures.tsx')).FullScreenPictures);

interface FullScreenProps {
  images: readonly ImageFacts[];
  /** The subject of the pictures. */
  title: string;
  /** The position to begin with; closed while there is none. */
  opened: number | undefined;
  onClose: () => void;
}

/** All pictures over the whole screen, beginning with the one that was opened. Back closes it. */
export function FullScreen({ images, title, opened, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Open before the strip measures itself, which it does in an effect.
  useLayoutEffect(() => {
    if (opened !== undefined && !dialog.current?.open) dialog.current?.showModal();
    if (opened === undefined) dialog.current?.close();
  }, [opened]);
  useBackCloses(opened !== undefined, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={`All pictures of ${title}`}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-night text-on-night"
    >
      {opened !== undefined && (
        <Suspense>
          <Pictures images={images} title={title} initial={opened} onClose={onClose} />
        </Suspense>
      )}
    </dialog>
  );
}
