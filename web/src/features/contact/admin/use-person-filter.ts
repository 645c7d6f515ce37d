import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { usePeople } from '../../../office-kit/session/use-people.ts';
import { handOverContent as texts } from './hand-over.content.ts';

/** Narrows the list of enquiries to those of one person of the team, or of no one. */
export function usePersonFilter(): TableFilter {
  const people = [{ id: 'none', name: texts.none }, ...usePeople()];
  return {
    ...{ kind: 'choice', name: 'responsible', label: texts.filter },
    options: people.map(({ id, name }) => ({ value: id, label: name })),
  };
}
