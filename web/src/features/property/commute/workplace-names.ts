import { commuteContent as texts } from './commute.content.ts';
import type { PlaceNameFragment } from '../../place/place.generated.ts';
import type { CommuteQuery } from './commute.generated.ts';

/** The name of a workplace: a station says that it is one. */
export function workplaceName({ name, kind }: PlaceNameFragment): string {
  return kind === 'METRO' ? texts.metro(name) : name;
}

/** The circles with the names of their workplaces. */
export function namedCircles(circles: CommuteQuery['commute']['circles']) {
  return circles.map(({ place, kilometres }) => ({ name: workplaceName(place), kilometres }));
}

/** The name in a list of all; sectors of one number lie in two regions. */
export function listedName(place: PlaceNameFragment, all: readonly PlaceNameFragment[]): string {
  const name = workplaceName(place);
  const isDouble = all.some((other) => other.key !== place.key && workplaceName(other) === name);
  if (!isDouble || !place.region) return name;
  const region = place.region.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${name}, ${region.join(' ')}`;
}
