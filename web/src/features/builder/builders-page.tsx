import { Link } from 'react-router-dom';
import { loadAll } from '../../lib/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { buildersContent, recordSentence } from './builders.content.ts';
import { BuildersDocument, useBuildersQuery } from './builders.generated.ts';
import type { BuildersQuery } from './builders.generated.ts';
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
  const most = Math.max(1, ...recorded.flatMap(({ trackRecord }) => delaysOf(trackRecord).map(Math.abs)));
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/builders" />
      <PageIntro crumb={title} title={title} line={line} dense />
      {areSamples && <p className="mt-3 text-sm text-ink-muted">{all.samples}</p>}
      {recorded.length > 0 && (
        <>
          <p className="mt-6 text-sm text-ink-muted">{all.legend}</p>
          <ul className="mt-3 border-t border-line">
            {recorded.map((builder) => (
              <BuilderRow key={builder.id} builder={builder} most={most} isMarked={!areSamples} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others" className="mt-10">
          <h2 id="others" className="text-xl">
            {all.withoutRecord}
          </h2>
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((builder) => (
              <li key={builder.id}>
                <Link
                  to={`/builders/${builder.slug}`}
                  className="inline-flex min-h-11 flex-wrap items-center gap-x-2 font-semibold underline-offset-4 hover:underline"
                >
                  {builder.name}
                  <span className="text-sm font-normal text-ink-muted">
                    {[all.listed(builder.listedCount), !areSamples && builder.isSample && all.sample]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
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

function BuilderRow({ builder, most, isMarked }: { builder: Builder; most: number; isMarked: boolean }) {
  const { since, listed, sample } = useTexts('builders', buildersContent);
  const { name, slug, listedCount, trackRecord, isSample, image } = builder;
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
        <Delays entries={trackRecord} most={most} />
        <p className="mt-1 text-sm">{recordSentence(trackRecord)}</p>
      </div>
    </li>
  );
}

function delaysOf(entries: Builder['trackRecord']): number[] {
  return entries.flatMap(({ deliveredOn, monthsLate }) => (deliveredOn ? [monthsLate ?? 0] : []));
}

/** Whether it has handed over a project of which we know the dates. */
function isRecorded({ trackRecord }: Builder): boolean {
  return delaysOf(trackRecord).length > 0;
}

function meanDelay({ trackRecord }: Builder): number {
  const delays = delaysOf(trackRecord);
  return delays.reduce((sum, months) => sum + months, 0) / delays.length;
}
