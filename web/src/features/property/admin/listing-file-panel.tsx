import { useApolloClient } from '@apollo/client/react';
import { CsvPanel } from '../../../office-kit/list/csv-panel.tsx';
import { listingColumns } from 'domain/property/listing-columns.ts';
import { listingFileContent as texts } from './listing-file.content.ts';
import { ImportListingsDocument } from './listing-file.generated.ts';

/** Reads listings from a CSV file; what does not pass its checks is named and kept as a draft. */
export function ListingFilePanel() {
  const client = useApolloClient();
  return (
    <CsvPanel
      title={texts.title}
      line={texts.line}
      columns={listingColumns}
      send={async ({ text, headings, dryRun }) => {
        const variables = { text, headings, dryRun };
        const { data } = await client.mutate({ mutation: ImportListingsDocument, variables });
        return data?.importListings;
      }}
      onImported={() => void client.refetchQueries({ include: ['AdminProperties'] })}
    >
      {({ kept }) =>
        kept.length > 0 && (
          <div>
            <p className="font-semibold">{texts.kept(kept.length)}</p>
            <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
              {kept.map(({ line, title, reasons }) => (
                <li key={line}>
                  {texts.keptLine(line, title)}
                  <ul className="list-disc pl-5 text-ink-muted">
                    {reasons.map((reason) => (
                      <li key={reason}>{reason}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </CsvPanel>
  );
}
