import type { ReactNode } from 'react';
import { Form, Link, useSubmit } from 'react-router-dom';
import type { CostChoices } from 'domain/schema.generated.ts';
import { formatDay } from 'domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { homeName } from 'domain/property/home-name.ts';
import { areaLabel } from 'domain/property/property-words.ts';
import { choiceFields } from 'domain/property/property-choices.ts';
import { buyerName } from 'domain/cost/cost-choices.ts';
import type { LoanQuestion } from 'domain/cost/cost-choices.ts';
import type { Sheet } from './cost-lines.tsx';
import { LoanFields, NumberField } from './loan-fields.tsx';
import { costSheetContent } from 'domain/cost/cost-sheet.content.ts';
import { squareFeet } from 'domain/area/square-feet.ts';
import type { CostPropertyQuery } from './cost-sheet.generated.ts';
import { projectPath } from 'domain/site/item-paths.ts';

interface CostFormProps {
  property: NonNullable<CostPropertyQuery['property']>;
  choices: CostChoices;
  asked: LoanQuestion;
  sheet: Sheet;
}

const { form: texts, unit: unitTexts } = costSheetContent;
const { chosen } = texts;

/** The choices of the visitor: a line of chips, each of which opens its fields. With JavaScript, a choice applies when the field is left. */
export function CostForm({ property, choices, asked, sheet }: CostFormProps) {
  const submit = useSubmit();
  const { costs, stage } = property;
  const { unit } = sheet;
  const offered = unit ? [] : (costs?.locationCharges ?? []);
  const asksFloor = Boolean(costs?.floorRise) && (unit?.floor ?? null) === null;
  const floor = unitTexts.floor(choices.floor ?? null) || (asksFloor && chosen.floor);
  const parking = choices.parking ?? 1;
  const buyer = buyerName(choices.buyer);
  return (
    <Form
      method="get"
      replace
      preventScrollReset
      aria-label={texts.title}
      onChange={({ currentTarget }) =>
        void submit(withoutEmpty(currentTarget), { replace: true, preventScrollReset: true })
      }
      onSubmit={({ currentTarget }) => close(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && close(currentTarget)}
      className="choices print:hidden"
    >
      <div>
        <HomeChip property={property} sheet={sheet} />
        {(asksFloor || offered.length > 0) && (
          <Chip
            label={asksFloor ? texts.floor : texts.charges}
            text={[floor, ...(choices.locationCharges ?? [])].filter(Boolean).join(', ') || texts.charges}
          >
            {asksFloor && (
              <NumberField name="floor" label={texts.floor} hint={texts.floorHint} value={choices.floor} />
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
          </Chip>
        )}
        <Chip label={texts.parking} text={chosen.parking(parking)}>
          <SelectField name="parking" label={texts.parking} defaultValue={String(parking)}>
            {['0', '1', '2', '3'].map((slots) => (
              <option key={slots} value={slots}>
                {slots}
              </option>
            ))}
          </SelectField>
        </Chip>
        <Chip label={texts.buyer} text={chosen.buyers[buyer]}>
          <SelectField name="buyer" label={texts.buyer} defaultValue={buyer}>
            <Options of={texts.buyers} />
          </SelectField>
          {choices.buyer === 'JOINT' && (
            <NumberField name="share" label={texts.share} value={choices.womanShare ?? 50} />
          )}
        </Chip>
        <Chip
          label={texts.loanTitle}
          text={sheet.loan ? chosen.loan(sheet.loan.amount, sheet.loan.years) : chosen.noLoan}
        >
          <LoanFields choices={choices} asked={asked} loan={sheet.loan} />
        </Chip>
        {(sheet.payments.some(({ month }) => month) || choices.bookedOn) && (
          <Chip
            label={texts.booked}
            text={chosen.booked(choices.bookedOn ? formatDay(choices.bookedOn) : '')}
          >
            <TextField
              type="date"
              name="booked"
              label={texts.booked}
              hint={texts.bookedHint}
              min="2000-01-01"
              max="2099-12-31"
              defaultValue={choices.bookedOn ?? ''}
            />
          </Chip>
        )}
        <Chip label={texts.circle} text={chosen.circle(choices.circleValue ?? undefined)}>
          <NumberField
            name="circle"
            label={texts.circle}
            hint={texts.circleHint}
            value={choices.circleValue}
          />
        </Chip>
        {!stage && <ReadyChip isReady={choices.isReady} />}
      </div>
    </Form>
  );
}

/** The configuration, the unit, or the area of the sheet. */
function HomeChip({ property, sheet }: Pick<CostFormProps, 'property' | 'sheet'>) {
  const { configurations, costs, slug } = property;
  const { unit, carpet } = sheet;
  if (unit)
    return (
      <Chip label={texts.configuration} text={unitTexts.name(unit)}>
        <ChosenUnit unit={unit} slug={slug} />
      </Chip>
    );
  // Without a price, there is nothing to add up.
  const homes = configurations.filter((home) => home.carpet && (home.priceFrom ?? costs?.basicRate));
  const home = homes.find(({ key }) => key === sheet.configuration);
  if (!home)
    return (
      <Chip label={areaLabel(sheet)} text={squareFeet(carpet)}>
        <NumberField name="carpet" label={texts.area(areaLabel(sheet))} value={carpet} decimal />
      </Chip>
    );
  return (
    <Chip label={texts.configuration} text={homeName(home)}>
      <SelectField name="configuration" label={texts.configuration} defaultValue={home.key}>
        {homes.map((offered) => (
          <option key={offered.key} value={offered.key}>
            {homeName(offered)}
          </option>
        ))}
      </SelectField>
    </Chip>
  );
}

function ReadyChip({ isReady }: Pick<CostChoices, 'isReady'>) {
  const ready = isReady === undefined || isReady === null ? '' : isReady ? 'yes' : 'no';
  return (
    <Chip label={texts.ready} text={ready ? texts.readyChoices[ready] : chosen.asListed}>
      <SelectField name="ready" label={texts.ready} defaultValue={ready}>
        <option value="">{texts.asListed}</option>
        <Options of={texts.readyChoices} />
      </SelectField>
    </Chip>
  );
}

function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A choice in a word; a tap opens its fields and closes those of another. */
function Chip({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <details name="choice">
      <summary className="relative inline-flex min-h-11 items-center rounded-full border border-line bg-card px-3.5 text-sm font-medium whitespace-nowrap hover:bg-pine-soft">
        <span className="sr-only">{`${label}: `}</span>
        {text}
      </summary>
      <div className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-float">
        {children}
        <Button type="submit">{texts.submit}</Button>
      </div>
    </details>
  );
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
      <p className="text-sm text-ink-muted">{facts.filter(Boolean).join(', ')}</p>
      <Link
        to={projectPath(slug)}
        className="inline-flex min-h-11 items-center text-sm text-pine underline underline-offset-4"
      >
        {unitTexts.other}
      </Link>
    </div>
  );
}

/** Closes the open choice and leaves the focus on its chip. */
function close(form: HTMLFormElement): void {
  const open = form.querySelector<HTMLDetailsElement>('details[open][name]');
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

/** The address of a sheet names only what was chosen. */
function withoutEmpty(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const [name, value] of [...typed]) if (value === '') typed.delete(name);
  return typed;
}
