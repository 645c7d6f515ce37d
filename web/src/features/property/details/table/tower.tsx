import { Link } from 'react-router-dom';
import { homeName } from 'domain/property/home-name.ts';
import { formatRupees, spokenRupees } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { allInSteps, tintOf } from './all-in-steps.ts';
import { availabilityContent as texts, facingWords } from './availability.content.ts';
import { chosenHomes, freeHomes } from './free-homes.ts';
import type { FreeHome } from './free-homes.ts';
import { isFree, standingOf } from './stack.ts';
import type { Stack, StackUnit } from './stack.ts';
import { SunTable } from './sun-table.tsx';
import { TowerHome } from './tower-home.tsx';
import { UpTo } from './up-to.tsx';
import { useAsked } from './use-asked.ts';

/** How many tints free homes have at most. */
const mostTints = 4;

interface Drawn {
  asked: URLSearchParams;
  /** The free homes of the project by the ids of their units. */
  homes: ReadonlyMap<string | null, FreeHome>;
  /** Those that the address asks for. */
  chosen: ReadonlySet<FreeHome>;
  /** The highest all-in price of each tint. */
  bounds: readonly number[];
  /** The configurations by their keys. */
  names: ReadonlyMap<string | null, PropertyDetailsFragment['configurations'][number]>;
}

/** A tower as it stands: its floors from the top, free homes lit by what they cost in all, and the sun on its sides. */
export function Tower({ stack, property }: { stack: Stack; property: PropertyDetailsFragment }) {
  const [asked] = useAsked();
  const all = freeHomes(property);
  const free = all.filter(({ unit }) => unit.tower === stack.key);
  const drawn: Drawn = {
    asked,
    homes: new Map(all.map((home) => [home.unit.id, home])),
    chosen: new Set(chosenHomes(all, asked)),
    bounds: allInSteps(
      all.flatMap(({ total }) => total ?? []),
      mostTints,
    ),
    names: new Map(property.configurations.map((part) => [part.key, part])),
  };
  const left = new URLSearchParams(asked);
  for (const name of ['tower', 'home']) left.delete(name);
  return (
    <div id="tower" className="@container scroll-mt-28 rounded-card border border-line bg-card px-4 sm:px-5">
      <p className="flex items-center gap-3 pt-1">
        <b className="grow font-semibold tabular-nums">
          {texts.tower(stack.name, free.length, stack.units.length)}
        </b>
        <Link
          to={`?${left}#units`}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
        >
          {texts.close}
          <span className="sr-only">{texts.drawing}</span>
        </Link>
      </p>
      <UpTo homes={all} />
      <Legend stack={stack} bounds={drawn.bounds} hasAsked={free.some(({ total }) => total === null)} />
      <a
        href="#after-tower"
        className="sr-only rounded-field bg-pine text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
      >
        {texts.skip(stack.units.length)}
      </a>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-[auto_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr] @2xl:gap-6">
        <TowerHome
          property={property}
          home={drawn.homes.get(asked.get('home'))}
          isAsked={asked.has('home')}
        />
        <div className="relative -mx-1 overflow-x-auto px-1 pb-1 @2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:pb-4">
          <div className="facade">
            <table className="unit-stack">
              <caption className="sr-only">{texts.stack(stack.name)}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{texts.floor}</th>
                  <th scope="col">{texts.units}</th>
                </tr>
              </thead>
              <tbody>
                {stack.floors.map(({ floor, units }) => (
                  <tr key={floor}>
                    <th scope="row">
                      <span aria-hidden="true">{texts.floorOf(floor)}</span>
                      <span className="sr-only">{texts.floorWords(floor)}</span>
                    </th>
                    {units.map((unit, place) => (
                      <Cell key={unit.number ?? place} unit={unit} drawn={drawn} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <div id="after-tower" tabIndex={-1} className="pb-4 @2xl:col-start-2 @2xl:row-start-1 @2xl:pb-0">
          <SunTable homes={free} />
        </div>
      </div>
    </div>
  );
}

/** The marks and tints of a stack in words; only those that it has. */
function Legend({
  stack,
  bounds,
  hasAsked,
}: {
  stack: Stack;
  bounds: readonly number[];
  /** Whether a free home has its price on request. */
  hasAsked: boolean;
}) {
  const shown = new Set(stack.units.map(standingOf));
  return (
    <ul
      aria-hidden="true"
      className="mb-3 unit-stack flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-muted"
    >
      {bounds.map((bound, tint) => (
        <li key={bound} className="flex items-center gap-1.5">
          <b data-unit="free" data-tint={tint} />
          {texts.upTo.short(spokenRupees(bound))}
        </li>
      ))}
      {(['free', 'resale', 'held', 'sold', 'later'] as const)
        .filter((standing) => shown.has(standing) && (standing !== 'free' || bounds.length === 0 || hasAsked))
        .map((standing) => (
          <li key={standing} className="flex items-center gap-1.5">
            <b data-unit={standing} />
            {standing === 'free' && bounds.length > 0 ? texts.askedPrice : texts.standings[standing]}
          </li>
        ))}
    </ul>
  );
}

const lakh = 100_000;

/** An all-in price as the drawing has room for: “1.57 Cr”, rounded up to a lakh, so that no home seems to be below a limit. */
function shortTotal(total: number): string {
  return spokenRupees(Math.ceil(total / lakh) * lakh);
}

function Cell({ unit, drawn }: { unit: StackUnit; drawn: Drawn }) {
  const { asked, homes, chosen, bounds, names } = drawn;
  const standing = standingOf(unit);
  const part = names.get(unit.configuration);
  const rooms = part?.bedrooms ? `${part.bedrooms} BHK` : '';
  const side = unit.facing ? texts.side(unit.facing) : '';
  const home = isFree(unit) ? homes.get(unit.id) : undefined;
  if (!home)
    return (
      <td data-unit={standing}>
        {unit.number ?? (rooms || texts.noNumber)}
        <span className="sr-only">{texts.standings[standing]}</span>
      </td>
    );
  const { total } = home;
  const isLit = chosen.has(home);
  const isAsked = asked.get('home') === unit.id;
  const link = new URLSearchParams(asked);
  link.set('home', unit.id ?? '');
  return (
    <td
      data-unit={standing}
      data-linked=""
      data-tint={isLit && total !== null ? tintOf(total, bounds) : undefined}
      data-dim={isLit ? undefined : ''}
      data-current={isAsked ? '' : undefined}
    >
      <Link to={`?${link}#home`} aria-current={isAsked ? 'true' : undefined}>
        {unit.number ?? (rooms || texts.noNumber)}
        <small aria-hidden="true">{[unit.number && rooms, side].filter(Boolean).join(' ')}</small>
        {bounds.length > 0 && (
          <small aria-hidden="true">{total === null ? texts.asked : shortTotal(total)}</small>
        )}
        <span className="sr-only">
          {[
            texts.standings[standing],
            part && homeName({ ...part, carpet: unit.carpet ?? part.carpet }),
            facingWords(unit),
            total !== null && texts.allIn(formatRupees(total)),
            !isLit && texts.notChosen,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </Link>
    </td>
  );
}
