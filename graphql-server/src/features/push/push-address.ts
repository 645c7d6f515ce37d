import type { OutgoingRules } from '../../access/outgoing.ts';
import type { Config } from '../../base/config.ts';

/** The addresses of push services: https on its usual port, by the name of a public host. The operator may allow others. */
export function pushRules({ push }: Config): OutgoingRules {
  return { maxLength: 1_000, allowPrivateHosts: push?.allowPrivateHosts ?? false };
}
