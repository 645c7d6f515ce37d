import { X } from 'lucide-react';
import type { ImageFacts } from './picture.tsx';
import { Strip, StripArrow } from './strip.tsx';
import { useStrip } from './use-strip.ts';
import { ZoomablePicture } from './zoomable-picture.tsx';

interface FullScreenPicturesProps {
  images: readonly ImageFacts[];
  title: string;
  initial: number;
  onClose: () => void;
}

const buttonClass = 'text-on-night hover:bg-on-night/15 focus-visible:outline-on-night';

/** On phones the arrows stand below the picture, on wider screens at its sides: never on it. */
export function FullScreenPictures({ images, title, initial, onClose }: FullScreenPicturesProps) {
  const { section, list, strip } = useStrip(images.length, { initial, keysEverywhere: true });
  const { index } = strip;
  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      className="grid size-full grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="col-span-3 flex items-center justify-between gap-4 py-1 pr-2 pl-4">
        <p className="shrink-0 text-sm font-semibold tabular-nums" aria-hidden="true">
          {index + 1} / {images.length}
        </p>
        <p className="min-w-0 truncate font-heading text-base font-semibold">{title}</p>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className={`flex size-11 shrink-0 items-center justify-center rounded-full ${buttonClass}`}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="col-span-3 row-start-2 min-h-0 md:col-span-1 md:col-start-2">
        <Strip
          ref={list}
          strip={strip}
          className="focus-visible:outline-offset-[-2px] focus-visible:outline-on-night"
        >
          {(position) => {
            const image = images[position];
            // A picture that was left is whole again.
            const key = position === index ? 'seen' : 'passed';
            return image && <ZoomablePicture key={key} image={image} eager={position === initial} />;
          }}
        </Strip>
      </div>
      <StripArrow
        strip={strip}
        to="previous"
        className={`row-start-3 m-2 self-center md:row-start-2 ${buttonClass}`}
      />
      <StripArrow
        strip={strip}
        to="next"
        className={`col-start-3 row-start-3 m-2 self-center md:row-start-2 ${buttonClass}`}
      />
      <p
        role="status"
        className="col-start-2 row-start-3 flex min-h-15 items-center justify-center px-2 py-2 text-center text-sm text-balance"
      >
        <span className="sr-only">{`Picture ${index + 1} of ${images.length}: `}</span>
        {images[index]?.alt}
      </p>
    </section>
  );
}
