import { network } from '../../access/network.ts';
import type { Context } from '../../base/context.ts';

/**
 * Who sends a write: an account or an API token with what it may do now, or a network of visitors. What is kept for one is found by
 * no other, nor by the same caller after its rights have changed.
 */
export function callerOf({ admin, pendingAccount, token, address }: Context): string {
  if (token) return `token ${token.tokenId.toHexString()} ${token.scopes.join(' ')}`;
  const account = admin ?? pendingAccount;
  if (account) return `account ${account.adminId.toHexString()} ${admin ? admin.role : 'one-time'}`;
  return `visitor ${network(address)}`;
}
