import { Link } from 'react-router-dom';

interface BrowserOnlyProps {
  /** The text while the browser reads its stored values. */
  loading: string;
  /** The text without JavaScript, before a link to another way. */
  sentence: string;
  link: { text: string; to: string };
}

/** Stands in for content that only the browser knows, until the browser has rendered it. */
export function BrowserOnly({ loading, sentence, link }: BrowserOnlyProps) {
  return (
    <div data-starts className="min-h-60 text-ink-muted">
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
