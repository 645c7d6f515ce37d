import { ArrowUpRight, ImageOff, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useBackHides } from '../../lib/browser/back-closes.ts';
import { MapSketch } from '../../map/map-sketch.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { VideoOnClick } from '../../ui/pictures/video-on-click.tsx';
import type { PortfolioItem } from './portfolio-items.ts';
import { portfolioContent } from './portfolio.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

interface PortfolioMediaProps {
  item: PortfolioItem;
  sizes: string;
  eager: boolean;
  /** The height or the aspect ratio of the frame. */
  className: string;
}

/** The frame of an item with its content. */
export function PortfolioMedia({ item, sizes, eager, className }: PortfolioMediaProps) {
  const { openMap } = useTexts('portfolio', portfolioContent);
  const frame = `overflow-hidden rounded-card ${className}`;
  switch (item.kind) {
    case 'image':
      return (
        <div className={frame}>
          <StaticPicture
            image={item.image}
            chosen={item.pictures.top}
            decorative
            eager={eager}
            sizes={sizes}
            className="size-full transition-transform duration-250 ease-out group-hover:scale-[1.025]"
          />
        </div>
      );
    case 'video':
      return (
        <VideoOnClick
          youtubeId={item.film.youtubeId}
          title={item.film.title}
          playLabel={item.film.play}
          poster={
            <StaticPicture
              image={item.poster}
              chosen={item.pictures.top}
              decorative
              sizes={sizes}
              className="size-full"
            />
          }
          className={className}
        />
      );
    case 'text':
      return <Note item={item} className={className} />;
    case 'map':
      return (
        <div className={`relative ${frame}`}>
          <MapSketch position={item} className="size-full" />
          <a
            href={`https://www.openstreetmap.org/#map=12/${item.latitude}/${item.longitude}`}
            rel="noopener"
            className="absolute bottom-4 left-4 inline-flex min-h-11 items-center gap-2 rounded-field border border-line bg-card px-4 text-sm font-semibold hover:bg-pine-soft hover:text-pine"
          >
            {openMap}
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </a>
        </div>
      );
    case 'missing':
      return <PictureNotFound className={className} />;
  }
}

/** Says in the frame that the picture is missing. */
export function PictureNotFound({ className }: { className: string }) {
  const { notFound } = useTexts('portfolio', portfolioContent);
  return (
    <div
      className={`flex flex-col items-center justify-center gap-3 rounded-card border border-dashed border-field-line/60 text-ink-muted ${className}`}
    >
      <ImageOff aria-hidden="true" className="size-9" strokeWidth={1.25} />
      <span className="text-sm">{notFound}</span>
    </div>
  );
}

/** A text: its opening sentences in large type within the frame, all of it in a native popover that needs no JavaScript. */
function Note({ item, className }: { item: PortfolioItem & { kind: 'text' }; className: string }) {
  const { readNote } = useTexts('portfolio', portfolioContent);
  const id = useId();
  return (
    <div
      className={`@container flex flex-col items-start justify-between gap-6 rounded-card bg-brass-soft p-6 md:p-8 ${className}`}
    >
      <p className="max-w-[44ch] font-heading text-xl leading-snug font-[480] tracking-tight text-pretty @3xl:text-3xl">
        “{item.lead}”
      </p>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 shrink-0 items-center rounded-field bg-pine px-5 text-sm font-semibold text-on-pine hover:bg-pine-deep"
      >
        {readNote}
        <span className="sr-only"> {item.title}</span>
      </button>
      <NotePopover id={id} title={item.title}>
        {item.note.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </NotePopover>
    </div>
  );
}

function NotePopover({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { close } = useTexts('portfolio', portfolioContent);
  useBackHides(id);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-6 text-ink shadow-float backdrop:bg-footer/50 md:p-10"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
          className="-mt-1 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-pine-soft"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="grid gap-4">{children}</div>
    </div>
  );
}
