import { Link } from 'react-router-dom';

interface StepsAsideProps {
  points: {
    title: string;
    items: { title: string; text: string }[];
    trackLine: string;
    trackLink: string;
  };
}

/** The steps after sending, and a link to earlier requests. */
export function StepsAside({ points }: StepsAsideProps) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl">
        {points.title}
      </h2>
      <ol className="mt-5 border-t border-line">
        {points.items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-5">
            <span aria-hidden="true" className="font-heading text-2xl leading-none font-semibold text-brass">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-[46ch] text-sm text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-ink-muted">
        {points.trackLine}{' '}
        <Link
          to="/order-tracking"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          {points.trackLink}
        </Link>
      </p>
    </section>
  );
}
