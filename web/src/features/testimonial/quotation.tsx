import { Picture } from '../../ui/pictures/picture.tsx';
import type { TestimonialsQuery } from './testimonial.generated.ts';

/** A testimonial in large type under a brass line. It is laid out, and fetches its font, when the visitor comes near. */
export function Quotation({ testimonial }: { testimonial: TestimonialsQuery['testimonials'][number] }) {
  const { description, name, position, image } = testimonial;
  return (
    <figure className="flex flex-col border-t-2 border-brass pt-7 [contain-intrinsic-block-size:auto_20rem] [content-visibility:auto]">
      <blockquote className="font-heading text-2xl leading-[1.32] font-[480] tracking-tight text-pretty">
        <p>{description}</p>
      </blockquote>
      <figcaption className="mt-7 flex items-center gap-4">
        <Picture image={image} decorative sizes="56px" className="size-14 shrink-0 rounded-full" />
        <span className="min-w-0 text-sm">
          <strong className="block font-semibold">{name}</strong>
          <span className="text-ink-muted">{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
