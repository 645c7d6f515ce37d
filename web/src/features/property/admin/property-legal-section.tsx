import { useDeferredValue, useId, useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { propertyFields } from '../property-fields.ts';
import { OfferedText } from './offered-text.tsx';
import { useBuildersQuery, usePropertyDefaultsQuery } from './property-admin.generated.ts';
import type { BuildersQuery } from './property-admin.generated.ts';
import { common, FormSection, TableField } from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';

type Builder = BuildersQuery['builders'][number];

interface LegalSectionProps extends SectionProps {
  /** The property that is edited; undefined for a new one. */
  id: string | undefined;
  onChange: () => void;
}

/** Builder and RERA: the builder’s name completes itself, and its texts in other properties are offered. */
export function LegalSection({ id, onChange, ...props }: LegalSectionProps) {
  const [typed, setTyped] = useState(props.values.texts.builder ?? '');
  const builders = useBuilders(typed, id);
  const builder = builders.find(({ name }) => sameName(name, typed));
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
        {builders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <OfferedText {...offered('aboutBuilder', data?.settings.defaultAboutBuilder)} />
      <TableField name="reraNumber" {...props} />
      <TableField name="reraDetails" {...props} />
      <TableField name="feeDisclosure" {...props} />
      <OfferedText {...offered('disclaimer', data?.settings.defaultDisclaimer)} />
    </FormSection>
  );
}

/** The builders in use whose names begin like what is typed. */
function useBuilders(typed: string, besides: string | undefined): readonly Builder[] {
  const search = useDeferredValue(typed.trim());
  const { data, previousData } = useBuildersQuery({ variables: { search, besides } });
  return (data ?? previousData)?.builders ?? [];
}

function sameName(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');
  return plain(one) === plain(other);
}
