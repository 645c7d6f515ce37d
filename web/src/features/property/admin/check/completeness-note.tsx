import { goToField } from '../form/go-to-field.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import type { EditedProperty } from '../form/property-form-values.ts';

const texts = propertyAdminContent.completeness;

/** How complete the saved listing is, and what to do about it; each line leads to its field. */
export function CompletenessNote({ percent, missing }: NonNullable<EditedProperty['completeness']>) {
  if (missing.length === 0) return <p className="mb-4 text-dense text-ink-muted">{texts.whole}</p>;
  return (
    <details className="mb-4 text-dense">
      <summary className="min-h-11 content-center font-semibold md:min-h-8">{texts.part(percent)}</summary>
      <ul className="mt-1 list-disc pl-5 text-ink-muted">
        {missing.map(({ key, toDo, field }) => (
          <li key={key}>
            <button
              type="button"
              className="min-h-11 text-left text-pine underline underline-offset-4 md:min-h-7"
              onClick={() => goToField(document, field)}
            >
              {toDo}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
