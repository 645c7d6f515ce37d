import type { PlaceKind } from 'domain/schema.generated.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { dutyContent } from './duty.content.ts';
import { useDutyPlacesQuery } from './duty.generated.ts';

/** What a home lies in: stations and roads are only near it. */
const kinds: readonly PlaceKind[] = ['REGION', 'CORRIDOR', 'LOCALITY', 'SECTOR'];
const { places: label } = dutyContent.form;

/** The places of the gazetteer to tick. Ticked ones stay while the list loads. */
export function DutyPlaces({ chosen, error }: { chosen: readonly string[]; error?: string }) {
  const { data } = useDutyPlacesQuery();
  const places = data?.places.filter(({ kind }) => kinds.includes(kind));
  return (
    <div className="mt-4">
      <p className="text-xs font-semibold text-ink-muted">{label}</p>
      {!places && chosen.map((key) => <input key={key} type="hidden" name="places" value={key} />)}
      <div
        role="group"
        aria-label={label}
        className="mt-1 grid max-h-60 gap-x-6 overflow-y-auto rounded-field border border-line px-4 py-1 sm:grid-cols-2"
      >
        {places?.map(({ key, name, region }) => (
          <CheckRow
            key={key}
            type="checkbox"
            name="places"
            value={key}
            label={name}
            note={(key.includes('/') && region) || undefined}
            defaultChecked={chosen.includes(key)}
          />
        ))}
      </div>
      {error && <p className="mt-2 text-xs font-medium text-danger">{error}</p>}
    </div>
  );
}
