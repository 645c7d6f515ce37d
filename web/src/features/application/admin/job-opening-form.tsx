import { useApolloClient } from '@apollo/client/react';
import type { EmploymentKind, JobOpeningInput } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { employmentWords } from '../opening-words.ts';
import { jobOpeningsContent } from './job-openings.content.ts';
import { SaveJobOpeningDocument } from './job-openings.generated.ts';
import type { JobOpeningFactsFragment } from '../application.generated.ts';

const { form: texts, failed } = jobOpeningsContent;
const kinds: EmploymentKind[] = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'];

interface JobOpeningFormProps {
  /** Null for a new opening. */
  opening: JobOpeningFactsFragment | null;
  onSaved: (title: string) => Promise<void>;
}

/** The fields of one opening. */
export function JobOpeningForm({ opening, onSaved }: JobOpeningFormProps) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const input: JobOpeningInput = {
      title: typedText(typed, 'title'),
      place: typedText(typed, 'place'),
      employment: readChoice(typedText(typed, 'employment'), kinds) ?? 'FULL_TIME',
      text: typedText(typed, 'text'),
      payFrom: readRupees(typedText(typed, 'payFrom')),
      payTo: readRupees(typedText(typed, 'payTo')),
      applyBy: typedText(typed, 'applyBy'),
    };
    await client.mutate({ mutation: SaveJobOpeningDocument, variables: { input, id: opening?.id } });
    await onSaved(input.title);
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={failed} send={send}>
      {(errors) => (
        <>
          <TextField
            label={texts.title.label}
            name="title"
            maxLength={120}
            defaultValue={opening?.title}
            error={errors.title}
          />
          <TextField
            label={texts.place.label}
            hint={texts.place.hint}
            name="place"
            maxLength={120}
            defaultValue={opening?.place}
            error={errors.place}
          />
          <SelectField
            label={texts.employment}
            name="employment"
            defaultValue={opening?.employment}
            error={errors.employment}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {employmentWords[kind]}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={texts.text.label}
            hint={texts.text.hint}
            name="text"
            rows={5}
            maxLength={3_000}
            defaultValue={opening?.text}
            error={errors.text}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={texts.payFrom.label}
              hint={texts.payFrom.hint}
              name="payFrom"
              inputMode="numeric"
              maxLength={12}
              defaultValue={opening?.payFrom ?? ''}
              error={errors.payFrom}
            />
            <TextField
              label={texts.payTo.label}
              name="payTo"
              inputMode="numeric"
              maxLength={12}
              defaultValue={opening?.payTo ?? ''}
              error={errors.payTo}
            />
          </div>
          <TextField
            label={texts.applyBy.label}
            hint={texts.applyBy.hint}
            name="applyBy"
            type="date"
            defaultValue={opening?.applyBy ?? ''}
            error={errors.applyBy}
          />
        </>
      )}
    </SmallForm>
  );
}

/** Whole rupees with or without grouping; null for an empty field. What is no number becomes one that the server refuses. */
function readRupees(text: string): number | null {
  const digits = text.replace(/[\s,₹]/g, '');
  return digits ? Math.trunc(Number(digits)) || 0 : null;
}
