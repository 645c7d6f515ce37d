import { Link, useParams } from 'react-router-dom';
import type { PageRequest } from '../../lib/page.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Prose, SafeHtml } from '../../ui/prose.tsx';
import { developersContent as texts } from './developers.content.ts';
import { DeveloperPageDocument, useDeveloperPageQuery } from './developers.generated.ts';

const firstPart = 'start';

export async function load({ client, params: { part = firstPart } }: PageRequest) {
  const { data } = await client.query({ query: DeveloperPageDocument, variables: { key: part } });
  if (!data.developerPage) throw new Response(null, { status: 404 });
}

const addressOf = (key: string) => (key === firstPart ? '/developers' : `/developers/${key}`);

/** The description of the API, a part on each page. */
export function Component() {
  const { part = firstPart } = useParams();
  const { data } = useDeveloperPageQuery({ variables: { key: part } });
  if (!data?.developerPage) return null;
  const { key, title, html, parts } = data.developerPage;
  return (
    <article className="container-page">
      <PageMeta title={`${title} · ${texts.title}`} description={texts.line} canonical={addressOf(key)} />
      <PageIntro crumb={texts.title} title={texts.title} line={texts.line} />
      <nav aria-label={texts.parts} className="mt-6 flex flex-wrap gap-2">
        {parts.map((one) => (
          <Link
            key={one.key}
            to={addressOf(one.key)}
            aria-current={one.key === key ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-3.5 text-sm hover:border-pine/50 hover:bg-pine-soft hover:text-pine aria-[current=page]:bg-pine aria-[current=page]:text-on-pine"
          >
            {one.title}
          </Link>
        ))}
      </nav>
      <h2 className="sr-only">{title}</h2>
      <Prose className="mt-6 max-w-4xl">
        <SafeHtml html={html} />
      </Prose>
    </article>
  );
}
