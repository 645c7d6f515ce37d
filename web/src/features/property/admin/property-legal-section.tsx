import { useDeferredValue, useId, useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { propertyFields } from '../property-fields.ts';
import { OfferedText } from './offered-text.tsx';
import { AboutBuilderField, BuilderNote, sameName } from './builder-fields.tsx';
import { useBuilderTextsQuery, usePropertyDefaultsQuery } from './property-admin.generated.ts';
import { common, FormSection, TableField } from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';

interface LegalSectionProps extends SectionProps {
  /** The property that is edited; undefined for a new one. */
  id: string | undefined;
  onChange: () => void;
}

/** Builder and RERA: the builder’s name completes itself, and its texts in other properties are offered. */
export function LegalSection({ id, onChange, ...props }: LegalSectionProps) {
  const [typed, setTyped] = useState(props.values.texts.builder ?? '');
  const { texts, known, isLoaded } = useBuilders(typed, id);
  const builder = texts.find(({ name }) => sameName(name, typed));
  const page = known.find(({ name }) => sameName(name, typed));
  const names = [...new Set([...known, ...texts].map(({ name }) => name))];
  const { data } = usePropertyDefaultsQuery();
  const listId = useId();

  function offered(name: 'aboutBuilder' | 'disclaimer', initial: string | null | undefined) {
    return {
      ...common(name, props),
      rows: propertyFields[name].rows,
      initial: initial ?? '',
      offer: builder && { title: builder.title, text: builder[name] },
      onFill: onChange,
    };
  }

  return (
    <FormSection name="legal">
      <TextField
        {...common('builder', props)}
        autoComplete="off"
        list={listId}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isLoaded && typed.trim() && <BuilderNote page={page} />}
      <AboutBuilderField page={page} {...offered('aboutBuilder', data?.settings.defaultAboutBuilder)} />
      <TableField name="reraNumber" {...props} />
      <TableField name="reraDetails" {...props} />
      <TableField name="feeDisclosure" {...props} />
      <OfferedText {...offered('disclaimer', data?.settings.defaultDisclaimer)} />
    </FormSection>
  );
}

/** The builders that fit what is typed, and the texts of properties whose builders begin like it. */
function useBuilders(typed: string, besides: string | undefined) {
  const search = useDeferredValue(typed.trim());
  const { data, previousData } = useBuilderTextsQuery({ variables: { search, besides } });
  const found = data ?? previousData;
  return {
    texts: found?.builderTexts ?? [],
    known: found?.adminBuilders.items ?? [],
    isLoaded: Boolean(data) && search === typed.trim(),
  };
}
