import { Bath, BedDouble, Maximize2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Measured } from '../../ui/pictures/sizes.tsx';
import { formatAreaSize, formatCount } from 'domain/text/format.ts';
import type { PropertyCardFragment } from './property.generated.ts';
import { shortRegistration } from 'domain/property/rera-words.ts';
import { shopContent } from './shop.content.ts';

const texts = shopContent.card;

/** Beds, baths and size, if known, and the registration, which stands wherever a price does. */
export function ShopFacts({
  property: { rooms, baths, areas, registration },
  className = '',
}: {
  property: PropertyCardFragment;
  className?: string;
}) {
  const [area] = areas;
  const beds =
    rooms && (rooms.max === 0 ? texts.studio : `${formatCount(rooms)} ${plural(texts.bedsUnit, rooms.max)}`);
  const facts: { label: string; icon: LucideIcon; text: string | null | undefined }[] = [
    { label: texts.beds, icon: BedDouble, text: beds },
    {
      label: texts.baths,
      icon: Bath,
      text: baths && `${formatCount(baths)} ${plural(texts.bathsUnit, baths.max)}`,
    },
    { label: texts.area, icon: Maximize2, text: area && formatAreaSize(area) },
  ];
  return (
    <dl className={`flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-muted ${className}`}>
      {facts.map(
        ({ label, icon: Icon, text }) =>
          text && (
            <div key={label} className="flex items-center gap-1.5 whitespace-nowrap tabular-nums">
              <dt>
                <Icon aria-hidden="true" className="size-4" />
                <span className="sr-only">{label}</span>
              </dt>
              <dd>{label === texts.area ? <Measured text={text} /> : text}</dd>
            </div>
          ),
      )}
      {registration && (
        <div className="min-w-0 basis-full [overflow-wrap:anywhere]">
          <dt className="sr-only">{texts.registration}</dt>
          <dd>{shortRegistration(registration)}</dd>
        </div>
      )}
    </dl>
  );
}

function plural(word: string, count: number): string {
  return count === 1 ? word : `${word}s`;
}
