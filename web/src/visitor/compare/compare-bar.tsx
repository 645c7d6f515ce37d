import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrowserStore } from '../../lib/browser-store.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { compareChoice } from './compare-choice.ts';

/** The pages where visitors choose properties to compare. */
const choosingPaths = /^\/(project-details|product-details|shop|wishlist)/;

const CompareBarShown = onDemand(async () => (await import('./compare-bar-shown.tsx')).CompareBarShown);

/**
 * Leads to the comparison as long as something is chosen for it; floats over the foot of the page. On a phone it would
 * cover a form: there the header leads to the comparison.
 */
export function CompareBar() {
  const { pathname } = useLocation();
  const chosen = useBrowserStore(compareChoice);
  if (!chosen?.length || !choosingPaths.test(pathname)) return null;
  return (
    <Suspense>
      <CompareBarShown chosen={chosen} />
    </Suspense>
  );
}
