import { useState } from 'react';
import type { MouseEvent } from 'react';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreen } from '../../ui/pictures/full-screen.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { VideoOnClick } from '../../ui/pictures/video-on-click.tsx';
import { shownFilm } from './film.ts';
import { galleryPlace } from './gallery-place.ts';
import type { GalleryPlace } from './gallery-place.ts';
import { mediaContent } from './media.content.ts';
import { MediaGalleryDocument, useMediaGalleryQuery } from './media.generated.ts';
import type { MediaGalleryQuery } from './media.generated.ts';
import { villa } from './villa-picture.ts';
import { isShown, useTexts } from '../../lib/site-texts.ts';

/** Wide pictures fill their frames by their height, so that these hide a part of them at the sides. */
const large = {
  frame: 'aspect-3/2 lg:aspect-auto lg:min-h-0 lg:flex-1',
  sizes: '(width >= 80rem) 800px, (width >= 64rem) 62vw, 110vw',
};
/** The classes and sizes for each place in the grid. */
const places: Record<GalleryPlace, { cell: string; frame: string; sizes: string }> = {
  left: { cell: 'col-span-2 lg:row-span-2', ...large },
  right: { cell: 'col-span-2 lg:col-start-3 lg:row-span-2', ...large },
  wide: { cell: 'col-span-2', ...large },
  row: {
    cell: 'col-span-2 lg:col-span-4',
    frame: 'aspect-3/2 lg:aspect-5/2',
    sizes: '(width >= 80rem) 1200px, 88vw',
  },
  half: {
    cell: 'lg:col-span-2',
    frame: 'aspect-4/3 lg:aspect-2/1',
    sizes: '(width >= 80rem) 590px, 46vw',
  },
  small: { cell: '', frame: 'aspect-4/3', sizes: '(width >= 80rem) 285px, (width >= 64rem) 23vw, 44vw' },
};

export const texts: readonly string[] = ['media'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: MediaGalleryDocument })]);
}

export function Component() {
  const { pictures, title, description, line, film, gallery, empty, failed } = useTexts(
    'media',
    mediaContent,
  );
  const shown = shownFilm(film);
  const { data, error, refetch } = useMediaGalleryQuery();
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/media" />
      <PageIntro crumb={title} title={title} line={line} />
      {isShown(film) && (
        <section aria-labelledby="film" className="mt-10">
          <h2 id="film" className="sr-only">
            {film.title}
          </h2>
          <VideoOnClick
            youtubeId={shown.youtubeId}
            title={shown.title}
            playLabel={shown.play}
            poster={
              <StaticPicture
                image={villa}
                chosen={pictures.film}
                decorative
                eager
                sizes="(width >= 80rem) 1200px, 88vw"
                className="size-full"
              />
            }
            className="aspect-video w-full lg:aspect-2/1"
          />
          <p className="mt-3 max-w-[75ch] text-sm text-ink-muted">{shown.note}</p>
        </section>
      )}
      <section aria-labelledby="pictures" className="section-gap">
        <h2 id="pictures" className="text-3xl">
          {gallery.title}
        </h2>
        {data && data.media.length > 0 && <Pictures media={data.media} />}
        {data?.media.length === 0 && <ListMessage title={empty} className="mt-8" />}
        {error && !data && (
          <ListMessage tone="failed" title={failed.title} className="mt-8">
            <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
          </ListMessage>
        )}
      </section>
    </div>
  );
}

/** Blocks of one large picture and four small ones, then a full last row; each picture opens full-screen. */
function Pictures({ media }: Pick<MediaGalleryQuery, 'media'>) {
  const { title, gallery } = useTexts('media', mediaContent);
  const [opened, setOpened] = useState<number>();

  function open(event: MouseEvent, position: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(position);
  }

  return (
    <>
      <ul className="mt-8 grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-6 md:gap-x-5 md:gap-y-8 lg:grid-cols-4">
        {media.map(({ id, name, image }, position) => {
          const { cell, frame, sizes } = places[galleryPlace(position, media.length)];
          return (
            <li key={id} className={cell}>
              <a
                data-held
                href={image.url}
                onClick={(event) => open(event, position)}
                aria-label={`${gallery.open}: ${name}`}
                className="group flex h-full flex-col rounded-card"
              >
                <span className={`block w-full overflow-hidden rounded-card ${frame}`}>
                  <Picture
                    image={image}
                    decorative
                    sizes={sizes}
                    className="size-full transition-transform duration-250 ease-out group-hover:scale-[1.025]"
                  />
                </span>
                <span className="mt-2.5 block text-sm text-ink-muted group-hover:text-pine">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <FullScreen
        images={media.map(({ image }) => image)}
        title={title}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
