import { useEffect, useRef } from 'react';
import type { ListingKind } from 'domain/schema.generated.ts';
import { TextAreaField } from '../../../../ui/field.tsx';
import { quickAddContent as texts } from './quick-add.content.ts';

const maxMessage = 10_000;
const kinds = Object.entries(texts.kinds) as [ListingKind, string][];

/** The one box; it has the focus where nothing was entered yet. */
export function MessageField({
  message,
  onChange,
}: {
  message: string;
  onChange: (message: string) => void;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (box.current?.value === '') box.current.focus({ preventScroll: true });
  }, []);
  return (
    <TextAreaField
      ref={box}
      label={texts.message}
      placeholder={texts.example}
      hint={message.length >= maxMessage ? texts.tooLong : undefined}
      rows={3}
      value={message}
      onChange={({ target }) => onChange(target.value.slice(0, maxMessage))}
    />
  );
}

/** What is added, which decides what is asked. */
export function KindField({ kind, onChange }: { kind: ListingKind; onChange: (kind: ListingKind) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{texts.kind}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-field-line/55 px-4 text-dense font-semibold has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine md:min-h-9"
          >
            <input
              type="radio"
              name="listingKind"
              checked={kind === value}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
