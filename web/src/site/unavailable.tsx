import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './document.tsx';
import { withLook } from './head/site-look.ts';
import type { SiteLook } from './head/site-look.ts';
import type { PageAssets } from './document.tsx';
import { telephoneLink } from 'domain/text/links.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { unavailableContent } from './unavailable.content.ts';

export interface Unavailable {
  assets: PageAssets;
  look: SiteLook;
  /** The id of the request, under which the log has more. */
  reference: string;
  /** What is known of the company. */
  company?: { name: string; phone?: string };
  /** The address to try again; of the page, or of the form. */
  address: string;
  /** What was typed into a form that was sent. */
  typed?: [name: string, value: string][];
  /** Whether the form had a file, which a page cannot keep. */
  withFile?: boolean;
}

const { title, text, formTitle, formText, fileText, call, retry, sendAgain } = unavailableContent;

/** The page that says that the database is away. It has no scripts, and keeps what was typed into a form. */
export function renderUnavailable(known: Unavailable): string {
  const { assets, company } = known;
  const plain = { ...assets, scripts: [], modules: [] };
  const isForm = known.typed !== undefined || known.withFile;
  const heading = isForm ? formTitle : title;
  const html = renderToStaticMarkup(
    <Document assets={plain}>
      <title>{company ? `${heading} · ${company.name}` : heading}</title>
      <meta name="robots" content="noindex" />
      <main className="container-page grid min-h-dvh content-center justify-items-center py-16 text-center">
        {company && <p className="font-heading text-lg text-brass-deep">{company.name}</p>}
        <h1 className="mt-4 text-3xl">{heading}</h1>
        <p className="mt-4 max-w-[52ch] text-ink-muted">
          {known.typed ? formText : known.withFile ? fileText : text}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Retry {...known} />
          {company?.phone && (
            <ButtonAnchor look="outline" href={telephoneLink(company.phone)}>
              {call(company.phone)}
            </ButtonAnchor>
          )}
        </div>
        <p className="mt-10 text-sm text-ink-muted">{unavailableContent.reference(known.reference)}</p>
      </main>
    </Document>,
  );
  return `<!doctype html>${withLook(html, known.look)}`;
}

function Retry({ typed, withFile, address }: Unavailable) {
  if (typed)
    return (
      <form method="post" action={address}>
        {typed.map(([name, value], place) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{sendAgain}</Button>
      </form>
    );
  return withFile ? null : <ButtonAnchor href={address}>{retry}</ButtonAnchor>;
}
