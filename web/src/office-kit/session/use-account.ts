import { useMeQuery } from '../account.generated.ts';

/** The account of the login, from the session gate’s query; undefined before it has loaded. */
export function useAccount() {
  return useMeQuery({ fetchPolicy: 'cache-only' }).data?.me;
}
