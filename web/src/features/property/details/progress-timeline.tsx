import { formatCompletion, formatDay } from 'domain/text/format.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { reraOfStatus } from 'domain/property/rera-of-status.ts';
import { DetailsSection } from './table/details-tables.tsx';

const texts = {
  title: 'Construction progress',
  promised: (when: string) => `Completion as promised: ${when}`,
  registered: (day: string) => `as registered with RERA: ${day}`,
};

/**
 * Dated photographs of the construction, the newest first, as a strip to swipe below the promised and the registered
 * completion.
 */
export function ProgressTimeline({ property }: { property: PropertyDetailsFragment }) {
  const { progress, completion } = property;
  const rera = reraOfStatus(property.rera);
  const promised = formatCompletion(completion);
  const dates = [
    promised && texts.promised(promised),
    rera?.registeredCompletion && texts.registered(formatDay(rera.registeredCompletion)),
  ].filter(Boolean);
  return (
    <DetailsSection id="progress" title={texts.title} screenOnly>
      {dates.length > 0 && <p className="mb-3 font-semibold sm:mb-5">{dates.join('; ')}</p>}
      <ol className="-mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto overscroll-x-contain px-(--gutter) pb-3">
        {progress.map(({ id, takenOn, tower, text, image }) => (
          <li key={id} className="w-60 shrink-0 snap-start border-l-2 border-brass pl-4 sm:w-80">
            <p className="mb-2 text-sm">
              <time dateTime={takenOn} className="font-semibold">
                {formatDay(takenOn)}
              </time>
              {tower && `, ${tower}`}
            </p>
            <a href={image.url} className="block">
              <Picture
                image={image}
                sizes="(width >= 40rem) 19rem, 14rem"
                className="aspect-3/2 w-full rounded-field"
              />
            </a>
            <p className="mt-2 text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </DetailsSection>
  );
}
