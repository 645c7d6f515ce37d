import type { NextStepKind } from 'domain/schema.generated.ts';
import { TextField } from '../../../ui/field.tsx';
import { personContent } from './person.content.ts';

const { step: texts, steps } = personContent;
const kinds = Object.keys(steps) as NextStepKind[];

/** What a colleague will do, and more about it. */
export interface StepDetails {
  kind: NextStepKind;
  text: string;
}

interface NextStepFieldsProps {
  value: StepDetails;
  onChange: (value: StepDetails) => void;
}

/** What the next step is; its moment is chosen below. */
export function NextStepFields({ value, onChange }: NextStepFieldsProps) {
  return (
    <div className="mb-3 grid gap-3">
      <div role="group" aria-label={texts.kind} className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === value.kind}
            onClick={() => onChange({ ...value, kind })}
            className="min-h-11 rounded-full border border-line bg-card px-3.5 text-dense font-medium hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9"
          >
            {steps[kind]}
          </button>
        ))}
      </div>
      <TextField
        label={texts.text}
        maxLength={200}
        value={value.text}
        onChange={({ target }) => onChange({ ...value, text: target.value })}
      />
    </div>
  );
}
