import type { ReactNode } from 'react';

/** A section with a heading, in the column of a project’s story. */
export function DetailsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
