import { villa } from '../../features/media/villa-picture.ts';
import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import { lobby } from '../about/about-pictures.ts';
import {
  highStreet,
  independentFloors,
  itPark,
  officeTower,
  studioEvening,
  terraceTower,
} from './portfolio-pictures.ts';

interface ItemTexts {
  title: string;
  category: string;
  text: string;
}

/** The five kinds of the specification: image, inline text, video embed, map embed, and an image that is missing. */
export type PortfolioItem = ItemTexts &
  (
    | { kind: 'image'; slug: string; image: StaticImage }
    | { kind: 'text'; lead: string; note: string[] }
    | { kind: 'video'; poster: StaticImage }
    | { kind: 'map'; latitude: number; longitude: number }
    | { kind: 'missing'; slug: string }
  );

export const portfolioItems: PortfolioItem[] = [
  {
    kind: 'image',
    title: 'A villa with a lamp in every window',
    category: 'Residential, sold',
    text: 'Three generations wanted one roof and four front doors.',
    slug: 'villa',
    image: villa,
  },
  {
    kind: 'image',
    title: 'Two floors beside the lobby',
    category: 'Commercial, leased',
    text: 'The generator log decided, not the view.',
    slug: 'office-tower',
    image: officeTower,
  },
  {
    kind: 'text',
    title: 'A letter that we sent to a buyer',
    category: 'Consulting',
    text: 'The flat went to another buyer. The family lives two sectors away.',
    lead: 'You asked us for reasons to buy. Here are four against it. The lift lobby has no window …',
    note: [
      'You asked us for reasons to buy. Here are four against it. The lift lobby has no window. The second tower will stand between you and the park. The maintenance is charged on super built-up area. And the parking slot is not in the agreement.',
      'Three of these can be mended in writing, and we enclose the words. The fourth is the tower. If you can live with it, ask for the ninth floor or below, where it was never the view that you were paying for.',
      'If you cannot, there is another home two sectors away. It is smaller, and nothing will stand in front of it.',
    ],
  },
  {
    kind: 'image',
    title: 'Terraces that stay green',
    category: 'Residential, sold',
    text: 'We asked who pays for the plants before we asked for the price.',
    slug: 'terrace-tower',
    image: terraceTower,
  },
  {
    kind: 'video',
    title: 'A walk on film',
    category: 'Sample film',
    text: 'Ask us for a film of a home you like.',
    poster: lobby,
  },
  {
    kind: 'map',
    title: 'The sectors that we walk',
    category: 'Map',
    text: 'From the river to Pari Chowk and along the expressway: what we show, we can reach in an hour.',
    latitude: 28.535,
    longitude: 77.391,
  },
  {
    kind: 'image',
    title: 'One room, four rooms',
    category: 'Studio, let',
    text: 'A bed on a platform, a desk in the window, and a tenant who stayed.',
    slug: 'studio-evening',
    image: studioEvening,
  },
  {
    kind: 'image',
    title: 'A shop on the side that is in the shade',
    category: 'Commercial, leased',
    text: 'In May people walk on one side of the street only. We counted.',
    slug: 'high-street',
    image: highStreet,
  },
  {
    kind: 'missing',
    title: 'Plots behind the canal',
    category: 'Land, sold',
    text: 'Sold before we took a photograph.',
    slug: 'plots',
  },
  {
    kind: 'image',
    title: 'Four floors, four families',
    category: 'Residential, sold',
    text: 'Who owns the roof? It took one page that all four could sign.',
    slug: 'independent-floors',
    image: independentFloors,
  },
  {
    kind: 'image',
    title: 'A courtyard for offices',
    category: 'Commercial, leased',
    text: 'Lunch in the open is worth more than a second reception.',
    slug: 'it-park',
    image: itPark,
  },
  {
    kind: 'text',
    title: 'Points in red',
    category: 'Leasing',
    text: 'What a lease looks like when we have read it.',
    lead: 'A lease is read from the back. The schedule says what is yours …',
    note: [
      'A lease is read from the back. The schedule says what is yours, the signature page who may sign, and only then do the clauses say what happens if something goes wrong.',
      'We mark in red what would cost you money on an ordinary day: who repairs the air conditioning, from when the rent runs, what counts as wear. In blue, what costs you money on a bad day.',
      'Owners accept more of it than you would think. They, too, like a tenant who has read the contract.',
    ],
  },
];

/** How many there are before LOAD MORE +. */
export const firstPortfolioItems = 6;
