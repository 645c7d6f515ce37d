import { useApolloClient } from '@apollo/client/react';
import type { ContactFilter } from 'domain/schema.generated.ts';
import { useChoiceAction } from '../../../office-kit/field/choice-action.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { usePeople } from '../../../office-kit/session/use-people.ts';
import { SetContactsResponsibleDocument } from './contact-work.generated.ts';
import { handOverContent as texts } from './hand-over.content.ts';

/** The value of the filter, and of the choice, for no person. */
const unassigned = 'none';

/** Hands the chosen enquiries of a list to a person, and filters the list by person. */
export function useHandOver(filter: ContactFilter) {
  const client = useApolloClient();
  const people = [{ id: unassigned, name: texts.none }, ...usePeople()];
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id;
  const action = useChoiceAction({
    texts: texts.action,
    choices: people.map(({ id }) => id),
    labelOf: nameOf,
    send: async (selection, id) => {
      const responsibleId = id === unassigned ? null : id;
      const variables = { selection, filter, responsibleId };
      const changed = await client.mutate({ mutation: SetContactsResponsibleDocument, variables });
      return changed.data?.setContactsResponsible;
    },
  });
  const tableFilter: TableFilter = {
    kind: 'choice',
    name: 'responsible',
    label: texts.filter,
    options: people.map(({ id, name }) => ({ value: id, label: name })),
  };
  return { action, tableFilter };
}
