import { choiceFields } from 'domain/property/property-choices.ts';
import type { StackUnit, Standing } from './stack.ts';

const standings: Record<Standing, string> = {
  free: 'Available',
  resale: 'Resale',
  held: 'On hold',
  sold: 'Sold',
  later: 'Not offered now',
};

export const availabilityContent = {
  title: 'Which units are available',
  asOn: 'Status as on',
  sample: 'Sample units: none of them exists.',
  /** Sides in short, on the drawing. */
  side: (facing: string) =>
    facing
      .split('_')
      .map((word) => word.charAt(0))
      .join(''),
  tower: (name: string, free: number, all: number) => `${towerName(name)}: ${free} of ${all} available`,
  stack: (name: string) => `${towerName(name)}, floor by floor`,
  draw: 'Each floor, with prices and the sun',
  close: 'Close',
  drawing: ' the drawing',
  /** What a home without a price has in place of one. */
  asked: 'on request',
  askedPrice: 'Price on request',
  notChosen: 'not among the homes you chose',
  upTo: {
    label: 'All-in price',
    any: 'any',
    short: (rupees: string) => `up to ₹\u00a0${rupees}`,
    show: 'Show',
    withoutAsked: 'Homes with a price on request are left out.',
  },
  home: {
    hint: 'Choose a free home to see its floor, side, all-in price and sun.',
    gone: 'The home of this link is not on offer now.',
    facts: { floor: 'Floor', side: 'Door faces', carpet: 'Carpet area', price: 'Price', allIn: 'All-in' },
    cost: 'What you will really pay',
    enquire: 'Enquire about it',
  },
  floor: 'Floor',
  floorOf: (floor: number | null) => (floor === null ? '?' : floor === 0 ? 'G' : String(floor)),
  floorWords: (floor: number | null) =>
    floor === null ? 'Floor not stated' : floor === 0 ? 'Ground floor' : `Floor ${floor}`,
  units: 'Units',
  skip: (count: number) => `Skip the ${count} units`,
  notOffered: (names: readonly string[]) => `${names.join(', ')}: not offered now.`,
  caption: 'Free homes',
  restCaption: 'Further free homes',
  heads: {
    unit: 'Unit',
    floor: 'Floor',
    facing: 'Facing',
    type: 'Unit Type',
    price: 'Price',
    allIn: 'All-in',
  },
  onRequest: 'On Request',
  allIn: (rupees: string) => `${rupees} all-in`,
  more: (count: number) => (count === 1 ? 'One more home' : `${count} more homes`),
  found: (count: number, all: number) => `${count} of ${all} free homes.`,
  showAll: 'Show all',
  choices: {
    title: 'Choose by type, side, floor and price',
    labels: { type: 'Type', facing: 'Facing', floor: 'Floor', upTo: 'All-in price', sort: 'Order' },
    any: 'Any',
    floors: (from: number, to: number) => `${from} to ${to}`,
    cheap: 'Lowest all-in price first',
    orders: { dear: 'Highest all-in price first', high: 'Highest floor first' },
    show: 'Show these homes',
  },
  unknown: 'Not stated',
  noNumber: 'Unit',
  standings,
};

/** The direction of a door in words; empty if not known. */
export function facingWords({ facing }: Pick<StackUnit, 'facing'>): string {
  return facing ? choiceFields.facing.options[facing] : '';
}

/** The name of a tower; the office often enters its letter alone. */
export function towerName(name: string): string {
  return /^[\p{L}\d]{1,3}$/u.test(name) ? `Tower ${name}` : name;
}
