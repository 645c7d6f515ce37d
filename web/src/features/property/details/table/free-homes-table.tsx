import { Form, Link, useSubmit } from 'react-router-dom';
import { hasCostSheet } from 'domain/property/property-words.ts';
import { formatRupees } from 'domain/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { availabilityContent, facingWords } from './availability.content.ts';
import {
  allInStops,
  chosenHomes,
  facingsOf,
  floorBands,
  freeHomes,
  isChosen,
  mostAllIn,
  typesOf,
} from './free-homes.ts';
import type { FreeHome } from './free-homes.ts';
import { UpToOptions } from './up-to.tsx';
import { useAsked } from './use-asked.ts';
import { costPath } from 'domain/site/item-paths.ts';

const texts = availabilityContent;
/** How many homes are seen before the rest is unfolded. */
const fewHomes = 5;

/** The homes that are free, each with its floor, side, price and all-in price; chosen and ordered by the address. */
export function FreeHomesTable({ property }: { property: PropertyDetailsFragment }) {
  const [asked] = useAsked();
  const all = freeHomes(property);
  if (all.length === 0) return null;
  const homes = chosenHomes(all, asked);
  const rest = homes.slice(fewHomes);
  const cost = hasCostSheet(property) ? costPath(property.slug) : null;
  const drawn = new URLSearchParams([...asked].filter(([name]) => isDrawing(name)));
  return (
    <div id="units" className="scroll-mt-6">
      {all.length > fewHomes && <Choices homes={all} asked={asked} />}
      {isChosen(asked) && (
        <p role="status" className="mb-2 text-sm">
          {texts.found(homes.length, all.length)}{' '}
          <Link
            to={`?${drawn}#units`}
            preventScrollReset
            className="font-semibold text-pine underline underline-offset-4"
          >
            {texts.showAll}
          </Link>
        </p>
      )}
      {homes.length > 0 && <Homes homes={homes.slice(0, fewHomes)} cost={cost} caption={texts.caption} />}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 text-sm font-semibold text-pine">
            {texts.more(rest.length)}
          </summary>
          <Homes homes={rest} cost={cost} caption={texts.restCaption} />
        </details>
      )}
    </div>
  );
}

/** Parameters that draw a tower or rooms and choose a home; the list keeps them. */
function isDrawing(name: string): boolean {
  return ['tower', 'home', 'plan'].includes(name);
}

/** Type, side, floor, all-in price and order; with JavaScript, a choice applies at once. */
function Choices({ homes, asked }: { homes: readonly FreeHome[]; asked: URLSearchParams }) {
  const submit = useSubmit();
  const { labels, any, floors, orders } = texts.choices;
  const bands = floorBands(homes).map(({ key, from, to }): [string, string] => [key, floors(from, to)]);
  const fields: [keyof typeof labels, [string, string][]][] = [
    ['type', typesOf(homes).map((type) => [type, type])],
    ['facing', facingsOf(homes)],
    ['floor', bands],
    ['upTo', allInStops(homes).map((stop): [string, string] => [String(stop), ''])],
    ['sort', Object.entries(orders)],
  ];
  return (
    <details open={isChosen(asked)} className="mb-2">
      <summary className="min-h-11 py-2.5 text-sm font-semibold text-pine">{texts.choices.title}</summary>
      <Form
        key={asked.toString()}
        method="get"
        action="#units"
        preventScrollReset
        replace
        onChange={({ currentTarget }) =>
          void submit(currentTarget, { replace: true, preventScrollReset: true, action: '#units' })
        }
        className="grid grid-cols-2 items-end gap-3 pb-3 md:grid-cols-5"
      >
        {[...asked]
          .filter(([name]) => isDrawing(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {fields
          .filter(([name, options]) => name === 'sort' || options.length > 1)
          .map(([name, options]) => (
            <label key={name} className="grid gap-1 text-xs font-semibold">
              {labels[name]}
              <select
                name={name}
                defaultValue={asked.get(name) ?? ''}
                className="min-h-11 rounded-field border border-field-line/55 bg-card px-2 font-normal"
              >
                {name === 'upTo' ? (
                  <UpToOptions stops={allInStops(homes)} most={mostAllIn(asked)} />
                ) : (
                  <>
                    <option value="">{name === 'sort' ? texts.choices.cheap : any}</option>
                    {options.map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </>
                )}
              </select>
            </label>
          ))}
        <Button type="submit" look="outline" className="col-span-2 [@media(scripting:enabled)]:hidden">
          {texts.choices.show}
        </Button>
      </Form>
    </details>
  );
}

interface HomesProps {
  homes: readonly FreeHome[];
  /** The page of the costs; null if there is none. */
  cost: string | null;
  caption: string;
}

function Homes({ homes, cost, caption }: HomesProps) {
  return (
    <div className="@container">
      <table className="stacks free-homes w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {Object.values(texts.heads).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map((home, place) => (
            <Row key={home.unit.id ?? place} home={home} cost={cost} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  home: { unit, type, tower, price, total },
  cost,
}: Pick<HomesProps, 'cost'> & { home: FreeHome }) {
  const path = cost && unit.id && total !== null ? `${cost}?unit=${unit.id}` : null;
  return (
    <tr>
      <th scope="row">{[unit.number ?? texts.noNumber, tower].filter(Boolean).join(', ')}</th>
      <td>{texts.floorWords(unit.floor)}</td>
      <td>{facingWords(unit)}</td>
      <td>{type || texts.unknown}</td>
      <td>{price === null ? texts.onRequest : formatRupees(price)}</td>
      <td>{path && total !== null && <a href={path}>{texts.allIn(formatRupees(total))}</a>}</td>
    </tr>
  );
}
