import { Images } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { FullScreen } from './full-screen.tsx';
import { phoneWidth, Picture } from './picture.tsx';
import type { ImageFacts } from './picture.tsx';
import { Strip, StripControls } from './strip.tsx';
import { useStrip } from './use-strip.ts';

interface GalleryProps {
  images: readonly ImageFacts[];
  /** The subject of the pictures, as the heading of the full-screen view. */
  title: string;
}

/** The layout from tablets on, by the number of pictures beside the large one. */
const layouts: Record<number, { frame: string; large: string }> = {
  0: { frame: 'md:aspect-21/9', large: '' },
  1: { frame: 'md:grid-cols-[2fr_1fr] md:aspect-5/2', large: '' },
  2: { frame: 'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:aspect-5/2', large: 'md:row-span-2' },
  4: { frame: 'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 md:aspect-5/2', large: 'md:row-span-2' },
};

const besideSizes = '(width >= 80rem) 300px, (width >= 48rem) 25vw, 1px';
/**
 * The pictures that stand behind the first one are shown small beside it: until the visitor turns to them, the small
 * files do.
 */
const hiddenSizes = `(width >= 80rem) 300px, (width >= 48rem) 25vw, ${phoneWidth}`;
const largeSizes = `(width >= 80rem) 600px, (width >= 48rem) 50vw, ${phoneWidth}`;

/**
 * A gallery: one large picture that arrows, dots and swipes change, on wide screens the next ones beside it, and all of
 * them full-screen. Without JavaScript each picture is a link to itself.
 */
export function Gallery({ images, title }: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const { section, list, strip } = useStrip(images.length);
  const beside = images.slice(1, images.length >= 5 ? 5 : 3);
  const layout = layouts[beside.length];
  if (!layout || images.length === 0) return null;

  function open(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(position);
  }

  function link(position: number, sizes: string) {
    const image = images[position];
    if (!image) return null;
    return (
      <a
        data-held
        href={image.url}
        onClick={(event) => open(event, position)}
        aria-label={`Open picture ${position + 1} of ${images.length}`}
        className="group block size-full overflow-hidden outline-offset-[-4px] focus-visible:rounded-card"
      >
        <Picture
          image={image}
          eager={position === 0}
          sizes={sizes}
          className="size-full transition-opacity duration-150 group-hover:opacity-92"
        />
        <i data-nature={image.nature} />
      </a>
    );
  }

  return (
    <>
      <section
        ref={section}
        aria-roledescription="carousel"
        aria-label={`Pictures of ${title}`}
        className="relative"
      >
        <div className="relative">
          <div className={`gap-2 overflow-hidden rounded-card md:grid ${layout.frame}`}>
            <div className={`aspect-3/2 min-w-0 md:aspect-auto md:min-h-0 ${layout.large}`}>
              <Strip ref={list} strip={strip}>
                {(position) => link(position, position === 0 || strip.index > 0 ? largeSizes : hiddenSizes)}
              </Strip>
            </div>
            {beside.map(({ url }, position) => (
              <div key={url} className="min-h-0 max-md:hidden">
                {link(position + 1, besideSizes)}
              </div>
            ))}
          </div>
          {images.length > 1 && (
            <a
              data-held
              href={images[0]?.url}
              onClick={(event) => open(event, strip.index)}
              className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-field border border-line bg-card px-4 text-sm font-semibold hover:bg-pine-soft hover:text-pine md:right-4 md:bottom-4"
            >
              <Images aria-hidden="true" className="size-4" />
              All {images.length} pictures
            </a>
          )}
        </div>
        <StripControls strip={strip} className="mt-2" />
      </section>
      {/* Beside the section: its keys are not those of the page. */}
      <FullScreen images={images} title={title} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
