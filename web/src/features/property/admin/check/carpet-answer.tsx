import { TextField } from '../../../../ui/field.tsx';
import type { Answers } from './answers.ts';
import { checklistContent } from './listing-checklist.content.ts';

const texts = checklistContent.carpet;
const isCarpet = (part: string) => /\bcarpet\b/i.test(part);

/** The carpet area in square feet, beside the area that is stated already. */
export function CarpetAnswer({ answers }: { answers: Answers }) {
  const parts = answers
    .valueOf('area')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const stated = parts.find(isCarpet) ?? '';
  return (
    <div className="max-w-60">
      <TextField
        label={texts.label}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="off"
        value={/^[\d,.]*/.exec(stated)?.[0] ?? ''}
        onChange={({ target }) => {
          const typed = target.value.replace(/[^\d,.]/g, '');
          const carpet = typed && `${typed} sq ft carpet`;
          answers.give(
            'area',
            [...parts.filter((part) => !isCarpet(part)), carpet].filter(Boolean).join('; '),
          );
        }}
      />
    </div>
  );
}
