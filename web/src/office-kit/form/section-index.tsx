import { useEffect, useRef, useState } from 'react';
import { sectionIndexContent as texts } from './section-index.content.ts';

interface SectionIndexProps {
  /** The ids of the sections and their headings, in the order of the form. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long form: at its side on wide screens, in a strip above it on phones. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) strip.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={texts.label}
      className="sticky top-14 z-10 -mx-4 mb-4 [scrollbar-width:none] overflow-x-auto border-b border-line bg-paper px-4 py-1 md:-mx-8 md:px-8 lg:top-0 xl:top-6 xl:mx-0 xl:mb-0 xl:self-start xl:overflow-visible xl:border-0 xl:p-0"
    >
      <ul className="flex gap-1 xl:grid xl:gap-0.5">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(id);
                section?.scrollIntoView();
                section?.focus({ preventScroll: true });
              }}
              className="flex min-h-11 items-center rounded-field px-3 text-dense font-semibold whitespace-nowrap text-ink-muted hover:bg-pine-soft hover:text-pine aria-[current]:bg-pine-soft aria-[current]:text-pine xl:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
