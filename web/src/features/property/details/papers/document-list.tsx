import { FileText } from 'lucide-react';
import { formatDay } from 'domain/text/format.ts';
import { formatBytes } from '../../../../lib/sizes.ts';
import { documentKinds } from '../../document-kinds.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { FoldedSection } from '../table/details-tables.tsx';

const texts = { title: 'Documents', dated: (day: string) => `dated ${day}` };

/** The documents of a property to download, with their days and sizes. */
export function DocumentList({ documents }: Pick<PropertyDetailsFragment, 'documents'>) {
  return (
    <FoldedSection title={texts.title} screenOnly>
      <ul className="max-w-[68ch] border-t border-line">
        {documents.map(({ id, kind, title, dated, bytes, url }) => (
          <li key={id} className="flex items-start gap-3 border-b border-line py-2">
            <FileText aria-hidden="true" className="mt-3 size-5 shrink-0 text-pine" />
            <div className="min-w-0">
              <a
                href={url}
                download
                className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] text-pine underline underline-offset-4"
              >
                {title}
              </a>
              <p className="text-sm text-ink-muted">
                {[documentKinds[kind], texts.dated(formatDay(dated)), `PDF, ${formatBytes(bytes)}`].join(
                  ' · ',
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
