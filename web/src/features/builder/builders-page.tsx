import { Link } from 'react-router-dom';
import { loadAll } from '../../lib/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { buildersContent, recordSentence } from './builders.content.ts';
import { BuildersDocument, useBuildersQuery } from './builders.generated.ts';
import type { BuildersQuery } from './builders.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['builders'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: BuildersDocument })]);
}

export function Component() {
  const { title, line, description, empty, failed } = useTexts('builders', buildersContent);
  const { data, error, refetch } = useBuildersQuery();
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/builders" />
      <PageIntro crumb={title} title={title} line={line} />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {data?.builders.map((builder) => (
          <BuilderCard key={builder.id} builder={builder} />
        ))}
      </ul>
      {data?.builders.length === 0 && <ListMessage title={empty} />}
      {error && !data && (
        <ListMessage tone="failed" title={failed.title}>
          <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
        </ListMessage>
      )}
    </div>
  );
}

function BuilderCard({ builder }: { builder: BuildersQuery['builders'][number] }) {
  const { since, listed, sample } = useTexts('builders', buildersContent);
  const { name, slug, introduction, listedCount, trackRecord, isSample } = builder;
  const facts = [builder.since && since(builder.since), listed(listedCount)].filter(Boolean);
  const record = recordSentence(trackRecord);
  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-card p-5 transition-colors duration-150 hover:border-pine/40">
      <h2 className="text-xl">
        <Link to={`/builders/${slug}`} className="stretched-link underline-offset-4 group-hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{facts.join(' · ')}</p>
      {introduction && <p className="mt-3 line-clamp-3">{introduction}</p>}
      {record && <p className="mt-3 border-t border-line pt-3 text-sm">{record}</p>}
      {isSample && <p className="mt-auto pt-3 text-xs text-ink-muted">{sample}</p>}
    </li>
  );
}
