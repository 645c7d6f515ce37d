import { useId, useMemo, useState } from 'react';
import type { ClipboardEvent, FocusEvent } from 'react';
import { readPlace, typedPlace } from 'domain/place/place.ts';
import type { Place } from 'domain/place/place.ts';
import { TextField } from '../ui/field.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { positionContent as texts } from './position-field.content.ts';
import { isAway, useMap } from './use-map.ts';

interface PositionFieldProps {
  /** Degrees as text; both are empty for an unknown place. */
  values: Partial<Record<keyof Place, string>>;
  errors: Partial<Record<keyof Place, string>>;
  required?: boolean;
  /** Called when the user pastes or types a whole place, or chooses one on the map. */
  onChange: () => void;
}

/** The middle of Noida. */
const around = { latitude: 28.57, longitude: 77.36 };

/** A field for a position, which the user can type, paste, or choose on a map. */
export function PositionField({ values, errors, required = false, onChange }: PositionFieldProps) {
  const [latitude, setLatitude] = useState(values.latitude ?? '');
  const [longitude, setLongitude] = useState(values.longitude ?? '');
  const hintId = useId();
  const pins = useMemo(() => {
    const place = typedPlace(latitude, longitude);
    return place ? [{ id: 'place', ...place }] : [];
  }, [latitude, longitude]);
  const { frame, canvas, state } = useMap(pins, { around, onPlace: choose });

  function choose(place: Place) {
    setLatitude(String(place.latitude));
    setLongitude(String(place.longitude));
    onChange();
  }

  function paste(event: ClipboardEvent) {
    const place = readPlace(event.clipboardData.getData('text'));
    if (!place) return;
    event.preventDefault();
    choose(place);
  }

  /** Splits a place that was typed, or inserted by a keyboard, into one field. */
  function split({ target }: FocusEvent<HTMLInputElement>) {
    const place = readPlace(target.value);
    if (place) choose(place);
  }

  const common = {
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 60,
    required,
    onPaste: paste,
    onBlur: split,
  } as const;
  const star = required ? '*' : '';
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 gap-4 sm:col-span-2">
      <legend className="sr-only">{texts.legend}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...common}
          name="latitude"
          label={`${texts.latitude}${star}`}
          value={latitude}
          onChange={({ target }) => setLatitude(target.value)}
          error={errors.latitude}
        />
        <TextField
          {...common}
          name="longitude"
          label={`${texts.longitude}${star}`}
          value={longitude}
          onChange={({ target }) => setLongitude(target.value)}
          error={errors.longitude}
        />
      </div>
      <p id={hintId} className="text-xs text-ink-muted">
        {texts.hint}
      </p>
      <div
        ref={frame}
        className="relative isolate h-72 overflow-hidden rounded-field border border-line bg-pine-soft"
      >
        <MapCanvas
          canvas={canvas}
          state={state}
          label={texts.map}
          sketch={{ children: [] }}
          className="cursor-crosshair"
        />
        <p
          role="status"
          className="absolute inset-x-3 bottom-3 mx-auto w-fit rounded-field bg-card px-4 py-2 text-sm shadow-float empty:hidden"
        >
          {isAway(state) && texts.failed}
        </p>
      </div>
    </fieldset>
  );
}
