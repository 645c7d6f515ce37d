import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { choiceLabel } from 'domain/property/property-choices.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { SmallForm } from '../../../../office-kit/field/small-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { WishedPlaces } from './wished-places.tsx';
import { wishesContent } from './wishes.content.ts';
import { SetPersonWishesDocument } from './wishes.generated.ts';
import type { PersonWishesFragment } from './wishes.generated.ts';
import {
  changedWishes,
  intents,
  languages,
  looksForHome,
  purposes,
  typedAmount,
  wishedKinds,
} from './wishes-input.ts';

const texts = wishesContent.form;
const counts = [0, 1, 2, 3, 4, 5, 6];

/** The fields of the wishes; only what is changed is sent, so that the rest stays as the enquiry says it. */
export function WishesForm({ person, onDone }: { person: PersonWishesFragment; onDone: () => void }) {
  const client = useApolloClient();
  const { id, wishes, language } = person;
  const [intent, setIntent] = useState<string>(wishes.intent ?? '');
  const loan = wishes.loan === null ? '' : wishes.loan ? 'yes' : 'no';

  async function send(typed: FormData) {
    const changes = changedWishes(person, typed);
    if (Object.keys(changes).length > 0) {
      const variables = { id, wishes: changes };
      await client.mutate({ mutation: SetPersonWishesDocument, variables });
      showToast({ tone: 'success', text: wishesContent.saved });
    }
    onDone();
  }

  return (
    <>
      <SmallForm submitLabel={wishesContent.save} failed={wishesContent.failed} send={send}>
        {(errors) => (
          <>
            <Choice
              label={texts.intent}
              name="intent"
              value={intent}
              onChange={setIntent}
              options={intents.map((one) => [one, wishesContent.intents[one]])}
            />
            {looksForHome(intent) && (
              <>
                <Conditions person={person} rents={intent === 'RENT'} errors={errors} />
                <Choice
                  label={wishesContent.purpose}
                  name="purpose"
                  initial={wishes.purpose ?? ''}
                  options={purposes.map((one) => [one, wishesContent.purposes[one]])}
                />
                <Choice
                  label={wishesContent.loan}
                  name="loan"
                  initial={loan}
                  options={Object.entries(wishesContent.loans)}
                />
              </>
            )}
            <Choice
              label={wishesContent.language}
              name="language"
              initial={language ?? ''}
              options={languages.map((one) => [one, wishesContent.languages[one]])}
            />
          </>
        )}
      </SmallForm>
      <Button look="quiet" className="mt-2 -ml-3" onClick={onDone}>
        {wishesContent.cancel}
      </Button>
    </>
  );
}

interface ConditionsProps {
  person: PersonWishesFragment;
  rents: boolean;
  errors: Record<string, string>;
}

/** What the home should be like. */
function Conditions({ person: { wishes }, rents, errors }: ConditionsProps) {
  const { kinds, places, bedrooms, price, area, stages, possession } = wishes;
  const beds = counts.map((count): [string, string] => [String(count), wishesContent.bedrooms(count)]);
  return (
    <>
      <WishedPlaces chosen={places} error={errors.places} />
      <fieldset className="min-w-0">
        <legend className="text-sm font-semibold">{texts.kinds}</legend>
        <div className="mt-1 grid max-h-56 grid-cols-2 gap-x-6 overflow-y-auto rounded-field border border-line px-4 py-1">
          {wishedKinds.map((kind) => (
            <CheckRow
              key={kind}
              type="checkbox"
              name="kinds"
              value={kind}
              label={choiceLabel('kind', kind)}
              defaultChecked={kinds.includes(kind)}
            />
          ))}
        </div>
        {errors.kinds && <p className="mt-2 text-xs font-medium text-danger">{errors.kinds}</p>}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3">
        <Choice
          label={texts.bedroomsFrom}
          name="minBeds"
          none={wishesContent.any}
          initial={bedrooms?.min?.toString() ?? ''}
          options={beds}
          error={errors.bedrooms}
        />
        <Choice
          label={texts.bedroomsTo}
          name="maxBeds"
          none={wishesContent.any}
          initial={bedrooms?.max?.toString() ?? ''}
          options={beds}
        />
        <TextField
          label={texts.budgetFrom}
          name="minPrice"
          defaultValue={typedAmount(price?.min)}
          hint={rents ? texts.rentHint : texts.budgetHint}
          error={errors.minPrice}
        />
        <TextField
          label={texts.budgetTo}
          name="maxPrice"
          defaultValue={typedAmount(price?.max)}
          error={errors.maxPrice}
        />
        <TextField
          label={texts.areaFrom(
            area ? (area.basis ? wishesContent.bases[area.basis] : '') : wishesContent.bases.CARPET,
          )}
          name="minArea"
          inputMode="numeric"
          defaultValue={area?.min ?? ''}
          error={errors.floorArea}
        />
        <TextField
          label={texts.areaTo(wishesContent.units[area?.unit ?? 'SQ_FT'])}
          name="maxArea"
          inputMode="numeric"
          defaultValue={area?.max ?? ''}
        />
      </div>
      <CheckRow type="checkbox" name="ready" label={texts.ready} defaultChecked={stages.includes('READY')} />
      <TextField
        label={texts.possessionTo}
        name="possessionTo"
        type="month"
        hint={texts.possessionHint}
        defaultValue={possession?.to ?? ''}
        error={errors.possession}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  initial?: string;
  value?: string;
  none?: string;
  error?: string;
  onChange?: (value: string) => void;
}

function Choice({ label, name, options, initial, value, none, error, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      name={name}
      error={error}
      {...(onChange
        ? { value, onChange: ({ target }: { target: HTMLSelectElement }) => onChange(target.value) }
        : { defaultValue: initial })}
    >
      <option value="">{none ?? wishesContent.unknown}</option>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
