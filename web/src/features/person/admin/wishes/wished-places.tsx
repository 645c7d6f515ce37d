import { X } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '../../../../ui/field.tsx';
import { homeKinds } from './use-wished-places.ts';
import { wishesContent } from './wishes.content.ts';
import { useWishPlacesQuery } from './wishes.generated.ts';

const texts = wishesContent.form;

interface WishedPlacesProps {
  chosen: readonly { key: string; name: string }[];
  error?: string;
}

/** The chosen places, each with a button that removes it, and a choice of one more. */
export function WishedPlaces({ chosen, error }: WishedPlacesProps) {
  const [places, setPlaces] = useState(chosen);
  const { data } = useWishPlacesQuery();
  const known = data?.places.filter(({ kind }) => homeKinds.includes(kind)) ?? [];
  const left = known.filter(({ key }) => !places.some((place) => place.key === key));
  const regions = [...new Set(left.map(({ region }) => region))];
  const nameOf = (region: string) => known.find(({ key }) => key === region)?.name ?? region;

  function add(key: string) {
    const found = known.find((place) => place.key === key);
    if (found) setPlaces([...places, found]);
  }

  return (
    <div className="grid gap-2">
      <SelectField label={texts.places} value="" onChange={({ target }) => add(target.value)} error={error}>
        <option value="">{places.length > 0 ? texts.addPlace : texts.noPlace}</option>
        {regions.map((region) => (
          <optgroup key={region} label={region === null ? texts.regions : nameOf(region)}>
            {left
              .filter((place) => place.region === region)
              .map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {places.map(({ key, name }) => (
            <li key={key}>
              <input type="hidden" name="places" value={key} />
              <button
                type="button"
                onClick={() => setPlaces(places.filter((place) => place.key !== key))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-3.5 text-dense hover:border-field-line md:min-h-9"
              >
                <span className="sr-only">{texts.removePlace} </span>
                {name}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
