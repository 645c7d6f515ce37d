import { Link } from 'react-router-dom';
import { formatDay, formatRupees } from 'domain/text/format.ts';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import { Rupees } from '../../price-line.tsx';
import { homeName } from 'domain/property/home-name.ts';
import { squareFeet } from 'domain/area/square-feet.ts';
import { projectDetailsContent } from '../project-details.content.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { configurationsContent as texts } from './configurations.content.ts';
import { DetailsSection } from './details-tables.tsx';
import { costPath } from 'domain/site/item-paths.ts';

type Configuration = PropertyDetailsFragment['configurations'][number];

const cellClass = 'py-3.5 align-top print:py-1.5';
const priceClass = `${cellClass} text-right font-semibold`;
const noteClass = 'mt-0.5 text-xs font-normal text-ink-muted';

/** The configurations of a project with their areas, prices and plans. */
export function ConfigurationTable({ property }: { property: PropertyDetailsFragment }) {
  const { configurations, availability } = property;
  const counts = new Map(
    availability?.counts.map(({ configuration, total, available }) => [
      configuration,
      texts.units(available, total),
    ]),
  );
  const priced = configurations.filter(({ pricedOn }) => pricedOn);
  const days = [...new Set(priced.map(({ pricedOn }) => pricedOn ?? ''))].map((day) => {
    const isEach = priced.every(({ pricedOn }) => pricedOn === day);
    const homes = priced.filter(({ pricedOn }) => pricedOn === day).map(homeName);
    return isEach ? formatDay(day) : `${formatDay(day)} (${homes.join('; ')})`;
  });
  return (
    <DetailsSection id="homes" title={texts.title}>
      <table className="configurations w-full text-sm tabular-nums">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {Object.values(texts.heads).map((head) => (
              <th
                key={head}
                scope="col"
                className="py-2.5 pr-4 text-left text-xs font-semibold text-ink-muted last:pr-0 last:text-right"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {configurations.map((part) => (
            <tr key={part.key} className="border-b border-line">
              <th scope="row" className={`${cellClass} pr-4 text-left font-semibold`}>
                <Measured text={homeName(part)} />
                <p className={noteClass}>{texts.facts(part)}</p>
                {counts.has(part.key) && <p className={noteClass}>{counts.get(part.key)}</p>}
              </th>
              <td className={`${cellClass} pr-4`}>
                <Areas part={part} />
              </td>
              <PriceCell property={property} part={part} />
            </tr>
          ))}
        </tbody>
      </table>
      {days.length > 0 && (
        <p className={`${noteClass} mt-2 print:hidden`}>{`${texts.asOn} ${days.join('; ')}`}</p>
      )}
    </DetailsSection>
  );
}

/** The areas besides the carpet area, which is in the name, are folded. */
function Areas({ part }: { part: Configuration }) {
  const others = otherAreas(part);
  if (others.length === 0) return part.carpet ? null : texts.unknown;
  return (
    <details className="printed">
      <summary className="text-xs marker:text-pine pointer-coarse:min-h-11 pointer-coarse:py-3">
        {texts.areas}
      </summary>
      {others.map((line) => (
        <p key={line} className={noteClass}>
          <Measured text={line} />
        </p>
      ))}
    </details>
  );
}

function otherAreas({ carpet, balconyArea, builtUp, superArea }: Configuration): string[] {
  const above = carpet && superArea ? Math.round((superArea / carpet - 1) * 100) : 0;
  return [
    balconyArea ? `+ ${squareFeet(balconyArea)} ${texts.balcony}` : '',
    builtUp ? `${squareFeet(builtUp)} ${texts.builtUp}` : '',
    superArea ? texts.superArea(squareFeet(superArea), above) : '',
  ].filter(Boolean);
}

function PriceCell({ property, part }: { property: PropertyDetailsFragment; part: Configuration }) {
  const { key, priceFrom, priceTo, perSquareFoot, carpet } = part;
  const allIn = property.allIn.find(({ configuration }) => configuration === key);
  const month = property.propertyStatus === 'FOR_RENT' ? texts.perMonth : '';
  if (!priceFrom) return <td className={priceClass}>{texts.onRequest}</td>;
  return (
    <td className={priceClass}>
      <Rupees rupees={priceFrom} />
      {priceTo && (
        <>
          {' – '}
          <Rupees rupees={priceTo} />
        </>
      )}
      {month}
      {perSquareFoot && (
        <p className={noteClass}>
          <Measured
            text={formatRupees(perSquareFoot)}
            as="rates"
            exact={carpet ? priceFrom / carpet : undefined}
          />{' '}
          <Measured text={texts.perSquareFoot} as="label" />
        </p>
      )}
      {allIn && (
        <Link
          to={`${costPath(property.slug)}?configuration=${encodeURIComponent(key)}`}
          className="inline-flex min-h-11 items-center text-pine underline underline-offset-4"
        >
          {projectDetailsContent.allIn.total(formatRupees(allIn.total))}
        </Link>
      )}
    </td>
  );
}
