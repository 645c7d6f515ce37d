import { Images, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { phoneWidth, Picture } from './picture.tsx';
import type { ImageFacts } from './picture.tsx';
import { Slider } from './slider.tsx';

interface GalleryProps {
  images: readonly ImageFacts[];
  /** The subject of the pictures; the heading of the full-screen view. */
  title: string;
}

/** The layouts from tablets up, by the number of pictures: one large and up to four small ones. */
const layouts: Record<number, { frame: string; first: string }> = {
  1: { frame: 'md:grid-cols-1 md:aspect-21/9', first: '' },
  2: { frame: 'md:grid-cols-2 md:aspect-5/2', first: '' },
  3: { frame: 'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:aspect-5/2', first: 'md:row-span-2' },
  5: { frame: 'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 md:aspect-5/2', first: 'md:row-span-2' },
};

/**
 * A gallery: a mosaic on wide screens, a strip to swipe on narrow ones, and a full-screen view of all
 * pictures. Without JavaScript, each picture links to its file.
 */
export function Gallery({ images, title }: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const shown = images.slice(0, images.length >= 5 ? 5 : Math.min(images.length, 3));
  const layout = layouts[shown.length];
  if (!layout) return null;

  function open(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(position);
  }

  return (
    <section aria-label={`Pictures of ${title}`} className="relative">
      <ul
        className={`flex snap-x snap-mandatory [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain rounded-card md:grid md:overflow-hidden ${layout.frame}`}
      >
        {shown.map((image, position) => (
          <li
            key={image.url}
            className={`aspect-3/2 shrink-0 snap-center md:aspect-auto md:min-h-0 md:w-auto ${shown.length > 1 ? 'w-[calc(100%-1.5rem)]' : 'w-full'} ${position === 0 ? layout.first : ''}`}
          >
            <a
              href={image.url}
              onClick={(event) => open(event, position)}
              aria-label={`Open picture ${position + 1} of ${images.length}`}
              className="group block size-full overflow-hidden rounded-card outline-offset-[-4px] md:rounded-field"
            >
              <Picture
                image={image}
                eager={position === 0}
                sizes={
                  position === 0
                    ? `(width >= 80rem) 600px, (width >= 48rem) 50vw, ${phoneWidth}`
                    : `(width >= 80rem) 300px, (width >= 48rem) 25vw, ${phoneWidth}`
                }
                className="size-full transition-opacity duration-150 group-hover:opacity-92"
              />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <a
          href={images[0]?.url}
          onClick={(event) => open(event, 0)}
          className="absolute right-9 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-field border border-line bg-card px-4 text-sm font-semibold hover:bg-pine-soft hover:text-pine md:right-4"
        >
          <Images aria-hidden="true" className="size-4" />
          All {images.length} pictures
        </a>
      )}
      <FullScreen images={images} title={title} opened={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}

/** Shows all pictures full-screen, starting with `opened`; closed if it is undefined. */
export function FullScreen({
  images,
  title,
  opened,
  onClose,
}: GalleryProps & { opened: number | undefined; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Opens the dialog before the slider measures itself, which happens in an effect.
  useLayoutEffect(() => {
    if (opened !== undefined && !dialog.current?.open) dialog.current?.showModal();
    if (opened === undefined) dialog.current?.close();
  }, [opened]);
  return (
    <dialog
      ref={dialog}
      aria-label={`All pictures of ${title}`}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-paper"
    >
      {opened !== undefined && (
        <div className="flex size-full flex-col px-4 pt-2 pb-1">
          <div className="flex items-center justify-between gap-4 pb-2">
            <p className="font-heading text-lg font-semibold">{title}</p>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-pine-soft"
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <Slider
            images={images}
            label={`Pictures of ${title}`}
            initial={opened}
            fit="contain"
            sizes="100vw"
            eager
            keysEverywhere
            className="flex-1"
          />
        </div>
      )}
    </dialog>
  );
}
