import { Link } from 'react-router-dom';
import { formatDay, formatRupees } from 'domain/text/format.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import { Rupees } from '../../price-line.tsx';
import { costPath } from '../../property-card.tsx';
import { hasCostSheet } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { configurationsContent as texts } from './configurations.content.ts';
import { DetailsSection } from './details-tables.tsx';

type Configuration = PropertyDetailsFragment['configurations'][number];

const cellClass = 'py-3.5 align-top print:py-1.5';
const priceClass = `${cellClass} text-right font-semibold`;
const noteClass = 'mt-0.5 text-xs font-normal text-ink-muted';
const size = (area: number) => `${area.toLocaleString('en-IN')} sq ft`;

/** The configurations of a project with their areas, prices and plans. */
export function ConfigurationTable({ property }: { property: PropertyDetailsFragment }) {
  const { configurations, availability } = property;
  const counts = new Map(
    availability?.counts.map(({ configuration, total, available }) => [
      configuration,
      texts.units(available, total),
    ]),
  );
  return (
    <DetailsSection title={texts.title}>
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
                {part.name}
                <p className={noteClass}>{texts.facts(part)}</p>
                {counts.has(part.key) && <p className={noteClass}>{counts.get(part.key)}</p>}
              </th>
              <td className={`${cellClass} pr-4`}>
                <span aria-hidden="true" className="block text-xs text-ink-muted sm:hidden">
                  {texts.heads.area}
                </span>
                <span className="font-semibold">
                  {part.carpet ? <Measured text={size(part.carpet)} /> : texts.unknown}
                </span>
                {otherAreas(part).map((line) => (
                  <p key={line} className={noteClass}>
                    <Measured text={line} />
                  </p>
                ))}
              </td>
              <PriceCell property={property} part={part} />
            </tr>
          ))}
        </tbody>
      </table>
      <Plans configurations={configurations} />
    </DetailsSection>
  );
}

function otherAreas({ balconyArea, builtUp, superArea }: Configuration): string[] {
  return [
    balconyArea ? `+ ${size(balconyArea)} ${texts.balcony}` : '',
    builtUp ? `${size(builtUp)} ${texts.builtUp}` : '',
    superArea ? `${size(superArea)} ${texts.superArea}` : '',
  ].filter(Boolean);
}

function PriceCell({ property, part }: { property: PropertyDetailsFragment; part: Configuration }) {
  const { key, name, priceFrom, priceTo, pricedOn, perSquareFoot, carpet } = part;
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
      {pricedOn && (
        <p className={`${noteClass} print:hidden`}>
          {texts.asOn} {formatDay(pricedOn)}
        </p>
      )}
      {carpet && hasCostSheet(property) && (
        <Link
          to={`${costPath(property.slug)}?configuration=${encodeURIComponent(key)}`}
          aria-label={texts.costOf(name)}
          className="inline-flex min-h-11 items-center text-xs text-pine underline underline-offset-4 print:hidden"
        >
          {texts.cost}
        </Link>
      )}
    </td>
  );
}

function Plans({ configurations }: { configurations: PropertyDetailsFragment['configurations'] }) {
  const drawn = configurations.filter(({ plan, planRooms }) => plan ?? planRooms?.length);
  if (drawn.length === 0) return null;
  return (
    <div className="print:hidden">
      <h3 className="mt-8 text-lg">{texts.plans}</h3>
      <ul className="mt-4 grid gap-6 sm:grid-cols-2">
        {drawn.map(({ key, name, plan, planRooms }) => (
          <li key={key} className="break-inside-avoid">
            <h4 className="mb-2 text-sm font-semibold">{name}</h4>
            {plan && (
              <a href={plan.url} aria-label={texts.planOf(name)} className="block">
                <Picture
                  image={{ ...plan, alt: texts.planOf(name) }}
                  sizes="(min-width: 40rem) 22rem, 80vw"
                  fit="contain"
                  className="aspect-4/3 w-full rounded-card border border-line bg-card"
                />
              </a>
            )}
            {planRooms && planRooms.length > 0 && (
              <table className="mt-3 w-full text-sm tabular-nums">
                <thead className="sr-only">
                  <tr>
                    <th scope="col">{texts.room}</th>
                    <th scope="col">{texts.size}</th>
                  </tr>
                </thead>
                <tbody>
                  {planRooms.map((room) => (
                    <tr key={room.name} className="border-b border-line">
                      <th scope="row" className="py-1.5 text-left font-normal text-ink-muted">
                        {room.name}
                      </th>
                      <td className="py-1.5 text-right">{`${room.length} × ${room.width} ft`}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
