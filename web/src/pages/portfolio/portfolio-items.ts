import { shownFilm } from '../../features/media/film.ts';
import { villa } from '../../features/media/villa-picture.ts';
import { isShown, useTexts } from '../../lib/site-texts.ts';
import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import { lobby } from '../about/about-pictures.ts';
import { portfolioItemsContent } from './portfolio-items.content.ts';
import {
  highStreet,
  independentFloors,
  itPark,
  officeTower,
  studioEvening,
  terraceTower,
} from './portfolio-pictures.ts';

interface ItemTexts {
  /** Also the name of its story, if it has one. */
  id: string;
  shown: string;
  title: string;
  category: string;
  text: string;
}

interface ChosenPicture {
  pictures: { top: string };
}

/** The five kinds of the specification: image, inline text, video embed, map embed, and an image that is missing. */
export type PortfolioItem = ItemTexts &
  (
    | ({ kind: 'image'; image: StaticImage } & ChosenPicture)
    | { kind: 'text'; lead: string; note: string[] }
    | ({ kind: 'video'; poster: StaticImage; film: ReturnType<typeof shownFilm> } & ChosenPicture)
    | { kind: 'map'; latitude: number; longitude: number }
    | { kind: 'missing' }
  );

/** The items that the office shows, in their order. */
export function usePortfolio(): PortfolioItem[] {
  const texts = useTexts('portfolioItems', portfolioItemsContent);
  const items: PortfolioItem[] = [
    { ...texts.villa, id: 'villa', kind: 'image', image: villa },
    { ...texts['office-tower'], id: 'office-tower', kind: 'image', image: officeTower },
    { ...texts.letter, id: 'letter', kind: 'text' },
    { ...texts['terrace-tower'], id: 'terrace-tower', kind: 'image', image: terraceTower },
    { ...texts.film, id: 'film', kind: 'video', poster: lobby, film: shownFilm(texts.film) },
    { ...texts.map, id: 'map', kind: 'map', latitude: 28.535, longitude: 77.391 },
    { ...texts['studio-evening'], id: 'studio-evening', kind: 'image', image: studioEvening },
    { ...texts['high-street'], id: 'high-street', kind: 'image', image: highStreet },
    { ...texts.plots, id: 'plots', kind: 'missing' },
    { ...texts['independent-floors'], id: 'independent-floors', kind: 'image', image: independentFloors },
    { ...texts['it-park'], id: 'it-park', kind: 'image', image: itPark },
    { ...texts['red-points'], id: 'red-points', kind: 'text' },
  ];
  return items.filter(isShown);
}
