import { useApolloClient } from '@apollo/client/react';
import { CsvPanel } from '../../../office-kit/list/csv-panel.tsx';
import { saveText } from '../../../office-kit/save-file.ts';
import { unitColumns } from 'domain/property/unit-columns.ts';
import { ImportUnitsDocument, UnitFileDocument } from './property-units.generated.ts';
import { unitFileContent as texts } from './unit-file.content.ts';

interface UnitFilePanelProps {
  /** The property. */
  id: string;
  /** Whether units were typed that are not saved. */
  isTyped: boolean;
  /** Called after an import has changed units. */
  onImported: () => void;
}

/** Reads units from a CSV file, and writes them into one. */
export function UnitFilePanel({ id, isTyped, onImported }: UnitFilePanelProps) {
  const client = useApolloClient();

  async function save() {
    const { data } = await client.query({
      query: UnitFileDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    if (data) saveText(data.unitFile, 'units.csv');
  }

  return (
    <CsvPanel
      title={texts.title}
      line={texts.line}
      columns={unitColumns}
      barred={isTyped ? texts.unsaved : undefined}
      completeLabel={texts.complete}
      save={{ label: texts.export, run: save }}
      send={async (file) => {
        const { data } = await client.mutate({ mutation: ImportUnitsDocument, variables: { id, ...file } });
        return data?.importUnits;
      }}
      onImported={onImported}
    >
      {({ questions }) =>
        questions.length > 0 && (
          <div>
            <p className="font-semibold">{texts.questions}</p>
            <ul className="mt-2 max-h-72 list-disc overflow-y-auto pl-5">
              {questions.map(({ line, heading, message }) => (
                <li key={`${line} ${heading}`}>{texts.question(line, heading, message)}</li>
              ))}
            </ul>
          </div>
        )
      }
    </CsvPanel>
  );
}
