import { unbroken } from 'domain/text/format.ts';
import { projectDetailsContent as texts } from './project-details.content.ts';
import { DetailsSection } from './table/details-tables.tsx';

/** The first paragraph of the description; the others are folded. */
export function Story({ paragraphs: [first, ...others] }: { paragraphs: readonly string[] }) {
  if (!first) return null;
  return (
    <DetailsSection title={texts.about}>
      <div className="max-w-[68ch] print:max-w-none">
        <p>{unbroken(first)}</p>
        {others.length > 0 && (
          <details className="printed">
            <summary className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 print:hidden">
              {texts.readOn}
            </summary>
            <div className="grid gap-3 print:gap-2">
              {others.map((paragraph) => (
                <p key={paragraph}>{unbroken(paragraph)}</p>
              ))}
            </div>
          </details>
        )}
      </div>
    </DetailsSection>
  );
}

/** How many chips are seen before the rest is unfolded. */
const fewChips = 8;

/** What a project has, as chips; many are folded. */
export function Chips({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  const rest = items.slice(fewChips);
  return (
    <DetailsSection title={title}>
      <ChipList items={items.slice(0, fewChips)} />
      {rest.length > 0 && (
        <details className="printed">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4 print:hidden">
            {texts.hasAll(items.length)}
          </summary>
          <ChipList items={rest} />
        </details>
      )}
    </DetailsSection>
  );
}

function ChipList({ items }: { items: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2 text-sm print:gap-x-4 print:gap-y-0">
      {items.map((item) => (
        <li key={item} className="rounded-full border border-line bg-card px-3 py-1 print:border-0 print:p-0">
          {item}
        </li>
      ))}
    </ul>
  );
}
