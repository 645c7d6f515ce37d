import { useDeferredValue, useState } from 'react';
import { Combobox } from '../../../office-kit/field/combobox.tsx';
import { placeChoiceContent as texts } from './place-choice.content.ts';
import { usePlaceChoicesQuery } from './place-choice.generated.ts';
import type { PlaceChoicesQuery } from './place-choice.generated.ts';

type Place = PlaceChoicesQuery['places'][number];

interface PlaceChoiceFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** The key of the chosen place; empty for none. */
  defaultValue: string;
  onChange: () => void;
  /** Told of the place that the person takes from the list; region and city are empty for a region. */
  onChoose?: (place: { key: string; name: string; region: string; city: string }) => void;
}

/** Stations and the airport are near properties, but properties do not lie in them. */
const noAddress = new Set(['METRO', 'AIRPORT', 'CORRIDOR']);

/** A choice of one place of the gazetteer by typing its name: a combobox with a list of places. */
export function PlaceChoiceField({
  name,
  label,
  hint,
  error,
  defaultValue,
  onChange,
  onChoose,
}: PlaceChoiceFieldProps) {
  const [key, setKey] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const query = useDeferredValue((typed ?? defaultValue.split('/').join(' ').replaceAll('-', ' ')).trim());
  const { data, previousData, loading } = usePlaceChoicesQuery({ variables: { query } });
  const known = (data ?? previousData)?.places ?? [];
  const found = query === '' ? [] : known.filter(({ kind }) => !noAddress.has(kind));
  const present = found.find((place) => place.key === key);
  const shown = typed ?? (present ? nameOf(present) : defaultValue && (data ? defaultValue : ''));
  const count = found.length > 0 ? texts.found(found.length) : texts.none;

  return (
    <>
      <input type="hidden" name={name} value={key} />
      <Combobox
        {...{ label, hint, error }}
        text={shown}
        options={found.map((place) => ({ key: place.key, text: nameOf(place) }))}
        found={loading || query === '' ? '' : count}
        unchosen={key === '' && shown.trim() !== '' ? texts.unchosen : undefined}
        onType={(text) => {
          setTyped(text);
          setKey('');
          onChange();
        }}
        onChoose={(place) => {
          setKey(place.key);
          setTyped(place.text);
          const chosen = found.find(({ key: other }) => other === place.key);
          if (chosen)
            onChoose?.({
              ...{ key: chosen.key, name: chosen.name, region: texts.regions[chosen.region ?? ''] ?? '' },
              city: texts.cities[chosen.region ?? ''] ?? '',
            });
          onChange();
        }}
      />
    </>
  );
}

/** “Sector 16, Greater Noida West”: sectors of one number are told apart. */
function nameOf({ name, region }: Place): string {
  return region ? `${name}, ${texts.regions[region] ?? region}` : name;
}
