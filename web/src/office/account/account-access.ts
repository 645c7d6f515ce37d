import type { AdminRole } from 'domain/schema.generated.ts';
import { matchPath } from 'react-router-dom';
import { screens } from '../screens.ts';

/** Whether a role may open a screen; null if no screen has that address. */
export function mayOpen(role: AdminRole, path: string): boolean | null {
  const address = `/${path.replace(/\/$/, '')}`;
  const screen =
    screens.find((one) => `/${one.path}` === address) ??
    screens.find((one) => matchPath(`/${one.path}`, address));
  return screen ? screen.roles.includes(role) : null;
}
