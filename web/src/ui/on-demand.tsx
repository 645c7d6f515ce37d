import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first shown. If the code does not arrive, a sentence says so
 * there, and the rest of the page goes on. `ahead` fetches the code before, so that a page is whole when it is shown.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let code: Promise<ComponentType<Props>> | undefined;
  const fetchCode = async () => ({
    default: await (code ?? load()).catch((): ComponentType<Props> => NotLoaded),
  });
  const keep = (loaded: ComponentType<Props>) => {
    code = Promise.resolve(loaded);
  };
  // Code that does not arrive now is fetched again when the part is shown.
  return Object.assign(lazy(fetchCode), { ahead: () => load().then(keep, () => undefined) });
}

function NotLoaded() {
  return (
    <p role="alert" className="p-6">
      This part could not be loaded. Please check your connection and reload the page.
    </p>
  );
}
