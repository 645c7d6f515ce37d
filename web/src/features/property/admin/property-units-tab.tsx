import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LeaveDialog } from '../../../office-kit/form/leave-dialog.tsx';
import { useUnsavedChanges } from '../../../office-kit/form/unsaved-changes.ts';
import { useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { PropertyLinks } from './property-links.tsx';
import { unitsContent as texts } from './property-units.content.ts';
import { usePropertyUnitsQuery } from './property-units.generated.ts';
import { UnitFilePanel } from './unit-file-panel.tsx';
import { Units } from './units-grid.tsx';

/** The units of a property as a grid, and as a file. */
export function PropertyUnitsTab() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePropertyUnitsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const [isTyped, setTyped] = useState(false);
  const [reads, setReads] = useState(0);
  const { blocker, markUnsaved } = useUnsavedChanges();
  useSessionOf(error);
  return (
    <>
      <TabHeader title={texts.title} line={data?.property.title}>
        <PropertyLinks id={id} />
      </TabHeader>
      {data ? (
        <>
          <UnitFilePanel
            id={id}
            isTyped={isTyped}
            onImported={() =>
              void refetch().then(
                () => setReads((count) => count + 1),
                () => undefined,
              )
            }
          />
          <Units
            key={reads}
            id={id}
            data={data}
            onTyped={(typed) => {
              setTyped(typed);
              markUnsaved(typed);
            }}
          />
          <LeaveDialog blocker={blocker} />
        </>
      ) : (
        <p className="py-4 text-dense text-ink-muted">{error ? texts.notLoaded : texts.loading}</p>
      )}
    </>
  );
}
