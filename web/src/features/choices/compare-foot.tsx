import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { compareChoice } from './compare-choice.ts';
import type { Compared } from './compare-choice.ts';

type BarComponent = ComponentType<{ chosen: readonly Compared[] }>;

/** Fetched when something is chosen; if it does not arrive, the pages and the header still lead to the comparison. */
const CompareBar = lazy(async () => ({ default: await loadBar().catch((): BarComponent => NoBar) }));
/** The pages where visitors choose properties to compare. */
const choosingPaths = /^\/(project-details|product-details|shop|wishlist)/;

/** Leads to the comparison as long as something is chosen for it. */
export function CompareFoot() {
  const { pathname } = useLocation();
  const chosen = useBrowserStore(compareChoice);
  if (!chosen?.length || !choosingPaths.test(pathname)) return null;
  return (
    <Suspense>
      <CompareBar chosen={chosen} />
    </Suspense>
  );
}

async function loadBar(): Promise<BarComponent> {
  return (await import('./compare-bar.tsx')).CompareBar;
}

function NoBar() {
  return null;
}
