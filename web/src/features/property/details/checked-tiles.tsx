import { Check } from 'lucide-react';
import { DetailsSection } from './details-section.tsx';

/** Short facts, each with a check mark; hidden if there are none. */
export function CheckedTiles({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <DetailsSection title={title}>
      <ul className="grid grid-cols-2 gap-2.5 text-sm sm:grid-cols-3">
        {items.map((item) => (
          <li
            key={item}
            className="flex min-h-12 items-center gap-3 rounded-field border border-line bg-card px-3.5 py-2.5"
          >
            <Check aria-hidden="true" className="size-4 shrink-0 text-pine" />
            {item}
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}
