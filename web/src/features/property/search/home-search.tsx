import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { addressChoice } from 'domain/text/choices.ts';
import { formatCategory, spokenRupees } from 'domain/text/format.ts';
import { useTexts } from '../../../lib/site-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { choiceLabel } from 'domain/property/property-choices.ts';
import { roomsLabel } from 'domain/property/property-words.ts';
import { homeSearchContent } from './home-search.content.ts';
import { projectListContent } from './project-list.content.ts';
import {
  budgetSteps,
  categories,
  kindChoices,
  rentSteps,
  roomChoices,
} from 'domain/search/project-search.ts';
import { SearchInput } from './suggesting/search-input.tsx';
import { useFormCount } from './use-form-count.ts';

const { names } = projectListContent.intent;
const controlClass =
  'min-h-9 w-full pointer-coarse:-my-1 pointer-coarse:min-h-11 appearance-none truncate bg-transparent text-base font-semibold text-ink outline-none placeholder:font-normal placeholder:text-ink-muted md:text-sm';

/** The search of the home page, a plain form that leads to the list of projects. */
export function HomeSearch() {
  const texts = useTexts('homeSearch', homeSearchContent);
  const { count, onChange } = useFormCount();
  return (
    <Form
      role="search"
      action="/shop-left-sidebar"
      onChange={onChange}
      className="group grid grid-cols-2 gap-1 rounded-card border border-line bg-card p-2 shadow-float lg:grid-cols-[auto_1fr_1.35fr_0.75fr_1.6fr_auto] lg:items-center"
    >
      <fieldset className="col-span-full px-2 pt-1 pb-1.5 lg:col-span-1 lg:pr-3 lg:pb-1">
        <legend className="sr-only">{texts.intentLabel}</legend>
        <div className="inline-flex rounded-full bg-paper p-1">
          {(['buy', 'rent'] as const).map((value) => (
            <label
              key={value}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-medium hover:text-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
            >
              <input
                type="radio"
                name="intent"
                // The words may ask for rents unless Rent is chosen here.
                value={value === 'buy' ? '' : value}
                defaultChecked={value === 'buy'}
                className={value === 'buy' ? 'sr-only' : 'rents sr-only'}
              />
              {names[value === 'buy' ? 'BUY' : 'RENT']}
            </label>
          ))}
        </div>
      </fieldset>
      <Cell>
        <Label text={texts.whatLabel} htmlFor="search-what" />
        <Select id="search-what" name="what">
          <option value="">{texts.anyType}</option>
          <optgroup label={texts.types}>
            {categories.map((category) => (
              <option key={category} value={formatCategory(category)}>
                {formatCategory(category)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.kinds}>
            {kindChoices.map((kind) => (
              <option key={kind} value={addressChoice(kind)}>
                {choiceLabel('kind', kind)}
              </option>
            ))}
          </optgroup>
        </Select>
      </Cell>
      <Cell className="relative max-lg:order-1 max-lg:col-span-full">
        <Label text={texts.whereLabel} htmlFor="search-where" />
        <SearchInput id="search-where" placeholder={texts.wherePlaceholder} className={controlClass} />
      </Cell>
      <Cell>
        <Label text={texts.roomsLabel} htmlFor="search-rooms" />
        <Select id="search-rooms" name="rooms">
          <option value="">{texts.anyRooms}</option>
          {roomChoices.map((rooms) => (
            <option key={rooms} value={rooms}>
              {roomsLabel(rooms)}
            </option>
          ))}
        </Select>
      </Cell>
      {/* The other budget is hidden by the style alone, so that the choice works without JavaScript. */}
      <Budget
        legend={texts.budgetLabel}
        steps={budgetSteps}
        min="minPrice"
        max="maxPrice"
        className="group-has-[.rents:checked]:hidden"
      />
      <Budget
        legend={texts.rentLabel}
        steps={rentSteps}
        min="minRent"
        max="maxRent"
        className="group-not-has-[.rents:checked]:hidden"
      />
      <Button type="submit" className="min-h-14 max-lg:order-3 max-lg:col-span-full lg:min-w-50">
        <Search aria-hidden="true" className="size-4" />
        {count === undefined ? (
          texts.submit
        ) : (
          <>
            {/* Without JavaScript the count cannot follow the choices. */}
            <span className="[@media(scripting:none)]:hidden">{texts.submitCount(count)}</span>
            <span className="[@media(scripting:enabled)]:hidden">{texts.submit}</span>
          </>
        )}
      </Button>
    </Form>
  );
}

interface BudgetProps {
  legend: string;
  steps: readonly number[];
  /** The names of the fields. */
  min: string;
  max: string;
  className: string;
}

function Budget({ legend, steps, min, max, className }: BudgetProps) {
  const texts = useTexts('homeSearch', homeSearchContent);
  const options = steps.map((rupees) => (
    <option key={rupees} value={rupees}>
      ₹ {spokenRupees(rupees)}
    </option>
  ));
  return (
    <fieldset className={`${cellClass} max-lg:order-2 max-lg:col-span-full ${className}`}>
      <legend className="float-left w-full text-xs text-ink-muted">{legend}</legend>
      <div className="clear-both flex items-center gap-2">
        <Select name={min} aria-label={texts.lowestLabel}>
          <option value="">{texts.anyLowest}</option>
          {options}
        </Select>
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <Select name={max} aria-label={texts.highestLabel}>
          <option value="">{texts.anyHighest}</option>
          {options}
        </Select>
      </div>
    </fieldset>
  );
}

const cellClass =
  'min-w-0 rounded-field px-4 py-2 transition-colors duration-150 hover:bg-paper has-focus-visible:outline-2 has-focus-visible:outline-pine lg:relative lg:before:absolute lg:before:inset-y-3 lg:before:-left-0.5 lg:before:border-l lg:before:border-line';

function Cell({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${cellClass} ${className}`}>{children}</div>;
}

function Label({ text, htmlFor }: { text: string; htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className="block text-xs text-ink-muted">
      {text}
    </label>
  );
}

function Select(props: React.ComponentProps<'select'>) {
  return (
    <span className="relative block w-full min-w-0">
      <select {...props} className={`${controlClass} pr-5`} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-0 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
