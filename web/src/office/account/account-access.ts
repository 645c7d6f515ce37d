import type { AdminRole } from 'domain/schema.generated.ts';
import { screens } from './screens.ts';

/** Whether a role may open a screen; null if no screen has that address. */
export function mayOpen(role: AdminRole, path: string): boolean | null {
  const address = path.replace(/\/$/, '');
  const screen =
    screens.find((one) => one.path === address) ?? screens.find((one) => isAt(one.path, address));
  return screen ? screen.roles.includes(role) : null;
}

/** Whether an address is that of a screen: `:id` stands for one part, and `*` for all that follow. */
function isAt(pattern: string, address: string): boolean {
  const parts = address.split('/');
  const wanted = pattern.split('/');
  if (wanted.at(-1) !== '*' && wanted.length !== parts.length) return false;
  return wanted.every((part, index) => part === '*' || part.startsWith(':') || part === parts[index]);
}
