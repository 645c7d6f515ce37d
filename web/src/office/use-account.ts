import { useMeQuery } from './account.generated.ts';

/** The account that is logged in, as the session gate read it; undefined before. */
export function useAccount() {
  return useMeQuery({ fetchPolicy: 'cache-only' }).data?.me;
}
