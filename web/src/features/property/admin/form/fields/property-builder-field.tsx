import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { readError } from '../../../../../lib/errors.ts';
import { useAdminSession } from '../../../../../office-kit/session/admin-session.ts';
import { Combobox } from '../../../../../office-kit/field/combobox.tsx';
import type { ComboboxOption } from '../../../../../office-kit/field/combobox.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { propertyAdminContent } from '../../property-admin.content.ts';
import { AddNamedBuilderDocument } from '../../property-admin.generated.ts';
import type { BuilderTextsQuery } from '../../property-admin.generated.ts';
import { sameName } from './about-builder-field.tsx';

type BuilderItem = BuilderTextsQuery['adminBuilders']['items'][number];

const texts = propertyAdminContent.builder;
const addKey = 'add';

interface PropertyBuilderFieldProps {
  field: { name: string; label: string; hint?: string; maxLength: number; error?: string };
  typed: string;
  /** The builders that fit what is typed, and the names of other properties that have no builder yet. */
  known: readonly BuilderItem[];
  names: readonly string[];
  totalCount: number;
  /** Whether they fit the last letter that was typed. */
  isLoaded: boolean;
  onType: (text: string) => void;
  /** Called when the field changes without a key. */
  onChange: () => void;
}

/** The name of the builder: finds all builders by typing, and adds one in place while the form stays as it is. */
export function PropertyBuilderField(props: PropertyBuilderFieldProps) {
  const { field, typed, known, names, totalCount, isLoaded, onType, onChange } = props;
  const part = useRef<HTMLDivElement>(null);
  const name = typed.trim();
  const page = known.find((builder) => sameName(builder.name, name));
  const adding = useAddBuilder(name, onAdded);
  const options: ComboboxOption[] = [
    ...known.map((builder) => ({ key: builder.id, text: builder.name })),
    ...names.map((text) => ({ key: text, text, note: texts.withoutPage })),
    ...(isLoaded && name && !page ? [{ key: addKey, text: texts.addNamed(name) }] : []),
  ];

  function onAdded(added: string) {
    onType(added);
    onChange();
    // The button is gone.
    part.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={part} className="grid gap-5">
      <Combobox
        {...field}
        text={typed}
        options={options}
        found={isLoaded ? texts.found(totalCount) : ''}
        error={adding.error ?? field.error}
        onType={(text) => {
          adding.forget();
          onType(text);
        }}
        onChoose={({ key, text }) => {
          if (key === addKey) {
            void adding.add();
            return;
          }
          onType(text);
          onChange();
        }}
      />
      <div role="status" className="-mt-3 text-xs text-ink-muted empty:hidden">
        {isLoaded && name && <BuilderNote page={page} isAdded={adding.added === name} />}
      </div>
      {isLoaded && name && !page && (
        <Button
          look="outline"
          aria-disabled={adding.busy}
          onClick={() => void adding.add()}
          className="-mt-3 max-w-full justify-self-start break-words"
        >
          {adding.busy ? texts.adding : texts.addNamed(name)}
        </Button>
      )}
    </div>
  );
}

/** Says whether the typed name is one of the builders, and leads to its page in another tab: the form stays open. */
function BuilderNote({ page, isAdded }: { page: BuilderItem | undefined; isAdded: boolean }) {
  if (!page) return <p>{texts.unknown}</p>;
  const line = isAdded ? texts.added : page.introduction ? texts.known : texts.knownWithoutText;
  return (
    <p>
      {line(page.name)}{' '}
      <a
        href={`/my-account/builders/${page.id}/edit`}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-pine underline underline-offset-4"
      >
        {texts.edit}
        <span className="sr-only"> {texts.newTab}</span>
      </a>
    </p>
  );
}

/** Adds a builder that has no more than its name. */
function useAddBuilder(name: string, onAdded: (name: string) => void) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [added, setAdded] = useState<string>();

  async function add() {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await withSession(() =>
        client.mutate({ mutation: AddNamedBuilderDocument, variables: { input: { name } } }),
      );
      for (const fieldName of ['adminBuilders', 'builders'])
        client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      const stored = data?.createBuilder.name ?? name;
      setAdded(stored);
      onAdded(stored);
    } catch (failure) {
      const { message, fields } = readError(failure, texts.notAdded);
      setError(fields.name ?? message);
    } finally {
      setBusy(false);
    }
  }

  return { busy, error, added, add, forget: () => setError(undefined) };
}
