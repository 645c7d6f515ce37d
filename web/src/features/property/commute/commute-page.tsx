import { Link, useSearchParams } from 'react-router-dom';
import { commuteKilometres, commuteNames, readCommute } from 'domain/place/commute.ts';
import type { CommuteChoice } from 'domain/place/commute.ts';
import type { PageRequest } from '../../../lib/page.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { PageIntro } from '../../../ui/page/page-intro.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';
import { projectDetailsContent } from '../details/project-details.content.ts';
import { PropertyCard } from '../property-card.tsx';
import { CommuteDrawing } from './commute-drawing.tsx';
import { commuteContent as texts } from './commute.content.ts';
import {
  CommuteDocument,
  useCommuteQuery,
  useWorkplacesQuery,
  WorkplacesDocument,
} from './commute.generated.ts';
import type { PlaceNameFragment } from '../../place/place.generated.ts';
import type { CommuteQuery } from './commute.generated.ts';
import { listedName, namedCircles, workplaceName } from './workplace-names.ts';

const path = '/commute';
const { form } = texts;

export const parameters = commuteNames.flat();

export async function load({ client, url }: PageRequest) {
  const { data } = await client.query({ query: WorkplacesDocument });
  const circles = choiceOf(url.searchParams, data.workplaces);
  if (circles.length > 0) await client.query({ query: CommuteDocument, variables: { circles } });
  return null;
}

function choiceOf(address: URLSearchParams, places: readonly PlaceNameFragment[]): CommuteChoice[] {
  return readCommute(address, new Set(places.map(({ key }) => key)));
}

/** The homes near the workplaces in the address: drawn with rings on the ground of the region, and listed. */
export function Component() {
  const [address] = useSearchParams();
  const { data } = useWorkplacesQuery();
  const places = data?.workplaces ?? [];
  const circles = choiceOf(address, places);
  return (
    <div className="container-page">
      <PageMeta
        title={texts.title}
        description={texts.description}
        canonical={circles.length > 0 ? undefined : path}
      />
      <PageIntro
        crumb={texts.title}
        parent={{ label: projectDetailsContent.breadcrumb.projects, to: '/shop-left-sidebar' }}
        title={texts.title}
        line={texts.line}
        dense
      />
      {/* Another address has other choices. */}
      <Choice key={address.toString()} places={places} circles={circles} />
      <p className="mt-3 text-sm text-ink-muted">{texts.straight}</p>
      {circles.length > 0 ? <Found circles={circles} /> : <Examples places={places} />}
    </div>
  );
}

function Choice({
  places,
  circles,
}: {
  places: readonly PlaceNameFragment[];
  circles: readonly CommuteChoice[];
}) {
  const stations = places.filter(({ kind }) => kind === 'METRO');
  const others = places.filter(({ kind }) => kind !== 'METRO');
  const optionsOf = (some: readonly PlaceNameFragment[]) =>
    some.map((place) => (
      <option key={place.key} value={place.key}>
        {listedName(place, places)}
      </option>
    ));
  return (
    <form
      action={path}
      aria-label={form.title}
      className="mt-5 grid items-end gap-3 md:grid-cols-2 xl:grid-cols-[1fr_1fr_auto] xl:gap-5"
    >
      {commuteNames.map(([place, kilometres], index) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
          <SelectField
            label={index === 0 ? form.first : form.second}
            name={place}
            required={index === 0}
            defaultValue={circles[index]?.place ?? ''}
          >
            <option value="">{index === 0 ? form.choose : form.none}</option>
            <optgroup label={form.places}>{optionsOf(others)}</optgroup>
            <optgroup label={form.stations}>{optionsOf(stations)}</optgroup>
          </SelectField>
          <SelectField
            label={form.within}
            name={kilometres}
            defaultValue={circles[index]?.kilometres ?? commuteKilometres[1]}
          >
            {commuteKilometres.map((count) => (
              <option key={count} value={count}>
                {form.kilometres(count)}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <Button type="submit">{form.show}</Button>
    </form>
  );
}

/** Pairs of workplaces by their keys, far enough apart to need both rings. */
const examples = [
  ['noida/sector-62', 'noida/sector-135'],
  ['noida/sector-135', 'metro/pari-chowk'],
  ['metro/knowledge-park-2', 'noida/sector-142'],
] as const;
const exampleKilometres = 10;

function Examples({ places }: { places: readonly PlaceNameFragment[] }) {
  const known = examples.flatMap((keys) => {
    const pair = keys.flatMap((key) => places.find((place) => place.key === key) ?? []);
    return pair.length === keys.length ? [pair] : [];
  });
  return (
    <>
      <p className="mt-8 text-lg">{texts.unknown}</p>
      <ul className="mt-2">
        {known.map((pair) => (
          <li key={pair.map(({ key }) => key).join(' ')}>
            <Link
              to={pathOf(pair)}
              className="inline-flex min-h-11 items-center text-pine underline underline-offset-4"
            >
              {texts.example(exampleKilometres, pair.map(workplaceName))}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function pathOf(pair: readonly PlaceNameFragment[]): string {
  const chosen = pair.flatMap(({ key }, index) => {
    const [place = '', kilometres = ''] = commuteNames[index] ?? [];
    return [
      [place, key],
      [kilometres, String(exampleKilometres)],
    ];
  });
  return `${path}?${new URLSearchParams(chosen)}`;
}

function Found({ circles }: { circles: CommuteChoice[] }) {
  const { data } = useCommuteQuery({ variables: { circles } });
  if (!data) return null;
  const { commute } = data;
  return (
    <>
      <CommuteDrawing commute={commute} />
      <Homes commute={commute} />
    </>
  );
}

function Homes({ commute: { circles, totalCount, homes } }: { commute: CommuteQuery['commute'] }) {
  const named = namedCircles(circles);
  const said = totalCount > 0 ? texts.found(totalCount, named) : texts.missed(named);
  return (
    <section aria-labelledby="homes" className="mt-8">
      <h2 id="homes" className="text-2xl">
        {homes.length === 0 ? texts.noHomes : said}
      </h2>
      {totalCount > homes.length && (
        <p className="mt-1 text-sm text-ink-muted">{texts.first(homes.length)}</p>
      )}
      <div className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {homes.map(({ property, metres }) => (
          <PropertyCard
            key={property.id}
            property={property}
            layout="grid"
            note={texts.distances(named, metres)}
          />
        ))}
      </div>
    </section>
  );
}
