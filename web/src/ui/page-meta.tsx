import { useCompanyName } from './company-name.ts';

interface PageMetaProps {
  title: string;
  description?: string;
  /**
   * The canonical address, without parameters that only change the presentation. Without it, search engines
   * ignore the page.
   */
  canonical?: string;
}

/** The metadata of a page; React puts it into the head. */
export function PageMeta({ title, description, canonical }: PageMetaProps) {
  const company = useCompanyName();
  return (
    <>
      <title>{[title, company].filter(Boolean).join(' · ')}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
    </>
  );
}
