import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { formatCategory, spokenRupees } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { homeSearchContent } from './home-search.content.ts';
import { projectListContent } from './project-list.content.ts';
import { budgetSteps, categories, rentSteps } from './project-search.ts';

const { intentLabel, rentLabel, whatLabel, whereLabel, wherePlaceholder, budgetLabel, submit } =
  homeSearchContent;
const { names } = projectListContent.intent;
const controlClass =
  'min-h-9 w-full appearance-none truncate bg-transparent text-sm font-semibold text-ink outline-none placeholder:font-normal placeholder:text-ink-muted';

/** The search of the home page, a plain form that leads to the list of projects. */
export function HomeSearch() {
  return (
    <Form
      role="search"
      action="/shop-left-sidebar"
      className="group grid gap-1 rounded-card border border-line bg-card p-2 shadow-float md:items-center md:max-lg:grid-cols-2 lg:grid-cols-[1fr_1.3fr_1.5fr_auto]"
    >
      <fieldset className="col-span-full flex gap-2 px-2 pt-1 pb-2">
        <legend className="sr-only">{intentLabel}</legend>
        {(['buy', 'rent'] as const).map((value) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line px-5 text-sm font-medium hover:border-pine/50 has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
          >
            <input
              type="radio"
              name="intent"
              value={value}
              defaultChecked={value === 'buy'}
              className="sr-only"
            />
            {names[value === 'buy' ? 'BUY' : 'RENT']}
          </label>
        ))}
      </fieldset>
      <Cell>
        <Label text={whatLabel} htmlFor="search-what" />
        <Select id="search-what" name="category">
          <option value="">Any property</option>
          {categories.map((category) => (
            <option key={category}>{formatCategory(category)}</option>
          ))}
        </Select>
      </Cell>
      <Cell>
        <Label text={whereLabel} htmlFor="search-where" />
        <input
          id="search-where"
          type="search"
          name="keyword"
          maxLength={100}
          placeholder={wherePlaceholder}
          className={controlClass}
        />
      </Cell>
      {/* CSS alone hides the other budget, so that the choice works without JavaScript. */}
      <Budget
        legend={budgetLabel}
        steps={budgetSteps}
        min="minPrice"
        max="maxPrice"
        className="group-has-[[value=rent]:checked]:hidden"
      />
      <Budget
        legend={rentLabel}
        steps={rentSteps}
        min="minRent"
        max="maxRent"
        className="group-has-[[value=buy]:checked]:hidden"
      />
      <Button type="submit" className="min-h-14 md:px-7">
        <Search aria-hidden="true" className="size-4" />
        {submit}
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
  const options = steps.map((rupees) => (
    <option key={rupees} value={rupees}>
      ₹ {spokenRupees(rupees)}
    </option>
  ));
  return (
    <fieldset className={`${cellClass} ${className}`}>
      <legend className="float-left w-full text-xs text-ink-muted">{legend}</legend>
      <div className="clear-both flex items-center gap-2">
        <Select name={min} aria-label="Lowest price">
          <option value="">From any</option>
          {options}
        </Select>
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <Select name={max} aria-label="Highest price">
          <option value="">to any</option>
          {options}
        </Select>
      </div>
    </fieldset>
  );
}

const cellClass =
  'min-w-0 rounded-field px-4 py-2 transition-colors duration-150 hover:bg-paper has-focus-visible:outline-2 has-focus-visible:outline-pine max-md:not-[fieldset]:border-b max-md:border-line lg:relative lg:[&:nth-child(n+3)]:before:absolute lg:[&:nth-child(n+3)]:before:inset-y-3 lg:[&:nth-child(n+3)]:before:-left-0.5 lg:[&:nth-child(n+3)]:before:border-l lg:[&:nth-child(n+3)]:before:border-line';

function Cell({ children }: { children: ReactNode }) {
  return <div className={cellClass}>{children}</div>;
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
