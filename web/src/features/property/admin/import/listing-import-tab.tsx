import { useState } from 'react';
import { LeaveDialog } from '../../../../office-kit/form/leave-dialog.tsx';
import { useUnsavedChanges } from '../../../../office-kit/form/unsaved-changes.ts';
import type { TextSheet } from '../../../../office-kit/sheet-file/read-xlsx.ts';
import { TabHeader } from '../../../../office-kit/tab-header.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { listingImportContent as texts } from './listing-import.content.ts';
import { ImportSheet } from './import-sheet.tsx';
import { ImportSource } from './import-source.tsx';

/** Reads a sheet of listings: every row is shown, corrected and then saved as a draft. */
export function ListingImportTab() {
  const [sheets, setSheets] = useState<readonly TextSheet[]>([]);
  const [chosen, setChosen] = useState(0);
  const [reads, setReads] = useState(0);
  const { blocker, markUnsaved } = useUnsavedChanges();
  const sheet = sheets[chosen];

  function take(read: readonly TextSheet[], place = 0) {
    setSheets(read);
    setChosen(place);
    setReads((count) => count + 1);
    markUnsaved(false);
  }

  return (
    <>
      <TabHeader title={texts.title} line={texts.line}>
        <ButtonLink look="outline" to="/my-account/properties">
          {propertyAdminContent.form.back}
        </ButtonLink>
      </TabHeader>
      {sheet ? (
        <ImportSheet
          key={reads}
          lines={sheet.lines}
          names={sheets.map(({ name }) => name)}
          chosen={chosen}
          onChoose={(place) => take(sheets, place)}
          onAnother={() => take([])}
          markUnsaved={markUnsaved}
        />
      ) : (
        <ImportSource onRead={take} />
      )}
      <LeaveDialog blocker={blocker} />
    </>
  );
}
