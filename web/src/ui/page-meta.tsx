interface PageMetaProps {
  title: string;
  description: string;
  /** The page’s own address, without parameters. */
  path: string;
  /** Search engines leave it out of their lists. */
  noindex?: boolean;
}

/** What browsers and search engines read about a page; React puts it into the head. */
export function PageMeta({ title, description, path, noindex = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · Apna Hi Ghar Realty`}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={path} />}
    </>
  );
}
