import { usePersonChoicesQuery } from './people.generated.ts';

/** The people of the team to choose from; empty while they load. */
export function usePeople(): readonly { id: string; name: string }[] {
  const { data } = usePersonChoicesQuery({ fetchPolicy: 'cache-and-network' });
  return data?.teamMembers ?? [];
}
