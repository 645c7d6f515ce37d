import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { NoPicture } from '../../ui/pictures/no-picture.tsx';
import { phoneWidth, Picture } from '../../ui/pictures/picture.tsx';
import type { PlainImage } from '../../ui/pictures/picture.tsx';

/** More pictures are on the page of the property. */
const maxShown = 5;

const wideSizes = '(width >= 80rem) 400px, (width >= 64rem) 31vw, (width >= 40rem) 46vw';
/**
 * The width at which a picture is shown. On a phone, that of a row is 132 pixels wide and fills the height of the card, so
 * that its frame clips it.
 */
function sizesOf(layout: CardLayout, phone: string): string {
  return {
    grid: `${wideSizes}, ${phone}`,
    row: `(width >= 64rem) 288px, (width >= 40rem) 240px, ${phone}`,
    stack: `(width >= 80rem) 320px, (width >= 48rem) 31vw, (width >= 40rem) 46vw, ${phoneWidth}`,
  }[layout];
}

type CardLayout = 'grid' | 'row' | 'stack';

interface CardPicturesProps {
  images: readonly PlainImage[];
  to: string;
  /** Whether they move to the page. */
  moves: boolean;
  style?: CSSProperties;
  layout: CardLayout;
  /** How wide it is in a row on a phone, with what its frame clips: the more lines stand beside it, the wider. */
  phone: '200px' | '240px' | '310px';
  eager: boolean;
}

/**
 * The first pictures of a property, side by side: the browser swipes through them, with and without JavaScript. For the
 * keyboard and for screen readers the title is the link of the card, and this is a picture.
 */
export function CardPictures({ images, to, moves, style, layout, phone, eager }: CardPicturesProps) {
  const [index, setIndex] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [near, setNear] = useState(false);
  const strip = useRef<HTMLAnchorElement>(null);
  const shown = images.slice(0, maxShown);
  if (shown.length === 0) return <NoPicture className="size-full" />;
  function step(by: number) {
    strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' });
  }
  function waiting(place: number): string {
    if (place > 0) return near ? '' : 'clipped-picture';
    return eager ? '' : 'waiting-picture';
  }
  return (
    <div
      className="absolute inset-0 z-1"
      style={style}
      onPointerEnter={({ pointerType }) => {
        setPointed(pointerType === 'mouse');
        setNear(true);
      }}
      onPointerLeave={() => setPointed(false)}
    >
      <Link
        ref={strip}
        to={to}
        viewTransition={moves}
        tabIndex={-1}
        aria-hidden="true"
        draggable={false}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / clientWidth))
        }
        className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
      >
        {shown.map((image, place) => (
          <span
            key={image.url}
            className={`relative size-full shrink-0 snap-center snap-always overflow-hidden ${waiting(place)}`}
          >
            <Picture
              image={image}
              decorative
              eager={eager && place === 0}
              sizes={sizesOf(layout, phone)}
              className="size-full transition-transform duration-250 ease-out group-hover:scale-[1.025]"
            />
            <i data-nature={image.nature} />
          </span>
        ))}
      </Link>
      {shown.length > 1 && <Dots count={shown.length} index={index} />}
      {pointed && index > 0 && <Arrow Icon={ChevronLeft} side="left-2" onClick={() => step(-1)} />}
      {pointed && index < shown.length - 1 && (
        <Arrow Icon={ChevronRight} side="right-2" onClick={() => step(1)} />
      )}
    </div>
  );
}

/** The dots show the number of pictures and, once JavaScript runs, the current one. */
function Dots({ count, index }: { count: number; index: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-2.5 left-1/2 flex -translate-x-1/2 gap-1 rounded-full bg-footer-ink/45 px-1.5 py-1 @max-3xl:hidden stacked:flex!"
    >
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={`size-1.5 rounded-full bg-white [@media(scripting:none)]:opacity-100 ${place === index ? '' : 'opacity-50'}`}
        />
      ))}
    </span>
  );
}

/** For the mouse alone: fingers swipe, and the keyboard goes to the page. */
function Arrow({ Icon, side, onClick }: { Icon: typeof ChevronLeft; side: string; onClick: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
      className={`absolute top-1/2 flex size-9 -translate-y-1/2 items-center justify-center rounded-full bg-card text-ink shadow-float hover:text-pine ${side}`}
    >
      <Icon className="size-5" />
    </button>
  );
}
