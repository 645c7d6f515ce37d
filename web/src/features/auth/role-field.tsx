import { SelectField } from '../../ui/field.tsx';
import { roleWords } from './accounts.content.ts';
import type { AdminRole } from './auth.generated.ts';

const roles: AdminRole[] = ['sales', 'editor', 'owner'];

/** The role that the select of a form names. */
export function readRole(typed: FormData): AdminRole {
  return roles.find((role) => role === typed.get('role')) ?? 'sales';
}

/** A choice of roles, with what each may do. */
export function RoleField({ label, value, error }: { label: string; value?: AdminRole; error?: string }) {
  return (
    <SelectField label={label} name="role" defaultValue={value} error={error}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleWords[role].name}: {roleWords[role].line}
        </option>
      ))}
    </SelectField>
  );
}
