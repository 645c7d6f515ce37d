import type { ReactNode } from 'react';
import { addressChoice } from 'domain/text/choices.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { choiceFields } from 'domain/property/property-choices.ts';
import type { ChoiceName } from 'domain/property/property-choices.ts';
import type { ProjectsQuery } from '../../property.generated.ts';

export type Facets = NonNullable<ProjectsQuery['projects']['facets']>;

export const controlClass =
  'min-h-11 w-full min-w-0 rounded-field border border-field-line/55 bg-card px-3 text-sm text-ink hover:border-field-line';

/** A filter with its title. */
export function FilterGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full text-sm font-semibold">{title}</legend>
      <div className="clear-both pt-1">{children}</div>
      {hint && <p className="mt-1 text-xs text-ink-muted">{hint}</p>}
    </fieldset>
  );
}

/** The number of results for a choice. */
export function countOf<Value>(
  counts: readonly { value: Value; count: number }[] | undefined,
  value: Value,
): number | undefined {
  return counts?.find((facet) => facet.value === value)?.count;
}

interface ChoiceRowsProps {
  field: ChoiceName;
  /** Without it, the label of the field. */
  title?: string;
  /** Its name in the address; without it, that of the field. */
  parameter?: string;
  chosen: readonly string[];
  counts: readonly { value: string; count: number }[] | undefined;
  onChange: () => void;
}

/** A box for each choice of a fact that finds something, and for each chosen one. */
export function ChoiceRows({
  field,
  title = choiceFields[field].label,
  parameter = field,
  chosen,
  counts,
  onChange,
}: ChoiceRowsProps) {
  const options = Object.entries(choiceFields[field].options);
  const shown = options.filter(
    ([value]) => !counts || chosen.includes(value) || (countOf(counts, value) ?? 0) > 0,
  );
  if (shown.length === 0) return null;
  return (
    <FilterGroup title={title}>
      {shown.map(([value, label]) => (
        <CheckRow
          key={value}
          type="checkbox"
          name={parameter}
          value={addressChoice(value)}
          checked={chosen.includes(value)}
          onChange={onChange}
          label={label}
          count={countOf(counts, value)}
        />
      ))}
    </FilterGroup>
  );
}
