import { ChevronDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { spokenRupees } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { homeSearchContent } from './home-search.content.ts';
import { budgetSteps, categories } from './project-search.ts';

const { whatLabel, whereLabel, wherePlaceholder, budgetLabel, submit } = homeSearchContent;
const controlClass =
  'min-h-9 w-full appearance-none truncate bg-transparent text-sm font-semibold text-ink outline-none placeholder:font-normal placeholder:text-ink-muted';

/** The search of the home page: a plain form that leads to the list of projects. */
export function HomeSearch() {
  return (
    <Form
      role="search"
      action="/shop-left-sidebar"
      className="grid gap-1 rounded-card border border-line bg-card p-2 shadow-float md:items-center md:max-lg:grid-cols-2 lg:grid-cols-[1fr_1.3fr_1.5fr_auto]"
    >
      <Cell>
        <Label text={whatLabel} htmlFor="search-what" />
        <Select id="search-what" name="category">
          <option value="">Any property</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
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
      <fieldset className={cellClass}>
        <legend className="float-left w-full text-xs text-ink-muted">{budgetLabel}</legend>
        <div className="clear-both flex items-center gap-2">
          <Select name="minPrice" aria-label="Lowest price">
            <option value="">From any</option>
            {budgetSteps.map((rupees) => (
              <option key={rupees} value={rupees}>
                ₹ {spokenRupees(rupees)}
              </option>
            ))}
          </Select>
          <span aria-hidden="true" className="text-ink-muted">
            –
          </span>
          <Select name="maxPrice" aria-label="Highest price">
            <option value="">to any</option>
            {budgetSteps.map((rupees) => (
              <option key={rupees} value={rupees}>
                ₹ {spokenRupees(rupees)}
              </option>
            ))}
          </Select>
        </div>
      </fieldset>
      <Button type="submit" className="min-h-14 md:px-7">
        <Search aria-hidden="true" className="size-4" />
        {submit}
      </Button>
    </Form>
  );
}

const cellClass =
  'min-w-0 rounded-field px-4 py-2 transition-colors duration-150 hover:bg-paper has-focus-visible:outline-2 has-focus-visible:outline-pine max-md:not-[fieldset]:border-b max-md:border-line lg:relative lg:[&:not(:first-child)]:before:absolute lg:[&:not(:first-child)]:before:inset-y-3 lg:[&:not(:first-child)]:before:-left-0.5 lg:[&:not(:first-child)]:before:border-l lg:[&:not(:first-child)]:before:border-line';

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
