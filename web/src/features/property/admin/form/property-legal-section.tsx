import { useDeferredValue, useState } from 'react';
import { propertyFields } from 'domain/property/property-fields.ts';
import { OfferedText } from './fields/offered-text.tsx';
import { PropertyBuilderField } from './fields/property-builder-field.tsx';
import { AboutBuilderField, sameName } from './fields/about-builder-field.tsx';
import { useBuilderTextsQuery, usePropertyDefaultsQuery } from '../property-admin.generated.ts';
import { common, FormSection, TableField } from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';

interface LegalSectionProps extends SectionProps {
  /** The property that is edited; undefined for a new one. */
  id: string | undefined;
  onChange: () => void;
}

/** Builder and RERA: the builder is found by its name or added, and its texts in other properties are offered. */
export function LegalSection({ id, onChange, ...props }: LegalSectionProps) {
  const [typed, setTyped] = useState(props.values.texts.builder ?? '');
  const { texts, known, totalCount, isLoaded } = useBuilders(typed, id);
  const builder = texts.find(({ name }) => sameName(name, typed));
  const page = known.find(({ name }) => sameName(name, typed));
  const { data } = usePropertyDefaultsQuery();

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
      <PropertyBuilderField
        field={common('builder', props)}
        {...{ typed, known, totalCount, isLoaded, onChange }}
        names={texts.map(({ name }) => name).filter((name) => !known.some((one) => sameName(one.name, name)))}
        onType={setTyped}
      />
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
    totalCount: found?.adminBuilders.totalCount ?? 0,
    isLoaded: Boolean(data) && search === typed.trim(),
  };
}
