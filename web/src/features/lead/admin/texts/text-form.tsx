import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { placeholders } from 'domain/lead/message-text.ts';
import { SmallForm, typedText } from '../../../../office-kit/field/small-form.tsx';
import { TextAreaField, TextField } from '../../../../ui/field.tsx';
import type { TextPartsFragment } from '../write/write.generated.ts';
import { textsContent } from './texts.content.ts';
import { SaveMessageTemplateDocument } from './texts.generated.ts';

const { form: texts, failed, fills } = textsContent;

interface TextFormProps {
  /** Null for a new text. */
  template: TextPartsFragment | null;
  onSaved: (name: string) => Promise<void>;
}

/** The fields of one text to leads. */
export function TextForm({ template, onSaved }: TextFormProps) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const input = {
      name: typedText(typed, 'name'),
      english: typedText(typed, 'english'),
      hindi: typedText(typed, 'hindi'),
    };
    await client.mutate({
      mutation: SaveMessageTemplateDocument,
      variables: { input, id: template?.id },
    });
    await onSaved(input.name);
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={failed} send={send}>
      {(errors) => (
        <>
          <TextField
            label={texts.name}
            name="name"
            maxLength={60}
            defaultValue={template?.name}
            error={errors.name}
          />
          <Words name="english" label={texts.english} of={template?.english} error={errors.english} />
          <Words name="hindi" label={texts.hindi} of={template?.hindi} error={errors.hindi} />
          <div className="text-dense">
            <h3 className="font-semibold">{texts.placeholders}</h3>
            <dl className="my-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
              {placeholders.map((one) => (
                <div key={one} className="contents">
                  <dt className="font-mono">{`{${one}}`}</dt>
                  <dd className="text-ink-muted">{fills[one]}</dd>
                </div>
              ))}
            </dl>
            <p className="text-ink-muted">{texts.registration}</p>
          </div>
        </>
      )}
    </SmallForm>
  );
}

interface WordsProps {
  name: 'english' | 'hindi';
  label: string;
  of: string | null | undefined;
  error: string | undefined;
}

/** A text in one language, with its length. */
function Words({ name, label, of, error }: WordsProps) {
  const [count, setCount] = useState(of?.length ?? 0);
  return (
    <TextAreaField
      label={label}
      hint={texts.length(count)}
      name={name}
      lang={name === 'hindi' ? 'hi' : 'en'}
      rows={4}
      maxLength={1_000}
      defaultValue={of ?? ''}
      error={error}
      onChange={({ target }) => setCount(target.value.length)}
    />
  );
}
