import { Link } from 'react-router-dom';

interface BrowserOnlyProps {
  /** Said while the browser reads what it has kept. */
  loading: string;
  /** Said where JavaScript does not run, with a link to another way. */
  sentence: string;
  link: { text: string; to: string };
}

/** Stands for what only the browser knows, until it has said so. */
export function BrowserOnly({ loading, sentence, link }: BrowserOnlyProps) {
  return (
    <div className="min-h-60 text-ink-muted">
      <p role="status" className="[@media(scripting:none)]:hidden">
        {loading}
      </p>
      <noscript>
        <p>
          {sentence}
          <Link to={link.to} className="font-semibold text-pine underline underline-offset-4">
            {link.text}
          </Link>
          .
        </p>
      </noscript>
    </div>
  );
}
