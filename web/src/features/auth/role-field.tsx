import { useState } from 'react';
import type { AdminRole } from '../../office/account.generated.ts';
import { SelectField } from '../../ui/field.tsx';
import { roleWords } from './accounts.content.ts';

const roles: AdminRole[] = ['SALES', 'EDITOR', 'OWNER'];
const leastRole = 'SALES';

function roleOf(value: unknown): AdminRole {
  return roles.find((role) => role === value) ?? leastRole;
}

/** The role that the select of a form names. */
export function readRole(typed: FormData): AdminRole {
  return roleOf(typed.get('role'));
}

/** A choice of roles; what the chosen one may do stands below. */
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
