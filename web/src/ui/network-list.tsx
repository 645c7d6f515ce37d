const networks = [
  {
    field: 'facebookUrl',
    label: 'Facebook',
    path: 'M14 8.5h2.5V5H14c-2.2 0-3.5 1.4-3.5 3.6V11H8v3.3h2.5V22H14v-7.7h2.6L17 11h-3V9.2c0-.5.3-.7.9-.7Z',
  },
  {
    field: 'instagramUrl',
    label: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5h.01',
  },
  {
    field: 'linkedinUrl',
    label: 'LinkedIn',
    path: 'M5 9.5V19M5 5v.01M10 19V9.5m0 4.5c0-2.6 1.4-4.3 3.8-4.3S18 11.2 18 14v5',
  },
  {
    field: 'youtubeUrl',
    label: 'YouTube',
    path: 'M4 7.5C4 6.1 5.1 5.5 6 5.4c4-.4 8-.4 12 0 .9.1 2 .7 2 2.1.3 3 .3 6 0 9 0 1.4-1.1 2-2 2.1-4 .4-8 .4-12 0-.9-.1-2-.7-2-2.1-.3-3-.3-6 0-9Zm6.5 2v5l4.5-2.5-4.5-2.5Z',
  },
] as const;

type Network = (typeof networks)[number]['field'];

/** The pages of a company or a person in social networks; empty or null where there is none. */
export type NetworkPages = Partial<Record<Network, string | null>>;

/** Whether there is a page at all. */
export function hasNetworks(pages: NetworkPages): boolean {
  return networks.some(({ field }) => pages[field]);
}

/** Links to the pages in social networks that there are. */
export function NetworkList({
  pages,
  owner,
  className,
}: {
  pages: NetworkPages;
  /** Whose they are, for a screen reader, where several people’s stand on a page. */
  owner?: string;
  className?: string;
}) {
  if (!hasNetworks(pages)) return null;
  return (
    <ul className={className}>
      {networks
        .filter(({ field }) => pages[field])
        .map(({ field, label, path }) => (
          <li key={field}>
            <a
              href={pages[field] ?? undefined}
              rel="noopener"
              aria-label={owner ? `${owner} on ${label}` : label}
              className="flex h-11 w-9 items-center justify-center rounded-field hover:text-pine in-[footer]:w-11 in-[footer]:hover:text-on-band in-[main]:w-11"
            >
              <svg
                viewBox="0 0 24 24"
                className="size-5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
            </a>
          </li>
        ))}
    </ul>
  );
}
