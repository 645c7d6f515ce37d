import { Check, Minus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { NoPicture } from '../../ui/pictures/no-picture.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Measured } from '../../ui/pictures/sizes.tsx';
import { homeName } from 'domain/property/home-name.ts';
import { chooseHome, comparePath, removeFromCompared } from '../choices/compare-choice.ts';
import { columnHome, comparedOf } from './compare-columns.ts';
import type { Column } from './compare-columns.ts';
import { compareAmenities, compareFacts } from './compare-rows.ts';
import type { CompareRow } from './compare-rows.ts';
import { comparePageContent as texts } from './compare-page.content.ts';
import { projectPath } from 'domain/site/item-paths.ts';

/** Keeps the first column in view while the table scrolls sideways. */
const stuck = 'sticky left-0 z-10 w-21 bg-paper md:w-48';
const cell = 'border-t border-line px-1 py-3 align-top md:px-4 md:py-3.5';

/** Two columns share the screen. More scroll, and the cut one shows that they do. */
const columnRem = 6.75;
const labelsRem = 5.25;

/** Homes side by side, one column each. */
export function CompareTable({ columns }: { columns: readonly Column[] }) {
  return (
    // The names stay in sight where nothing scrolls sideways.
    <div
      role="region"
      aria-label={texts.region}
      className={`relative ${columns.length > 2 ? 'max-md:overflow-x-auto max-md:overscroll-x-contain' : ''}`}
    >
      <table
        style={{ minWidth: columns.length > 2 ? `${labelsRem + columnRem * columns.length}rem` : undefined }}
        className="w-full table-fixed border-separate border-spacing-0 text-dense wrap-anywhere md:text-sm"
      >
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            <td className={stuck} />
            {columns.map((column, index) => (
              <td key={index} className="px-1 align-top md:px-4">
                <ColumnPicture column={column} columns={columns} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col" className={stuck}>
              <span className="sr-only">{texts.project}</span>
            </th>
            {columns.map((column, index) => (
              <th
                key={index}
                scope="col"
                className="sticky top-16 z-10 bg-paper px-1 py-2 text-left align-top font-normal md:px-4"
              >
                <Link
                  to={projectPath(column.property.slug)}
                  className="block font-heading text-base leading-snug font-semibold underline-offset-4 hover:text-pine hover:underline md:text-lg"
                >
                  {column.property.title}
                </Link>
                <span className="text-xs text-ink-muted">
                  <Measured text={columnHome(column)} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <HomeRow columns={columns} />
          {compareFacts(columns).map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className="pt-8 pb-3 text-left">
              <span className="sticky left-0 font-heading text-lg font-semibold">{texts.amenities}</span>
            </th>
          </tr>
          {compareAmenities(columns).map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnProps {
  column: Column;
  columns: readonly Column[];
}

function ColumnPicture({ column, columns }: ColumnProps) {
  const { id, title, images } = column.property;
  const [cover] = images;
  return (
    <>
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
        to={comparePath(columns.filter((other) => other !== column).map(comparedOf))}
        replace
        preventScrollReset
        onClick={() => removeFromCompared(id)}
        className="inline-flex min-h-11 items-center gap-1.5 text-xs font-semibold text-ink-muted hover:text-danger"
      >
        <X aria-hidden="true" className="size-3.5" />
        {texts.remove}
        <span className="sr-only"> {title}</span>
      </Link>
    </>
  );
}

/** Which home of its project each column is, with links to the others. */
function HomeRow({ columns }: { columns: readonly Column[] }) {
  if (columns.every(({ property }) => property.configurations.length < 2)) return null;
  return (
    <tr>
      <RowHead label={texts.home} differs={false} />
      {columns.map((column, index) => (
        <td key={index} className={cell}>
          <HomeChoice column={column} columns={columns} />
        </td>
      ))}
    </tr>
  );
}

function HomeChoice({ column, columns }: ColumnProps) {
  const { property, home } = column;
  const others = property.configurations.filter(({ key }) => key !== home?.key);
  if (others.length === 0) return <Measured text={columnHome(column)} />;
  return (
    <details key={home?.key}>
      <summary className="font-semibold text-pine underline underline-offset-4">
        <Measured text={columnHome(column)} />
        <span className="sr-only">{`. ${texts.choose}`}</span>
      </summary>
      {others.map((other) => {
        const chosen = { id: property.id, home: other.key };
        return (
          <Link
            key={other.key}
            to={comparePath(columns.map((one) => (one === column ? chosen : comparedOf(one))))}
            replace
            preventScrollReset
            onClick={() => chooseHome(chosen)}
            className="flex min-h-11 items-center text-pine underline-offset-4 hover:underline"
          >
            <Measured text={homeName(other)} />
          </Link>
        );
      })}
    </details>
  );
}

function RowHead({ label, differs }: Pick<CompareRow, 'label' | 'differs'>) {
  return (
    <th
      scope="row"
      className={`${stuck} border-t border-line py-3 pr-1.5 text-left align-top text-xs md:py-3.5 md:pr-3 md:text-sm ${differs ? 'font-semibold text-ink' : 'font-normal text-ink-muted'}`}
    >
      <Measured text={label} as="label" />
    </th>
  );
}

function Row({ row: { label, facts, differs, better } }: { row: CompareRow }) {
  return (
    <tr>
      <RowHead label={label} differs={differs} />
      {facts.map((fact, index) => (
        <td key={index} className={`${cell} tabular-nums ${differs ? 'text-ink' : 'text-ink-muted'}`}>
          {fact ? (
            <>
              <Words text={fact.text} rate={label === texts.rows.perSquareFoot ? fact.figure : undefined} />
              {better[index] && <Better count={facts.length} />}
              {fact.note && <span className="block text-xs text-ink-muted">{fact.note}</span>}
            </>
          ) : (
            <span className="text-ink-muted">{texts.unknown}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The mark of the better figure in a row, in words for screen readers. */
export function Better({ count = 0 }: { count?: number }) {
  return (
    <>
      <span aria-hidden="true" className="ml-1.5 text-xs text-brass-deep">
        ◆
      </span>
      {count > 0 && <span className="sr-only">{` (${count > 2 ? texts.best : texts.better})`}</span>}
    </>
  );
}

/** A text with areas, or with a rate for a square foot. */
function Words({ text, rate }: { text: string; rate?: number }) {
  if (text !== texts.yes && text !== texts.no)
    return <Measured text={text} as={rate ? 'rates' : 'sizes'} exact={rate} />;
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
