import { formatDay } from 'domain/text/format.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import type { AdminPropertiesQuery } from './property-admin.generated.ts';

const texts = propertyAdminContent.list;

type Listing = Pick<AdminPropertiesQuery['adminProperties']['items'][number], 'mark' | 'gate'>;

/** How visitors see a listing that does not pass its checks, and that one is a sample. Nothing of all others. */
export function ListingState({ mark, gate }: Listing) {
  if (mark) return <span className="block text-xs font-semibold text-brass-deep">{texts.marks[mark]}</span>;
  if (!gate || gate.passes) return null;
  return (
    <span className="block text-xs font-semibold text-danger">
      {gate.graceUntil
        ? texts.inGrace(gate.failing.length, formatDay(gate.graceUntil))
        : texts.hidden(gate.failing.length)}
    </span>
  );
}
