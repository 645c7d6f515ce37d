import { useState } from 'react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useSessionOf } from '../../../../../office-kit/session/admin-session.ts';
import { Button } from '../../../../../ui/button.tsx';
import { unitsContent as texts } from '../../property-units.content.ts';
import { usePropertyUnitsQuery } from '../../property-units.generated.ts';
import { Units } from '../../units-grid.tsx';
import type { UnitsSaver } from '../../units-grid.tsx';

interface UnitsPartProps {
  /** The property; undefined for one that is not saved. */
  id: string | undefined;
  /** Whether its tab is open; it loads when it first is. */
  isOpen: boolean;
  /** Counts the saves of the form, after which its towers can be others. */
  saves: number;
  saver: RefObject<UnitsSaver | null>;
  onTyped: () => void;
  /** Saves the form, a new one as a draft, and comes back to the units. */
  onFirst: () => void;
}

/** The units in the form of their property. A unit belongs to a saved tower, so the first one saves a draft. */
export function UnitsPart({ id, isOpen, ...part }: UnitsPartProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!id)
    return (
      <>
        <p className="text-dense text-ink-muted">{texts.first}</p>
        <div>
          <Button look="outline" onClick={part.onFirst}>
            {texts.addFirst}
          </Button>
        </div>
      </>
    );
  return wasOpen && <LoadedUnits id={id} {...part} />;
}

function LoadedUnits({
  id,
  saves,
  saver,
  onTyped,
  onFirst,
}: Omit<UnitsPartProps, 'isOpen'> & { id: string }) {
  const { data, error, refetch } = usePropertyUnitsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [seen, setSeen] = useState(saves);
  const [read, setRead] = useState(saves);
  useSessionOf(error);
  if (seen !== saves) {
    setSeen(saves);
    // The save may leave the page, which ends the question.
    void refetch().then(
      () => setRead(saves),
      () => undefined,
    );
  }
  if (!data) return <p className="text-dense text-ink-muted">{error ? texts.notLoaded : texts.loading}</p>;
  return (
    <>
      {data.property.towers.length === 0 && (
        <div>
          <Button look="outline" onClick={onFirst}>
            {texts.goOn}
          </Button>
        </div>
      )}
      <Units key={read} id={id} data={data} saver={saver} onTyped={(isTyped) => isTyped && onTyped()} />
      <p className="text-dense">
        <Link
          to={`/my-account/properties/${id}/units`}
          className="font-semibold text-pine underline underline-offset-4"
        >
          {texts.fromFile}
        </Link>
      </p>
    </>
  );
}
