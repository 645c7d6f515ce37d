import type { PlaceKind } from 'domain/schema.generated.ts';
import { useWishPlacesQuery } from './wishes.generated.ts';

/** What a home lies in: stations and the airport are only near it. */
export const homeKinds: readonly PlaceKind[] = ['REGION', 'CORRIDOR', 'LOCALITY', 'SECTOR'];

/** The places that a person can wish for; sectors of one number are told apart by their region. */
export function useWishedPlaces(): readonly { key: string; label: string }[] {
  const { data } = useWishPlacesQuery();
  const places = data?.places.filter(({ kind }) => homeKinds.includes(kind)) ?? [];
  const regions = new Map(places.map(({ key, name }) => [key, name]));
  return places.map(({ key, name, region }) => {
    const around = region && region !== key ? regions.get(region) : undefined;
    return { key, label: around ? `${name}, ${around}` : name };
  });
}
