import { BadgeCheck, DoorOpen, House, Landmark, Smartphone, TrendingUp } from 'lucide-react';
import { SectionHeading } from '../ui/section-heading.tsx';
import { uspContent } from './usp-cards.content.ts';
import { useTexts } from '../lib/site-texts.ts';

const icons = [BadgeCheck, TrendingUp, DoorOpen, Smartphone, House, Landmark];

/** Six USP cards, each with a fact that readers can check. */
export function UspCards({ withHeading = true }: { withHeading?: boolean }) {
  const own = useTexts('usp', uspContent);
  const Title = withHeading ? 'h3' : 'h2';
  return (
    <section
      aria-label={withHeading ? undefined : own.title}
      aria-labelledby={withHeading ? 'usp' : undefined}
      className="container-page section-gap"
    >
      {withHeading && <SectionHeading id="usp" title={own.title} line={own.line} />}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {own.cards.map(({ title, text, check }, index) => {
          const Icon = icons[index];
          return (
            <li key={title} className="flex flex-col rounded-card border border-line bg-card p-6 md:p-7">
              {Icon && <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-brass-deep" />}
              <Title className="mt-5 text-xl">{title}</Title>
              <p className="mt-2 mb-6 text-ink-muted">{text}</p>
              <p className="mt-auto border-t border-line pt-4 text-sm font-medium">{check}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
