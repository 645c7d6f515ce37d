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
  /** Whether the subject stands, so that pictures alone which show its plan need a word. */
  isBuilt?: boolean;
}

/** The layout from tablets on, by the number of pictures beside the large one. */
const layouts: Record<number, { frame: string; large: string }> = {
  0: { frame: 'md:aspect-2/1', large: '' },
  1: { frame: 'md:grid-cols-[2fr_1fr] md:aspect-2/1', large: '' },
  2: { frame: 'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:aspect-2/1', large: 'md:row-span-2' },
};

const besideSizes = '(width >= 80rem) 300px, (width >= 48rem) 33vw, 1px';
/**
 * The pictures that stand behind the first one are shown small beside it: until the visitor turns to them, the small
 * files do.
 */
const hiddenSizes = `(width >= 80rem) 300px, (width >= 48rem) 33vw, ${phoneWidth}`;
const largeSizes = `(width >= 80rem) 600px, (width >= 48rem) 66vw, ${phoneWidth}`;

/**
 * A gallery: one large picture that arrows, dots and swipes change, on wide screens the next ones beside it, and all of
 * them full-screen. Without JavaScript each picture is a link to itself. What all pictures are is said once below them.
 */
export function Gallery({ images, title, isBuilt }: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const { section, list, strip } = useStrip(images.length);
  const beside = images.slice(1, 3);
  const layout = layouts[beside.length];
  const areImpressions = images.every(({ nature }) => nature === 'ARTISTS_IMPRESSION');
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
        className="group relative block size-full overflow-hidden outline-offset-[-4px] focus-visible:rounded-card"
      >
        <Picture
          image={image}
          eager={position === 0}
          sizes={sizes}
          className="size-full transition-opacity duration-150 group-hover:opacity-92"
        />
        {!areImpressions && <i data-nature={image.nature} />}
      </a>
    );
  }

  return (
    <>
      <section
        ref={section}
        aria-roledescription="carousel"
        aria-label={`Pictures of ${title}`}
        className="max-md:-mx-(--gutter)"
      >
        <div className={`gap-2 overflow-hidden md:grid md:rounded-card ${layout.frame}`}>
          <div className={`relative aspect-3/2 min-w-0 md:aspect-auto md:min-h-0 ${layout.large}`}>
            <Strip ref={list} strip={strip}>
              {(position) => link(position, position === 0 || strip.index > 0 ? largeSizes : hiddenSizes)}
            </Strip>
            <StripControls
              strip={strip}
              className="pointer-events-none absolute inset-x-3 bottom-3 justify-between *:pointer-events-auto"
              dots="h-7 rounded-full bg-card/85 [&_a]:-my-2"
            />
          </div>
          {beside.map(({ url }, position) => (
            <div key={url} className="min-h-0 max-md:hidden">
              {link(position + 1, besideSizes)}
            </div>
          ))}
        </div>
        {(images.length > 1 || areImpressions) && (
          <p className="mt-1 text-xs text-ink-muted max-md:px-(--gutter)">
            {images.length > 1 && (
              <a
                data-held
                href={images[0]?.url}
                onClick={(event) => open(event, strip.index)}
                className="relative font-semibold text-pine underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
              >
                {`All ${images.length} pictures`}
              </a>
            )}
            {areImpressions && (images.length > 1 ? ' · artist’s impression' : 'Artist’s impression')}
            {areImpressions && isBuilt && ', no photographs yet'}
          </p>
        )}
      </section>
      {/* Beside the section: its keys are not those of the page. */}
      <FullScreen images={images} title={title} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
