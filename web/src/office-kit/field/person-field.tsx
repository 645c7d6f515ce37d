import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/field.tsx';
import { personFieldContent } from './person-field.content.ts';
import { usePeople } from '../session/use-people.ts';

interface PersonFieldProps extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  /** The label of the choice of no person. */
  none: string;
  /** The person that is chosen now, who can be in the trash; an empty id is no person. */
  present: { id: string; name?: string };
}

/** A choice of one person of the team, by name. */
export function PersonField({ none, present, ...field }: PersonFieldProps) {
  const people = usePeople();
  const known = people.some(({ id }) => id === present.id);
  const others = present.id && !known ? [{ id: present.id, name: present.name }] : [];
  return (
    <SelectField {...field}>
      <option value="">{none}</option>
      {[...others, ...people].map(({ id, name }) => (
        <option key={id} value={id}>
          {name ?? personFieldContent.gone}
        </option>
      ))}
    </SelectField>
  );
}

/** The name of a person of whom only the id is known. */
export function PersonName({ id, none }: { id: string | undefined; none: string }) {
  const people = usePeople();
  if (!id) return none;
  return people.find((person) => person.id === id)?.name ?? personFieldContent.gone;
}
