import { use } from 'react';
import { useCompanyName } from '../brand/company-name.ts';
import { NoteHead } from '../head-notes.ts';
import { usePublicAddress } from '../site-address.ts';

interface PageMetaProps {
  title: string;
  description?: string;
  /**
   * The path of the canonical address, without parameters that only change the presentation. Without it, search engines
   * ignore the page.
   */
  canonical?: string;
}

/** The metadata of a page; React puts it into the head. */
export function PageMeta({ title, description, canonical }: PageMetaProps) {
  const company = useCompanyName();
  const address = usePublicAddress(canonical);
  use(NoteHead)?.({ title, description, canonical });
  return (
    <>
      <title>{[title, company].filter(Boolean).join(' · ')}</title>
      {description && <meta name="description" content={description} />}
      {address && <link rel="canonical" href={address} />}
      {!canonical && <meta name="robots" content="noindex" />}
    </>
  );
}
