import { Link } from 'react-router-dom';
import { readPicture } from 'domain/site/picture-text.ts';

/** Names the link while the company’s name loads. */
const home = 'Home';

interface BrandProps {
  companyName: string;
  /** The text with the company’s own mark; empty for the delivered one. */
  logo?: string;
  onBand?: boolean;
  /** Whether to reload the site: from the admin area, so that it shows the latest changes. */
  reloadDocument?: boolean;
}

/** The company’s mark and name, without “Realty”, as its people say it. */
export function Brand({ companyName, logo = '', onBand = false, reloadDocument }: BrandProps) {
  const own = readPicture(logo);
  return (
    <Link
      to="/"
      reloadDocument={reloadDocument}
      className="brand inline-flex items-center gap-3 rounded-field font-heading text-lg font-semibold tracking-tight pointer-coarse:min-h-11"
    >
      {own ? (
        <img
          src={`${own.url}?w=480`}
          alt={own.alt}
          width={own.width}
          height={own.height}
          className="h-9 w-auto max-w-28 rounded-field bg-white object-contain"
        />
      ) : (
        <svg
          viewBox="0 0 32 32"
          aria-hidden="true"
          className={`size-9 shrink-0 rounded-field ${onBand ? 'bg-on-band/12' : 'bg-band'} text-on-band`}
        >
          <path
            d="M8 24V14.5l6-4V24M14 24V8.5l5 2.5v13M19 15h5v9M6 24h20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      )}
      {companyName.replace(/ Realty$/, '') || <span className="sr-only">{home}</span>}
    </Link>
  );
}
