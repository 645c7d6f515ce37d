import { Check, Minus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { projectPath } from '../property/property-card.tsx';
import type { PropertyDetailsFragment } from '../property/property.generated.ts';
import { NoPicture } from '../../ui/pictures/no-picture.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { comparePath, removeFromCompared } from '../choices/compare-choice.ts';
import { compareAmenities, compareFacts } from './compare-rows.ts';
import type { CompareRow } from './compare-rows.ts';
import { Measured } from '../../ui/pictures/sizes.tsx';
import { comparePageContent } from './compare-page.content.ts';

const texts = comparePageContent;
/** Keeps the first column in view while the table scrolls sideways. */
const stuck = 'sticky left-0 z-10 w-21 bg-paper md:w-48';
/** Two columns fit beside the labels on a screen of 360 px. More scroll, and the cut one shows that they do. */
const columnRem = { fits: 7.5, scrolls: 6.75 };
const labelsRem = 5.25;

/** Properties side by side, one column each. */
export function CompareTable({ properties }: { properties: readonly PropertyDetailsFragment[] }) {
  const ids = properties.map(({ id }) => id);
  const columns = ids.length > 2 ? columnRem.scrolls : columnRem.fits;
  return (
    <div role="region" aria-label={texts.region} className="relative overflow-x-auto overscroll-x-contain">
      <table
        style={{ minWidth: `${labelsRem + columns * ids.length}rem` }}
        className="w-full table-fixed border-separate border-spacing-0 text-dense wrap-anywhere md:text-sm"
      >
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={stuck}>
              <span className="sr-only">{texts.project}</span>
            </th>
            {properties.map((property) => (
              <th
                key={property.id}
                scope="col"
                className="px-1 pb-3 text-left align-top font-normal md:px-4 md:pb-5"
              >
                <ColumnHead property={property} others={ids.filter((id) => id !== property.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareFacts(properties).map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={ids.length + 1} className="pt-8 pb-3 text-left">
              <span className="sticky left-0 font-heading text-lg font-semibold">{texts.amenities}</span>
            </th>
          </tr>
          {compareAmenities(properties).map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ property, others }: { property: PropertyDetailsFragment; others: string[] }) {
  const { id, slug, title, images } = property;
  const [cover] = images;
  return (
    <div className="relative">
      <div data-small="phone" className="relative aspect-3/2 overflow-hidden rounded-field bg-pine-soft">
        {cover ? (
          <>
            <Picture image={cover} decorative eager sizes="280px" className="size-full" />
            <i data-nature={cover.nature} />
          </>
        ) : (
          <NoPicture className="size-full" />
        )}
      </div>
      <Link
        to={projectPath(slug)}
        className="mt-3 block font-heading text-base leading-snug font-semibold underline-offset-4 hover:text-pine hover:underline md:text-lg"
      >
        {title}
      </Link>
      <Link
        to={comparePath(others)}
        replace
        preventScrollReset
        onClick={() => removeFromCompared(id)}
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 text-xs font-semibold text-ink-muted hover:text-danger"
      >
        <X aria-hidden="true" className="size-3.5" />
        {texts.remove}
        <span className="sr-only"> {title}</span>
      </Link>
    </div>
  );
}

function Row({ row: { label, texts: cells, exact, differs, marked } }: { row: CompareRow }) {
  return (
    <tr>
      <th
        scope="row"
        className={`${stuck} border-t border-line py-3 pr-1.5 text-left align-top text-xs md:py-3.5 md:pr-3 md:text-sm ${differs ? 'font-semibold text-ink' : 'font-normal text-ink-muted'}`}
      >
        <Measured text={label} as="label" />
      </th>
      {cells.map((text, index) => (
        <td
          key={index}
          className={`border-t border-line px-1 py-3 align-top tabular-nums md:px-4 md:py-3.5 ${differs ? 'text-ink' : 'text-ink-muted'} ${marked[index] ? 'bg-brass-soft font-semibold' : ''}`}
        >
          <Cell text={text} exact={exact?.[index]} />
        </td>
      ))}
    </tr>
  );
}

/** A text with areas, or with a rate for a square foot. */
function Cell({ text, exact }: { text: string | null; exact?: number | null }) {
  if (text === null) return texts.unknown;
  if (text !== texts.yes && text !== texts.no)
    return <Measured text={text} as={exact ? 'rates' : 'sizes'} exact={exact ?? undefined} />;
  const Icon = text === texts.yes ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`size-4.5 ${text === texts.yes ? 'text-pine' : 'text-ink-muted'}`}
      />
      <span className="sr-only">{text}</span>
    </>
  );
}
