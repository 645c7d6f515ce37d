import { formatRupees, spokenRupees } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';

export const landingContent = {
  commute: 'Homes near two workplaces',
  breadcrumb: { home: 'Home', projects: 'Projects' },
  homes: 'Homes to choose from',
  all: (count: number) => `See all ${count} in the search`,
  narrow: 'Change the filters',
  related: 'More to explore',
  stories: 'Stories about it',
  rent: 'These figures are for properties for sale. The search also lists rentals.',
};

interface Figures {
  count: number;
  readyCount: number;
  lowestPrice: number | null;
  highestPrice: number | null;
  ratePerSquareFoot: number | null;
  stations: readonly { name: string; metres: number }[];
}

/** What the projects of a landing page have in common, in sentences: only what is known. */
export function landingSentences(title: string, figures: Figures): string[] {
  const { count, readyCount, ratePerSquareFoot: rate, stations } = figures;
  return [
    `${title}: ${count} to choose from${priceRange(figures)}.`,
    rate ? `Half of them cost ${formatRupees(rate)} or less per square foot of carpet area.` : '',
    readyCount === 0 ? '' : readyWords(readyCount, count),
    stations.length === 0
      ? ''
      : `The nearest metro ${stations.length === 1 ? 'station is' : 'stations are'} ${listOf(stations.map(stationWords))}, in a straight line.`,
  ].filter(Boolean);
}

function priceRange({ lowestPrice, highestPrice }: Figures): string {
  if (lowestPrice === null) return ', price on request';
  const from = `₹ ${spokenRupees(lowestPrice)}`;
  if (highestPrice === null || highestPrice === lowestPrice) return `, for ${from}`;
  return `, priced from ${from} to ₹ ${spokenRupees(highestPrice)}`;
}

function readyWords(ready: number, count: number): string {
  if (ready === count) return 'All of them are ready to move into.';
  return ready === 1 ? 'One of them is ready to move into.' : `${ready} of them are ready to move into.`;
}

function stationWords({ name, metres }: { name: string; metres: number }): string {
  return `${name} (${indianNumber(Math.round(metres / 100) / 10)} km)`;
}

function listOf(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
