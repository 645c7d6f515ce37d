import { choiceFields } from 'domain/property/property-choices.ts';
import type { ChoiceRow, SeveralName } from 'domain/property/property-choices.ts';

interface ChoiceBoxesProps {
  name: SeveralName;
  chosen: readonly string[];
  error?: string;
}

/** The boxes of a fact of which a property can have several. */
export function ChoiceBoxes({ name, chosen, error }: ChoiceBoxesProps) {
  const { label, hint, options }: ChoiceRow = choiceFields[name];
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="text-sm font-semibold">{label}</legend>
      {/* Sends the field even if no box is ticked. */}
      <input type="hidden" name={name} value="" />
      <ul className="mt-2 flex flex-wrap gap-2">
        {Object.entries(options).map(([value, text]) => (
          <li key={value}>
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-3.5 text-dense hover:border-field-line has-checked:border-pine/50 has-checked:bg-pine-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine md:min-h-9">
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                className="size-4 shrink-0 outline-none"
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
      {hint && <p className="mt-1.5 text-xs text-ink-muted">{hint}</p>}
      {error && <p className="mt-1.5 text-xs font-medium text-danger">{error}</p>}
    </fieldset>
  );
}
