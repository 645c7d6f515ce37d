import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Quotation } from './quotation.tsx';
import { testimonialListContent } from './testimonial-list.content.ts';
import { TestimonialsDocument, useTestimonialsQuery } from './testimonial.generated.ts';
import type { TestimonialsQuery } from './testimonial.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['testimonials'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: TestimonialsDocument })]);
}

/** All testimonials: the newest over the whole width beside its face, the others in two columns. */
export function Component() {
  const { title, crumb, description, line, empty, failed } = useTexts('testimonials', testimonialListContent);
  const { data, error, refetch } = useTestimonialsQuery();
  const [first, ...others] = data?.testimonials ?? [];
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/testimonials" />
      <PageIntro crumb={crumb} title={title} line={line} />
      {first && <FirstVoice testimonial={first} />}
      <div className="mt-16 gap-16 md:mt-24 md:columns-2">
        {others.map((testimonial) => (
          <div key={testimonial.id} className="break-inside-avoid pb-14 md:pb-20">
            <Quotation testimonial={testimonial} />
          </div>
        ))}
      </div>
      {data?.testimonials.length === 0 && <ListMessage title={empty} className="mt-10" />}
      {error && !data && (
        <ListMessage tone="failed" title={failed.title} className="mt-10">
          <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
        </ListMessage>
      )}
    </div>
  );
}

function FirstVoice({ testimonial }: { testimonial: TestimonialsQuery['testimonials'][number] }) {
  const { description: words, name, position, image } = testimonial;
  return (
    <figure className="mt-10 grid gap-8 md:mt-14 md:grid-cols-[18rem_1fr] md:items-center md:gap-12 lg:grid-cols-[24rem_1fr] lg:gap-20">
      <Picture
        image={image}
        decorative
        eager
        sizes="(width >= 64rem) 384px, (width >= 48rem) 288px, 240px"
        className="aspect-square w-full rounded-card max-md:max-w-60"
      />
      <div>
        <blockquote className="font-heading text-3xl leading-[1.2] font-[480] tracking-tight text-pretty lg:text-4xl lg:leading-[1.16]">
          <p>{words}</p>
        </blockquote>
        <figcaption className="mt-7 text-sm">
          <strong className="block text-base font-semibold">{name}</strong>
          <span className="text-ink-muted">{position}</span>
        </figcaption>
      </div>
    </figure>
  );
}
