import { Form, Link, useSubmit } from 'react-router-dom';
import type { CostChoices } from 'domain/schema.generated.ts';
import { formatDay } from 'domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { projectPath } from '../property-card.tsx';
import { areaLabel } from 'domain/property/property-words.ts';
import { choiceFields } from 'domain/property/property-choices.ts';
import { buyerName } from 'domain/cost/cost-choices.ts';
import type { LoanQuestion } from 'domain/cost/cost-choices.ts';
import type { Sheet } from './cost-lines.tsx';
import { costSheetContent } from 'domain/cost/cost-sheet.content.ts';
import type { CostPropertyQuery } from './cost-sheet.generated.ts';

interface CostFormProps {
  property: NonNullable<CostPropertyQuery['property']>;
  choices: CostChoices;
  asked: LoanQuestion;
  sheet: Sheet;
}

const { form: texts, loan: loanTexts, unit: unitTexts } = costSheetContent;

/** The choices of the visitor; with JavaScript, a choice applies when the field is left. */
export function CostForm({ property, choices, asked, sheet }: CostFormProps) {
  const submit = useSubmit();
  const { costs, stage, configurations } = property;
  const { unit } = sheet;
  // Without a price, there is nothing to add up.
  const offeredHomes = configurations.filter(
    ({ carpet, priceFrom }) => carpet && (priceFrom ?? costs?.basicRate),
  );
  const offered = unit ? [] : (costs?.locationCharges ?? []);
  const buyer = buyerName(choices.buyer);
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      onChange={({ currentTarget }) =>
        void submit(withoutEmpty(currentTarget), { replace: true, preventScrollReset: true })
      }
      className="grid gap-4 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 className="text-lg">{texts.title}</h2>
      <div className="grid gap-4 max-lg:sm:grid-cols-2">
        {unit ? (
          <ChosenUnit unit={unit} slug={property.slug} />
        ) : offeredHomes.length > 0 ? (
          <SelectField
            name="configuration"
            label={texts.configuration}
            defaultValue={sheet.configuration ?? undefined}
          >
            {offeredHomes.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            name="carpet"
            label={texts.area(areaLabel(sheet))}
            inputMode="decimal"
            defaultValue={String(sheet.carpet)}
            autoComplete="off"
          />
        )}
        {costs?.floorRise && (unit?.floor ?? null) === null && (
          <TextField
            name="floor"
            label={texts.floor}
            hint={texts.floorHint}
            inputMode="numeric"
            defaultValue={choices.floor ?? ''}
            autoComplete="off"
          />
        )}
        {offered.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-semibold">{texts.charges}</legend>
            {offered.map(({ name, rate }) => (
              <CheckRow
                key={name}
                type="checkbox"
                name="charge"
                value={name}
                defaultChecked={choices.locationCharges?.includes(name)}
                label={`${name}, ₹ ${rate} per sq ft`}
              />
            ))}
          </fieldset>
        )}
        <SelectField name="parking" label={texts.parking} defaultValue={String(choices.parking ?? 1)}>
          {['0', '1', '2', '3'].map((slots) => (
            <option key={slots}>{slots}</option>
          ))}
        </SelectField>
        <SelectField name="buyer" label={texts.buyer} defaultValue={buyer}>
          {Object.entries(texts.buyers).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {choices.buyer === 'JOINT' && (
          <TextField
            name="share"
            label={texts.share}
            inputMode="numeric"
            defaultValue={choices.womanShare ?? 50}
            autoComplete="off"
          />
        )}
        <TextField
          name="loan"
          label={texts.loan}
          hint={sheet.loan ? texts.loanHint(sheet.loan.most) : undefined}
          inputMode="numeric"
          defaultValue={choices.loan ?? ''}
          autoComplete="off"
        />
        <TextField
          name="interest"
          label={texts.interest}
          hint={texts.interestHint(
            choices.interestPercent === undefined ? sheet.loan?.interestPercent : undefined,
            sheet.loan?.interestOn ? formatDay(sheet.loan.interestOn) : '',
          )}
          inputMode="decimal"
          defaultValue={choices.interestPercent ?? ''}
          autoComplete="off"
        />
        <SelectField name="years" label={texts.years} defaultValue={String(choices.years ?? 20)}>
          {['5', '10', '15', '20', '25', '30'].map((years) => (
            <option key={years}>{years}</option>
          ))}
        </SelectField>
        <TextField
          name="circle"
          label={texts.circle}
          hint={texts.circleHint}
          inputMode="numeric"
          defaultValue={choices.circleValue ?? ''}
          autoComplete="off"
        />
        <Amount name="income" label={loanTexts.income} hint={loanTexts.incomeHint} value={asked.income} />
        {asked.income && (
          <Amount
            name="emis"
            label={loanTexts.emis}
            value={asked.otherInstalments > 0 ? asked.otherInstalments : undefined}
          />
        )}
        <Amount name="prepay" label={loanTexts.prepay} value={asked.prepay} />
        {asked.prepay && <Amount name="after" label={loanTexts.after} value={asked.after} />}
        {sheet.payments.some(({ month }) => month) && (
          <TextField
            type="date"
            name="booked"
            label={texts.booked}
            hint={texts.bookedHint}
            min="2000-01-01"
            max="2099-12-31"
            defaultValue={choices.bookedOn ?? ''}
          />
        )}
        {!stage && (
          <SelectField
            name="ready"
            label={texts.ready}
            defaultValue={choices.isReady === undefined ? '' : choices.isReady ? 'yes' : 'no'}
          >
            <option value="">{texts.asListed}</option>
            {Object.entries(texts.readyChoices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}

function Amount({ value, ...field }: { name: string; label: string; hint?: string; value?: number }) {
  return <TextField {...field} inputMode="numeric" defaultValue={value ?? ''} autoComplete="off" />;
}

/** The unit of the sheet, which fixes configuration, floor and location. */
function ChosenUnit({ unit, slug }: { unit: NonNullable<Sheet['unit']>; slug: string }) {
  const facts = [
    unitTexts.floor(unit.floor),
    unit.facing && choiceFields.facing.options[unit.facing],
    ...unit.locationCharges,
  ];
  return (
    <div>
      <input type="hidden" name="unit" value={unit.id} />
      <p className="font-semibold">{unitTexts.name(unit)}</p>
      <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(', ')}</p>
      {!unit.isAvailable && (
        <p className="mt-2 rounded-field bg-brass-soft px-3 py-2 text-sm">{unitTexts.taken}</p>
      )}
      <Link
        to={projectPath(slug)}
        className="inline-flex min-h-11 items-center text-sm text-pine underline underline-offset-4"
      >
        {unitTexts.other}
      </Link>
    </div>
  );
}

/** The address of a sheet names only what was chosen. */
function withoutEmpty(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const [name, value] of [...typed]) if (value === '') typed.delete(name);
  return typed;
}
