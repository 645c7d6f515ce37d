import { Picture } from './picture.tsx';
import type { ImageFacts } from './picture.tsx';
import { Strip, StripControls } from './strip.tsx';
import { useStrip } from './use-strip.ts';

interface SliderProps {
  images: readonly ImageFacts[];
  label: string;
  sizes: string;
  eager?: boolean;
  /** The frame of the pictures. */
  className?: string;
}

/** Pictures that fill one frame, side by side, with arrows and dots below them. */
export function Slider({ images, label, sizes, eager = false, className = '' }: SliderProps) {
  const { section, list, strip } = useStrip(images.length);
  return (
    <section ref={section} aria-roledescription="carousel" aria-label={label}>
      <div className={className}>
        <Strip ref={list} strip={strip} className="rounded-card">
          {(position) => {
            const image = images[position];
            return (
              image && (
                <div className="relative size-full">
                  <Picture
                    image={image}
                    sizes={sizes}
                    eager={eager && position === 0}
                    className="size-full"
                  />
                  <i data-nature={image.nature} />
                </div>
              )
            );
          }}
        </Strip>
      </div>
      <StripControls strip={strip} className="mt-3 justify-center gap-1" />
    </section>
  );
}
