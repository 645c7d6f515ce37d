import { useRef } from 'react';
import { privateRows } from 'domain/property/private-fields.ts';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { isAsked, useChoice } from './fields/fields-by-kind.ts';
import { privateName } from './fields/private-values.ts';
import { FormSection } from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';

/** What the office keeps for itself: the owner, the keys, the lowest price. No page shows it. */
export function PrivateSection({ values, errors }: SectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const kind = useChoice(box, 'kind', values.texts.kind ?? '');
  return (
    <FormSection name="private">
      <p className="text-dense text-ink-muted">{propertyAdminContent.privateLine}</p>
      <div ref={box} className="grid items-start gap-5 sm:grid-cols-2">
        {privateRows.map(([name, { label, hint, maxLength, rows }]) => {
          const field = {
            name: privateName(name),
            defaultValue: values.texts[privateName(name)] ?? '',
            error: errors[privateName(name)],
            ...{ label, hint, maxLength },
          };
          return rows ? (
            <div key={name} className="sm:col-span-2">
              <TextAreaField {...field} rows={rows} />
            </div>
          ) : (
            <div key={name} hidden={!isAsked(kind, field.name)}>
              <TextField
                {...field}
                autoComplete="off"
                type={name === 'ownerMobile' ? 'tel' : 'text'}
                inputMode={name === 'totalFloors' ? 'numeric' : undefined}
              />
            </div>
          );
        })}
      </div>
    </FormSection>
  );
}
