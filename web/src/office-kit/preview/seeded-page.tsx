import { useState } from 'react';
import type { ReactNode } from 'react';
import { askServer } from '../../lib/server/ask-server.ts';
import { createPageClient, PageClientContext } from '../../lib/server/page-client.ts';
import type { PageClient } from '../../lib/server/page-client.ts';

interface SeededPageProps {
  /** Gives the page its facts; called once. */
  fill: (client: PageClient) => void;
  children: ReactNode;
}

/**
 * A page of the site with facts that visitors do not see. It has a memory of its own, so that no other screen shows
 * them as stored.
 */
export function SeededPage({ fill, children }: SeededPageProps) {
  const [shownBy] = useState(() => {
    const own = createPageClient(askServer);
    fill(own);
    return own;
  });
  return <PageClientContext value={shownBy}>{children}</PageClientContext>;
}
