import type { ReactNode } from 'react';

interface CallToActionProps {
  id: string;
  title: string;
  line: string;
  /** A picture left of the text, from tablets up. */
  picture?: ReactNode;
  /** Buttons and links. */
  children: ReactNode;
}

/** An invitation within a page: a brass-coloured panel, with or without a picture. */
export function CallToAction({ id, title, line, picture, children }: CallToActionProps) {
  return (
    <section aria-labelledby={id} className="container-page section-gap">
      <div
        className={`grid overflow-hidden rounded-card bg-brass-soft ${picture ? 'md:grid-cols-[1fr_1.1fr]' : ''}`}
      >
        {picture && <div className="aspect-3/2 md:order-2 md:aspect-auto">{picture}</div>}
        <div
          className={`flex flex-col items-start gap-6 p-6 md:p-12 ${picture ? '' : 'md:flex-row md:items-center md:justify-between'}`}
        >
          <div>
            <h2 id={id} className="text-3xl">
              {title}
            </h2>
            <p className="mt-3 max-w-[46ch]">{line}</p>
          </div>
          <div className="flex shrink-0 flex-wrap items-center gap-3 md:max-w-full">{children}</div>
        </div>
      </div>
    </section>
  );
}
