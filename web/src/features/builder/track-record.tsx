import type { ReactNode } from 'react';
import { formatDay } from 'domain/text/format.ts';
import { builderContent, delayText } from './builders.content.ts';
import { Delays } from './delays.tsx';
import { scaleOf } from './delay-scale.ts';
import type { BuilderDetailsQuery } from './builders.generated.ts';

type Entry = NonNullable<BuilderDetailsQuery['builder']>['trackRecord'][number];

const texts = builderContent.record;
const headClass = 'py-3 pr-4 text-left font-normal text-ink-muted';
/** On a phone, each project is a card, and each cell says what it is. */
const cellClass =
  'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 md:py-3.5 md:pr-4 md:align-top md:tabular-nums';

/** What a builder promised and what came, with its sources. */
export function TrackRecord({ entries, sentence }: { entries: readonly Entry[]; sentence: string }) {
  return (
    <section aria-labelledby="record" className="mt-14">
      <h2 id="record" className="text-2xl">
        {texts.title}
      </h2>
      {entries.length === 0 ? (
        <p className="mt-4 text-ink-muted">{texts.empty}</p>
      ) : (
        <>
          {sentence && <p className="mt-4 max-w-[68ch] text-lg">{sentence}</p>}
          <p className="mt-1 max-w-[68ch] text-sm text-ink-muted">{texts.line}</p>
          <Drawing entries={entries} />
          <table className="mt-5 w-full text-sm max-md:block md:border-t md:border-line">
            <thead className="max-md:sr-only">
              <tr className="border-b border-line">
                {[texts.project, texts.promised, texts.actual, texts.delay, texts.source].map((head) => (
                  <th key={head} scope="col" className={headClass}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:grid max-md:gap-3">
              {entries.map((entry) => (
                <EntryRow key={`${entry.project} ${entry.promisedOn}`} entry={entry} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** The table as a drawing, without the projects that are not due yet. */
function Drawing({ entries }: { entries: readonly Entry[] }) {
  const due = entries.filter(({ monthsLate }) => monthsLate !== null);
  if (due.length === 0) return null;
  const scale = scaleOf(due.map(({ monthsLate }) => monthsLate ?? 0));
  return (
    <figure className="mt-4 max-w-2xl">
      <ul>
        {due.map((entry, index) => (
          <li key={`${entry.project} ${entry.promisedOn}`}>
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              <Source entry={entry}>{entry.project}</Source>
              <span className="text-ink-muted">{delayText(entry)}</span>
            </p>
            <Delays entries={[entry]} scale={scale} numbers={index === due.length - 1} />
          </li>
        ))}
      </ul>
      <figcaption className="mt-1 text-xs text-ink-muted">{texts.legend}</figcaption>
    </figure>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { project, place, launchedOn, promisedOn, deliveredOn, monthsLate, sourceTitle } = entry;
  const line = [place, launchedOn && texts.launched(formatDay(launchedOn))].filter(Boolean).join(', ');
  const isLate = (monthsLate ?? 0) > 0;
  return (
    <tr className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-4 md:border-b md:border-line">
      <th scope="row" className="text-left max-md:block max-md:pb-2 md:py-3.5 md:pr-4 md:align-top">
        {project}
        {line && <span className="block font-normal text-ink-muted">{line}</span>}
      </th>
      <Cell label={texts.promised}>{formatDay(promisedOn)}</Cell>
      <Cell label={texts.actual}>{deliveredOn ? formatDay(deliveredOn) : texts.notYet}</Cell>
      <Cell label={texts.delay}>
        <span className={isLate ? 'font-semibold text-brass-deep' : 'font-semibold text-pine'}>
          {delayText(entry)}
        </span>
      </Cell>
      <Cell label={texts.source}>
        <Source entry={entry}>{sourceTitle}</Source>
      </Cell>
    </tr>
  );
}

/** A word that leads to the source of an entry. */
function Source({ entry: { sourceAddress }, children }: { entry: Entry; children: string }) {
  if (!sourceAddress) return children;
  return (
    <a
      href={sourceAddress}
      rel="noopener nofollow"
      className="inline-flex min-h-6 items-center [overflow-wrap:anywhere] text-pine underline underline-offset-4"
    >
      {children}
    </a>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={cellClass}>
      <span aria-hidden="true" className="text-ink-muted md:hidden">
        {label}
      </span>
      <span className="max-md:text-right">{children}</span>
    </td>
  );
}
