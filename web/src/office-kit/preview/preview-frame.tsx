import type { ReactNode } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { publicationContent } from '../publication.content.ts';

const texts = publicationContent.bar;

/** A page of the site below a bar. Nothing is sent from it. */
export function PreviewFrame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <>
      <section
        aria-label={texts.label}
        className="sticky top-0 z-40 border-b border-line bg-card px-4 py-3 md:px-8"
      >
        {bar}
      </section>
      <div
        onSubmitCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          showToast({ tone: 'success', text: texts.nothingSent });
        }}
      >
        {children}
      </div>
    </>
  );
}
