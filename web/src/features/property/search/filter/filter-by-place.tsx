import { Link } from 'react-router-dom';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { factFiltersContent as texts } from './fact-filters.content.ts';
import { controlClass, FilterGroup } from './filter-group.tsx';
import type { Facets } from './filter-group.tsx';
import { searchPath } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

interface PlaceFilterProps {
  search: ProjectSearch;
  path: string;
  facets: Facets | undefined;
  onChange: () => void;
}

/** The chosen places as boxes, one more place as a choice, and the places beside them as links. */
export function PlaceFilter({ search, path, facets, onChange }: PlaceFilterProps) {
  const { places = [], neighbours = [] } = facets ?? {};
  const byKey = new Map(places.map((place) => [place.key, place]));
  const nameOf = (key: string) => placeNameIn(facets, key);
  const left = places.filter(({ key }) => !search.places.includes(key));
  const regions = [...new Set(left.map(({ region }) => region))];
  if (places.length === 0 && search.places.length === 0) return null;
  return (
    <FilterGroup title={texts.place}>
      {search.places.map((key) => (
        <CheckRow
          key={key}
          type="checkbox"
          name="place"
          value={key}
          checked
          onChange={onChange}
          label={nameOf(key)}
          count={byKey.get(key)?.count ?? 0}
        />
      ))}
      {left.length > 0 && (
        <label className="mt-1 block">
          <span className="sr-only">{texts.addPlace}</span>
          <select name="place" value="" onChange={onChange} className={controlClass}>
            <option value="">{search.places.length > 0 ? texts.addPlace : texts.anyPlace}</option>
            {regions.map((region) => (
              <optgroup key={region} label={region === null ? texts.regions : nameOf(region)}>
                {left
                  .filter((place) => place.region === region)
                  .map(({ key, name, count }) => (
                    <option key={key} value={key}>
                      {name} ({count})
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {neighbours.length > 0 && (
        <p className="mt-2 text-xs text-ink-muted">
          {texts.alsoLookIn}{' '}
          {neighbours.map(({ key, name, count }) => (
            <Link
              key={key}
              to={searchPath(search, { places: [...search.places, key] }, path)}
              preventScrollReset
              className="mr-2 inline-flex min-h-11 items-center font-medium text-pine underline-offset-4 hover:underline"
            >
              {name} ({count})
            </Link>
          ))}
        </p>
      )}
    </FilterGroup>
  );
}

/** The name of a place in a search. */
export function placeNameIn(facets: Facets | undefined, key: string): string {
  return facets?.places.find((place) => place.key === key)?.name ?? nameFromKey(key);
}

/** A name for a place that finds nothing: “Sector 150” for `noida/sector-150`. */
function nameFromKey(key: string): string {
  const words = key.split('/').at(-1)?.split('-') ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
