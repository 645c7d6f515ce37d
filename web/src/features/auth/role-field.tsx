import { useState } from 'react';
import type { AdminRole } from 'domain/schema.generated.ts';
import { SelectField } from '../../ui/field.tsx';
import { roleWords } from './accounts.content.ts';

const roles: AdminRole[] = ['SALES', 'RECRUITER', 'EDITOR', 'OWNER'];
const leastRole = 'SALES';

function roleOf(value: unknown): AdminRole {
  return roles.find((role) => role === value) ?? leastRole;
}

/** Reads the role from a form. */
export function readRole(typed: FormData): AdminRole {
  return roleOf(typed.get('role'));
}

/** A choice of roles; the rights of the chosen role are listed below. */
export function RoleField({ label, value, error }: { label: string; value?: AdminRole; error?: string }) {
  const [chosen, setChosen] = useState(value ?? leastRole);
  return (
    <SelectField
      label={label}
      hint={roleWords[chosen].line}
      name="role"
      value={chosen}
      onChange={({ target }) => setChosen(roleOf(target.value))}
      error={error}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleWords[role].name}
        </option>
      ))}
    </SelectField>
  );
}
