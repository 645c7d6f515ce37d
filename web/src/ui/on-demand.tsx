import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first shown. If the code does not arrive, a sentence says so
 * there, and the rest of the page goes on.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));
}

function NotLoaded() {
  return (
    <p role="alert" className="p-6">
      This part could not be loaded. Please check your connection and reload the page.
    </p>
  );
}
