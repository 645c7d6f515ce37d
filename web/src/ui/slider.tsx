import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Picture } from './picture.tsx';
import type { ImageFacts } from './picture.tsx';
import { wrapIndex } from './wrap-index.ts';

interface SliderProps {
  images: readonly ImageFacts[];
  label: string;
  /** The first picture to show. */
  initial?: number;
  /** `contain` shows the whole picture, `cover` fills the frame. */
  fit: 'contain' | 'cover';
  sizes: string;
  eager?: boolean;
  /** Where the arrow keys work: on the whole page, or by default only while the focus is inside. */
  keysEverywhere?: boolean;
  className?: string;
}

const arrowClass =
  'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full bg-card text-ink shadow-float hover:bg-pine-soft hover:text-pine noscript:hidden';

/**
 * Pictures side by side: native swiping, arrows, dots and arrow keys, wrapping around at both ends. Without
 * JavaScript, visitors can swipe it and follow the dots as links.
 */
export function Slider({
  images,
  label,
  initial = 0,
  fit,
  sizes,
  eager = false,
  keysEverywhere = false,
  className = '',
}: SliderProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initial);
  /** The target of a scroll that this component started; the slides on the way do not count as shown. */
  const goingTo = useRef<number>(undefined);
  const count = images.length;

  useEffect(() => {
    const element = strip.current;
    element?.scrollTo({ left: element.clientWidth * initial, behavior: 'instant' });
  }, [initial]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const inside = event.target instanceof Node && section.current?.contains(event.target);
      if (!keysEverywhere && !inside) return;
      const target = targetOf(event.key);
      if (target === undefined) return;
      event.preventDefault();
      show(target);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  function show(next: number) {
    const element = strip.current;
    const target = wrapIndex(next, count);
    const near = Math.abs(target - index) === 1;
    goingTo.current = target;
    element?.scrollTo({ left: element.clientWidth * target, behavior: near ? 'auto' : 'instant' });
    setIndex(target);
  }

  function follow({ scrollLeft, clientWidth }: HTMLElement) {
    const reached = wrapIndex(Math.round(scrollLeft / clientWidth) || 0, count);
    if (goingTo.current === undefined) setIndex(reached);
    else if (goingTo.current === reached) goingTo.current = undefined;
  }

  function targetOf(key: string): number | undefined {
    return { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
  }

  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={label}
      className={`flex min-h-0 flex-col ${className}`}
    >
      <div className="relative min-h-0 flex-1">
        <ul
          ref={strip}
          tabIndex={count > 1 ? 0 : undefined}
          onScroll={({ currentTarget }) => follow(currentTarget)}
          onPointerDown={() => {
            goingTo.current = undefined;
          }}
          className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth rounded-card"
        >
          {images.map((image, position) => (
            <li
              key={image.url}
              id={`${id}-${position}`}
              aria-label={`Picture ${position + 1} of ${count}`}
              className="flex size-full shrink-0 snap-center items-center justify-center"
            >
              <Picture
                image={image}
                sizes={sizes}
                eager={eager && position === initial}
                className={fit === 'cover' ? 'size-full' : 'max-h-full w-auto max-w-full rounded-card'}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <button
              type="button"
              aria-label="Previous picture"
              onClick={() => show(index - 1)}
              className={`${arrowClass} left-3`}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label="Next picture"
              onClick={() => show(index + 1)}
              className={`${arrowClass} right-3`}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      {count > 1 && (
        <ol className="mt-3 flex flex-wrap justify-center">
          {images.map(({ url }, position) => (
            <li key={url}>
              <a
                href={`#${id}-${position}`}
                aria-label={`Picture ${position + 1}`}
                aria-current={position === index ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(position);
                }}
                className="group flex h-11 w-6 items-center justify-center"
              >
                <span className="size-2.5 rounded-full border border-current opacity-60 transition-opacity group-hover:opacity-100 group-aria-[current=true]:bg-current group-aria-[current=true]:opacity-100" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
