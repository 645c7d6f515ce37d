import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { DutyInput, MessageLanguage, PropertyCategory } from 'domain/schema.generated.ts';
import { choiceWords, readChoice } from 'domain/text/choices.ts';
import { indianInput, readIndianInput } from 'domain/text/india-time.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { TextField } from '../../../ui/field.tsx';
import { dutyContent } from './duty.content.ts';
import { DutiesDocument, SaveDutyDocument } from './duty.generated.ts';
import type { DutyFactsFragment } from './duty.generated.ts';
import { readCount, textsOf } from './typed-values.ts';
import { LeaveFields, readLeave } from './leave-fields.tsx';
import { DutyPlaces } from './duty-places.tsx';
import { readWeek, WeekFields } from './week-fields.tsx';

const texts = dutyContent.form;
const languages: MessageLanguage[] = ['ENGLISH', 'HINDI'];
const kinds: PropertyCategory[] = ['RESIDENTIAL', 'COMMERCIAL', 'STUDIO'];

interface DutyFormProps {
  duty: DutyFactsFragment;
  /** Whether all of it can be changed, and not the pause and the leave alone. */
  all: boolean;
  onDone: () => void;
}

/** The fields of a duty. */
export function DutyForm({ duty, all, onDone }: DutyFormProps) {
  const client = useApolloClient();
  const [followsOffice, setFollowsOffice] = useState(!duty.week);

  async function send(typed: FormData) {
    const chosen = <Name extends string>(field: string, names: readonly Name[]) =>
      textsOf(typed, field).flatMap((value) => readChoice(value, names) ?? []);
    const pausedUntil = typedText(typed, 'pausedUntil');
    const input: DutyInput = {
      pausedUntil: pausedUntil ? readIndianInput(pausedUntil) : null,
      leave: readLeave(typed),
      ...(all && {
        takesNew: typed.has('takesNew'),
        weight: readCount(typedText(typed, 'weight')),
        week: typed.has('asOffice') ? null : readWeek(typed),
        languages: chosen('languages', languages),
        kinds: chosen('kinds', kinds),
        places: textsOf(typed, 'places'),
      }),
    };
    await client.mutate({
      mutation: SaveDutyDocument,
      variables: { memberId: duty.memberId, input },
      refetchQueries: [DutiesDocument],
      awaitRefetchQueries: true,
    });
    showToast({ tone: 'success', text: dutyContent.saved(duty.memberName) });
    onDone();
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={texts.failed} send={send}>
      {(errors) => (
        <>
          {all && (
            <>
              <CheckRow
                type="checkbox"
                name="takesNew"
                label={texts.takesNew}
                defaultChecked={duty.takesNew}
              />
              <TextField
                label={texts.weight}
                hint={texts.weightHint}
                name="weight"
                type="number"
                min={0}
                max={10}
                inputMode="numeric"
                defaultValue={duty.weight}
                error={errors.weight}
              />
              <fieldset>
                <legend className="text-sm font-semibold">{texts.hours}</legend>
                <CheckRow
                  type="checkbox"
                  name="asOffice"
                  label={texts.asOffice}
                  checked={followsOffice}
                  onChange={({ target }) => setFollowsOffice(target.checked)}
                />
                {!followsOffice && <WeekFields week={duty.week} error={errors.week} />}
              </fieldset>
            </>
          )}
          <TextField
            label={texts.pause}
            hint={texts.pauseHint}
            name="pausedUntil"
            type="datetime-local"
            defaultValue={duty.pausedUntil ? indianInput(duty.pausedUntil) : ''}
            error={errors.pausedUntil}
          />
          <LeaveFields leave={duty.leave} error={errors.leave} />
          {all && (
            <fieldset>
              <legend className="text-sm font-semibold">{texts.skills}</legend>
              <p className="mb-2 text-xs text-ink-muted">{texts.skillsHint}</p>
              <div className="grid gap-4 sm:grid-cols-2">
                <Checks name="languages" label={texts.languages} names={languages} chosen={duty.languages} />
                <Checks name="kinds" label={texts.kinds} names={kinds} chosen={duty.kinds} />
              </div>
              <DutyPlaces chosen={duty.places} error={errors.places} />
            </fieldset>
          )}
        </>
      )}
    </SmallForm>
  );
}

interface ChecksProps {
  name: string;
  label: string;
  names: readonly string[];
  chosen: readonly string[];
}

function Checks({ name, label, names, chosen }: ChecksProps) {
  return (
    <div role="group" aria-label={label}>
      <p className="text-xs font-semibold text-ink-muted">{label}</p>
      {names.map((one) => (
        <CheckRow
          key={one}
          type="checkbox"
          name={name}
          value={one}
          label={choiceWords(one)}
          defaultChecked={chosen.includes(one)}
        />
      ))}
    </div>
  );
}
