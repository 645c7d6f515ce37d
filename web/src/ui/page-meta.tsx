import { useCompanyName } from './company-name.ts';

interface PageMetaProps {
  title: string;
  description?: string;
  /** Where search engines find the page, without what only changes its looks; without it they leave it out of their lists. */
  canonical?: string;
}

/** What browsers and search engines read about a page; React puts it into the head. */
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
