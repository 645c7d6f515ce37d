import type { ComponentProps } from 'react';
import { OfferedText } from './offered-text.tsx';
import { propertyAdminContent } from '../../property-admin.content.ts';
import type { BuilderTextsQuery } from '../../property-admin.generated.ts';

type BuilderItem = BuilderTextsQuery['adminBuilders']['items'][number];

const texts = propertyAdminContent.builder;

type OfferedProps = ComponentProps<typeof OfferedText>;

/**
 * The property’s own text about its builder. While the builder has an introduction, visitors read that one: a text that
 * says the same needs no field, and one that differs says that it is not shown.
 */
export function AboutBuilderField({ page, ...field }: OfferedProps & { page: BuilderItem | undefined }) {
  const introduction = page?.introduction ?? '';
  const own = (field.defaultValue ?? '').trim();
  if (!page || !introduction) return <OfferedText {...field} />;
  if (own === '' || own === introduction || own === field.initial.trim())
    return <input type="hidden" name="aboutBuilder" value={introduction} />;
  return (
    <OfferedText
      {...field}
      hint={texts.differs(page.name)}
      initial={own}
      offer={{ title: page.name, text: introduction }}
    />
  );
}

/** Whether two typed names are one name. */
export function sameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter(Boolean)
      .join(' ');
  return plain(one) === plain(other);
}
