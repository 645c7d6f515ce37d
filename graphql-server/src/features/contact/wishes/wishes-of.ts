import { WishIntent } from '../../person/wishes.ts';
import type { Wishes } from '../../person/wishes.ts';
import type { Person } from '../../person/person.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';

type Saying = Pick<ContactRequest, 'createdAt' | 'deleted' | 'said'>;
type Own = Pick<Person, 'ownWishes' | 'chosenWishes'>;

export const wishParts = [
  'intent',
  'kinds',
  'places',
  'bedrooms',
  'budget',
  'area',
  'possession',
  'purpose',
  'loan',
] as const satisfies (keyof Wishes)[];

/**
 * The wishes of a person: for each part what a colleague said, else what the latest enquiry says in words that says something of
 * it, else what its homes tell. One who sells or lets a home looks for none.
 */
export function wishesOf({ ownWishes = {}, chosenWishes }: Own, enquiries: readonly Saying[]): Wishes {
  const since = chosenWishes?.at ?? new Date(0);
  const said = enquiries
    .flatMap((one) => (one.deleted || one.createdAt <= since ? [] : (one.said ?? [])))
    .toReversed();
  const layers = [
    ownWishes,
    ...said.map(({ words }) => words),
    ...(chosenWishes ? [chosenWishes.wishes] : []),
    ...said.map(({ homes }) => homes),
  ];
  const intent = layers.find((layer) => layer.intent !== undefined)?.intent;
  if (offers(intent)) return { intent };
  const found = wishParts.flatMap((part) => {
    const layer = layers.find((one) => one[part] !== undefined && fits(one, part));
    return layer ? [[part, layer[part]]] : [];
  });
  return Object.fromEntries(found) as Wishes;

  /** A rent is no price, and one who sold a home looks for another one. */
  function fits(layer: Wishes, part: keyof Wishes): boolean {
    if (layer === ownWishes || part === 'intent') return true;
    return part !== 'budget' || (layer.intent ?? WishIntent.BUY) === (intent ?? WishIntent.BUY);
  }
}

/** Whether the intent is that of one who has a home, and wants none. */
export function offers(intent: WishIntent | null | undefined): boolean {
  return intent === WishIntent.SELL || intent === WishIntent.LET;
}
