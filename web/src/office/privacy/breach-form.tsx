import { useApolloClient } from '@apollo/client/react';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { indianInput, readIndianInput } from 'domain/text/india-time.ts';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { breachContent } from './breach.content.ts';
import { SaveBreachDocument } from './breach.generated.ts';
import type { BreachFieldsFragment } from './breach.generated.ts';

const texts = breachContent.form;
const words = ['facts', 'extent', 'consequences', 'advice', 'causes', 'measures', 'prevention'] as const;
const moments = ['peopleToldAt', 'boardToldAt', 'reportedAt'] as const;

interface BreachFormProps {
  /** Null for a new entry. */
  breach: BreachFieldsFragment | null;
  onSaved: () => Promise<void>;
}

/** The facts of one breach. What is not known yet stays empty. */
export function BreachForm({ breach, onSaved }: BreachFormProps) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const text = (name: string) => typedText(typed, name);
    const input = {
      title: text('title'),
      awareAt: readIndianInput(text('awareAt')) ?? breach?.awareAt ?? new Date().toISOString(),
      ...Object.fromEntries(words.map((name) => [name, text(name) || null])),
      ...Object.fromEntries(moments.map((name) => [name, readIndianInput(text(name))])),
    };
    const variables = { input, id: breach?.id, readAt: breach?.updatedAt };
    await client.mutate({ mutation: SaveBreachDocument, variables });
    await onSaved();
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={texts.failed} send={send}>
      {(errors) => (
        <>
          <TextField
            label={texts.title}
            name="title"
            maxLength={160}
            defaultValue={breach?.title}
            error={errors.title}
          />
          <TextField
            label={texts.awareAt}
            name="awareAt"
            type="datetime-local"
            defaultValue={indianInput(breach?.awareAt ?? new Date())}
            error={errors.awareAt}
          />
          {words.map((name) => (
            <TextAreaField
              key={name}
              label={texts[name]}
              name={name}
              rows={2}
              maxLength={5000}
              defaultValue={breach?.[name]}
              error={errors[name]}
            />
          ))}
          {moments.map((name) => {
            const present = breach?.[name];
            return (
              <TextField
                key={name}
                label={texts[name]}
                name={name}
                type="datetime-local"
                defaultValue={present ? indianInput(present) : ''}
                error={errors[name]}
              />
            );
          })}
        </>
      )}
    </SmallForm>
  );
}
