import { useParams } from 'react-router-dom';
import type { PageRequest } from '../../lib/page.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Prose, SafeHtml } from '../../ui/prose.tsx';
import { PlainPageDocument, usePlainPageQuery } from './plain.generated.ts';

export async function load({ client, params: { slug = '' } }: PageRequest) {
  const { data } = await client.query({ query: PlainPageDocument, variables: { slug } });
  if (!data.plainPage) throw new Response(null, { status: 404 });
}

/** A page that the office added. */
export function Component() {
  const { slug = '' } = useParams();
  const { data } = usePlainPageQuery({ variables: { slug } });
  if (!data?.plainPage) return null;
  const { title, html } = data.plainPage;
  return (
    <article className="container-page">
      <PageMeta title={title} description={beginningOf(html)} canonical={`/page/${slug}`} />
      <PageIntro crumb={title} title={title} />
      <Prose className="mt-8 max-w-[68ch]">
        <SafeHtml html={html} />
      </Prose>
    </article>
  );
}

/** The first words of a text, for search engines. */
function beginningOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > 155 ? `${text.slice(0, 155).replace(/ \S*$/, '')} …` : text;
}
