import { useId } from 'react';
import { furnitureOf } from 'domain/property/furniture.ts';
import type { Laid } from 'domain/property/furniture.ts';
import { fitsInto, isOpen, layOutRooms, pixelsToFoot as scale } from 'domain/property/plan-layout.ts';
import type { PlacedRoom, Room } from 'domain/property/plan-layout.ts';
import { planContent } from './plan.content.ts';

const texts = planContent.drawn;

/** The rooms of a plan to scale, with furniture to lay in, which needs no script. The table below has the same sizes. */
export function DrawnRooms({ rooms, name }: { rooms: readonly Room[]; name: string }) {
  const hatch = useId();
  const { rooms: placed, width, height, left, inPosition } = layOutRooms(rooms);
  const laid = placed.flatMap((place) => {
    const piece = furnitureOf(place);
    return piece ? [{ room: place.room, piece }] : [];
  });
  const kinds = (['bed', 'sofa'] as const).filter((kind) => laid.some(({ piece }) => piece.kind === kind));
  return (
    <figure className="drawn-plan">
      {kinds.length > 0 && (
        <div role="group" aria-label={texts.layTitle} className="flex flex-wrap gap-x-4 text-sm">
          {[...kinds, 'walk' as const].map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" className={`shows-${kind} size-4 accent-pine`} />
              {texts.lay[kind]}
            </label>
          ))}
        </div>
      )}
      {placed.length > 0 && (
        <svg
          role="img"
          aria-label={texts.title(name)}
          viewBox={`-1 -1 ${width * scale + 2} ${height * scale + 2}`}
          width={width * scale + 2}
          className="h-auto max-w-full fill-card stroke-ink-muted"
        >
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v6" className="stroke-ink-muted" />
          </pattern>
          {placed.map((place, index) => (
            <DrawnRoom key={index} place={place} hatch={isOpen(place.room) ? `url(#${hatch})` : undefined} />
          ))}
          {laid.map(({ piece }, index) => (
            <Furniture key={index} piece={piece} />
          ))}
        </svg>
      )}
      <figcaption className="mt-1 text-xs text-ink-muted">
        {[
          placed.length > 0 && texts.caption(inPosition),
          ...kinds.flatMap((kind) =>
            (['fits', 'tight'] as const).map((how) => {
              const names = laid
                .filter(({ piece }) => piece.kind === kind && (piece.walk ? 'fits' : 'tight') === how)
                .map(({ room }) => room.name);
              return names.length > 0 && texts[how][kind](names.join(', '));
            }),
          ),
          left.length > 0 && texts.left(left.map(({ name: room }) => room).join(', ')),
        ]
          .filter(Boolean)
          .join(' ')}
      </figcaption>
    </figure>
  );
}

function DrawnRoom({ place, hatch }: { place: PlacedRoom; hatch: string | undefined }) {
  const { room } = place;
  const [x, y, width, height] = [place.x, place.y, place.width, place.height].map((feet) => feet * scale);
  const size = `${place.width} × ${place.height}`;
  const lines = [room.name, size].filter((line) => fitsInto(line, width ?? 0));
  return (
    <g>
      <rect {...{ x, y, width, height }} />
      {hatch && <rect {...{ x, y, width, height }} fill={hatch} fillOpacity={0.4} />}
      {lines.map((line, index) => (
        <text
          key={line}
          x={(place.x + place.width / 2) * scale}
          y={(place.y + place.height) * scale - 6 - (lines.length - 1 - index) * 13}
          textAnchor="middle"
          className="fill-ink stroke-none text-[0.6875rem]"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Furniture({ piece: { kind, walk, ...shape } }: { piece: Laid }) {
  const sides = (one: typeof shape) => ({
    ...{ x: one.x * scale, y: one.y * scale },
    ...{ width: one.width * scale, height: one.height * scale },
  });
  return (
    <>
      {walk && (
        <rect
          data-lay="walk"
          {...sides(walk)}
          strokeDasharray="3 3"
          className="fill-none stroke-brass-deep"
        />
      )}
      <rect
        data-lay={kind}
        {...sides(shape)}
        rx="4"
        fillOpacity={0.85}
        className="fill-pine-soft stroke-pine"
      />
    </>
  );
}
