import { Link } from 'react-router-dom';
import { homeName } from 'domain/property/home-name.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { configurationsContent as texts } from './configurations.content.ts';
import { AreaRuler } from './area-ruler.tsx';
import { DrawnRooms } from './drawn-rooms.tsx';
import { DetailsSection } from './details-tables.tsx';
import { hasPlan } from './has-plan.ts';
import { planContent } from './plan.content.ts';
import { useAsked } from './use-asked.ts';

type Configuration = PropertyDetailsFragment['configurations'][number];

/** The plan of each configuration that has one, and its rooms, which are folded. */
export function FloorPlans({ property }: { property: PropertyDetailsFragment }) {
  const drawn = property.configurations.filter(hasPlan);
  if (drawn.length === 0) return null;
  return (
    <DetailsSection id="plans" title={texts.plans} screenOnly>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {drawn.map((part) => (
          <li key={part.key}>
            <h3 className="text-base">
              <Measured text={homeName(part)} />
            </h3>
            {part.plan && (
              <a href={part.plan.url} aria-label={texts.planOf(homeName(part))} className="mt-2 block">
                <Picture
                  image={{ ...part.plan, alt: texts.planOf(homeName(part)) }}
                  sizes="(min-width: 40rem) 22rem, 80vw"
                  fit="contain"
                  className="aspect-4/3 w-full rounded-card border border-line bg-card"
                />
              </a>
            )}
            <div className="-mt-2 flex flex-wrap items-start gap-x-6">
              <Rooms rooms={part.planRooms} />
              <Drawing part={part} />
            </div>
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}

/** The rooms to scale, drawn when the address asks for them. */
function Drawing({ part }: { part: Configuration }) {
  const [asked] = useAsked();
  if (!part.planRooms?.length) return null;
  const isDrawn = asked.get('plan') === part.key;
  const next = new URLSearchParams(asked);
  if (isDrawn) next.delete('plan');
  else next.set('plan', part.key);
  return (
    <div id={`plan-${part.key}`} className={`scroll-mt-28 ${isDrawn ? 'w-full' : ''}`}>
      {isDrawn && (
        <>
          <DrawnRooms rooms={part.planRooms} name={homeName(part)} />
          <AreaRuler part={part} />
        </>
      )}
      <Link
        to={`?${next}#plan-${part.key}`}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
      >
        {isDrawn ? planContent.drawn.close : planContent.drawn.open}
      </Link>
    </div>
  );
}

function Rooms({ rooms }: { rooms: Configuration['planRooms'] }) {
  if (!rooms?.length) return null;
  return (
    <details className="open:w-full">
      <summary className="min-h-11 py-2.5 text-sm font-semibold text-pine">
        {texts.roomsOf(rooms.length)}
      </summary>
      <table className="w-full text-sm tabular-nums">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.room}</th>
            <th scope="col">{texts.size}</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal text-ink-muted">
                {room.name}
              </th>
              <td className="py-1.5 text-right">{`${room.length} × ${room.width} ft`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
