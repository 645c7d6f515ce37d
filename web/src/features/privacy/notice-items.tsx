import type { NoticeText } from './notice-parts.ts';

/** What is kept, why, and for how long: one block for each kind. */
export function NoticeItems({
  text: { itemsTitle, columns, items },
  fill,
}: {
  text: NoticeText;
  fill: (words: string) => string;
}) {
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="text-2xl">
        {itemsTitle}
      </h2>
      <ul className="mt-5 border-t border-line">
        {items.map(({ name, data, purpose, period }) => (
          <li key={name} className="border-b border-line py-6">
            <h3 className="text-lg">{name}</h3>
            <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[6rem_1fr]">
              {[
                [columns.data, data],
                [columns.purpose, purpose],
                [columns.period, period],
              ].map(([head, words = '']) => (
                <div key={head} className="contents">
                  <dt className="text-sm font-semibold">{head}</dt>
                  <dd className="max-w-[60ch] text-ink-muted max-sm:mb-2">{fill(words)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
