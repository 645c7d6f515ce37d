import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { buildersContent, recordSentence } from './builders.content.ts';
import { BuildersDocument, useBuildersQuery } from './builders.generated.ts';
import type { BuildersQuery } from './builders.generated.ts';
import { scaleOf } from './delay-scale.ts';
import type { DelayScale } from './delay-scale.ts';
import { Delays } from './delays.tsx';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['builders'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: BuildersDocument })]);
}

export function Component() {
  const all = useTexts('builders', buildersContent);
  const { title, line, description, empty, failed } = all;
  const { data, error, refetch } = useBuildersQuery();
  const builders = data?.builders ?? [];
  const recorded = builders.filter(isRecorded).sort((one, other) => meanDelay(one) - meanDelay(other));
  const others = builders.filter((builder) => !isRecorded(builder));
  const areSamples = builders.length > 1 && builders.every(({ isSample }) => isSample);
  const scale = scaleOf(recorded.flatMap(({ trackRecord }) => delaysOf(trackRecord)));
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/builders" />
      <PageIntro crumb={title} title={title} line={line} dense />
      {areSamples && <p className="mt-3 text-sm text-ink-muted">{all.samples}</p>}
      {recorded.length > 0 && (
        <>
          <p className="mt-6 max-w-[68ch] text-sm text-ink-muted">{all.legend}</p>
          <ul className="mt-3 border-t border-line">
            {recorded.map((builder) => (
              <BuilderRow key={builder.id} builder={builder} scale={scale} isMarked={!areSamples} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <p className="mt-8 max-w-[80ch] leading-7">
          <span className="text-ink-muted">{all.withoutRecord}</span>
          {others.map((builder, index) => (
            <Fragment key={builder.id}>
              {index > 0 && (index === others.length - 1 ? ' and ' : ', ')}
              <Link
                to={`/builders/${builder.slug}`}
                className="underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {builder.name}
              </Link>
              {!areSamples && builder.isSample && ` (${all.sampleMark})`}
            </Fragment>
          ))}
          .
        </p>
      )}
      {data?.builders.length === 0 && <ListMessage title={empty} />}
      {error && !data && (
        <ListMessage tone="failed" title={failed.title}>
          <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
        </ListMessage>
      )}
    </div>
  );
}

type Builder = BuildersQuery['builders'][number];

function BuilderRow({
  builder,
  scale,
  isMarked,
}: {
  builder: Builder;
  scale: DelayScale;
  isMarked: boolean;
}) {
  const { since, listed, sample } = useTexts('builders', buildersContent);
  const { name, slug, listedCount, trackRecord, isSample } = builder;
  const image = builder.image ?? builder.projectImage;
  const facts = [builder.since && since(builder.since), listed(listedCount), isMarked && isSample && sample];
  return (
    <li className="group relative grid items-center gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-2">
      <div className="flex items-center gap-4">
        {image && (
          <Picture image={image} decorative sizes="96px" className="h-16 w-24 shrink-0 rounded-field" />
        )}
        <div className="min-w-0">
          <h2 className="text-xl">
            <Link
              to={`/builders/${slug}`}
              className="stretched-link underline-offset-4 group-hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div>
        <Delays entries={trackRecord.filter(isDue)} scale={scale} />
        <p className="mt-1 text-sm">{recordSentence(trackRecord)}</p>
      </div>
    </li>
  );
}

type Entry = Builder['trackRecord'][number];

/** Whether its promised month has come. */
function isDue({ monthsLate }: Entry): boolean {
  return monthsLate !== null;
}

function delaysOf(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ monthsLate }) => monthsLate ?? []);
}

/** Whether it has handed over a project, or should have, of which we know the dates. */
function isRecorded({ trackRecord }: Builder): boolean {
  return trackRecord.some(isDue);
}

/** An early project does not make up for a late one. */
function meanDelay({ trackRecord }: Builder): number {
  const delays = delaysOf(trackRecord).map((months) => Math.max(0, months));
  return delays.reduce((sum, months) => sum + months, 0) / delays.length;
}
