import { addressChoice } from 'domain/text/choices.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { choiceFields } from 'domain/property/property-choices.ts';
import { factFiltersContent as texts } from './fact-filters.content.ts';
import { filterNames } from 'domain/search/choice-filters.ts';
import { areaBases, factFields } from 'domain/search/fact-search.ts';
import { ChoiceRows, controlClass, countOf, FilterGroup } from './filter-group.tsx';
import type { Facets } from './filter-group.tsx';
import { PersonFilter } from './filter-by-person.tsx';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { indianNumber } from 'domain/text/number.ts';

interface MoreFiltersProps {
  search: ProjectSearch;
  facets: Facets | undefined;
  onChange: () => void;
}

const areaSteps: readonly number[] = [
  100, 200, 300, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000,
];
/** 0 is a studio. */
const bedSteps: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const bathSteps: readonly number[] = [1, 2, 3, 4, 5];
const sales = ['NEW', 'RESALE'] as const;

/** The rarer filters, folded away natively; open while one of them is chosen. */
export function MoreFilters({ search, facets, onChange }: MoreFiltersProps) {
  const { floorArea, possession, bedrooms, baths, balconies } = search;
  const folded = { ...search, places: [], kinds: [], stages: [] };
  return (
    <details open={factFields(folded).length > 0} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-pine">
        {texts.more}
      </summary>
      <div className="grid gap-4 pb-1">
        <FilterGroup title={texts.size}>
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={texts.from}
              name="minArea"
              value={floorArea?.min}
              steps={areaSteps}
              onChange={onChange}
            />
            <Select
              label={texts.to}
              name="maxArea"
              value={floorArea?.max}
              steps={areaSteps}
              onChange={onChange}
            />
            <Select
              label={texts.unit}
              name="areaUnit"
              value={floorArea?.unit ? addressChoice(floorArea.unit) : ''}
              options={Object.entries(texts.areaUnits).map(([unit, label]) => [
                unit === 'SQ_FT' ? '' : addressChoice(unit),
                label,
              ])}
              onChange={onChange}
            />
            <Select
              label={texts.measured}
              name="areaBasis"
              value={floorArea?.basis ? addressChoice(floorArea.basis) : ''}
              options={[
                ['', texts.anyArea],
                ...areaBases.map((basis): Option => [addressChoice(basis), texts.bases[basis]]),
              ]}
              onChange={onChange}
            />
          </div>
        </FilterGroup>
        <FilterGroup title={texts.possession}>
          <input type="hidden" name="possessionFrom" value={possession?.from ?? ''} />
          <Select
            label={texts.year}
            name="possessionTo"
            value={possession?.to ?? ''}
            options={[
              ['', texts.any],
              ...monthsTo(possession?.to).map((month): Option => [month, yearOf(month)]),
            ]}
            onChange={onChange}
          />
        </FilterGroup>
        <FilterGroup title={texts.bedrooms}>
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={texts.from}
              name="minBeds"
              value={bedrooms?.min}
              steps={bedSteps}
              onChange={onChange}
            />
            <Select
              label={texts.to}
              name="maxBeds"
              value={bedrooms?.max}
              steps={bedSteps}
              onChange={onChange}
            />
          </div>
        </FilterGroup>
        <FilterGroup title={texts.baths}>
          <input type="hidden" name="maxBaths" value={baths?.max ?? ''} />
          <Select
            label={texts.atLeast}
            name="minBaths"
            value={baths?.min}
            steps={bathSteps}
            onChange={onChange}
          />
        </FilterGroup>
        <FilterGroup title={texts.balconies}>
          <input type="hidden" name="maxBalconies" value={balconies?.max ?? ''} />
          <Select
            label={texts.atLeast}
            name="minBalconies"
            value={balconies?.min}
            steps={bathSteps}
            onChange={onChange}
          />
        </FilterGroup>
        <FilterGroup title={texts.sale}>
          {[undefined, ...sales].map((sale) => (
            <CheckRow
              key={sale ?? 'any'}
              type="radio"
              name="sale"
              value={sale ? addressChoice(sale) : ''}
              checked={search.sale === sale}
              onChange={onChange}
              label={sale ? choiceFields.sale.options[sale] : texts.any}
              count={sale && countOf(facets?.sales, sale)}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={texts.metro} hint={texts.metroHint}>
          <CheckRow
            type="checkbox"
            name="near"
            value="metro"
            checked={search.near === 'metro'}
            onChange={onChange}
            label={texts.nearMetro}
            count={facets?.nearMetro}
          />
          {search.near && search.near !== 'metro' && <input type="hidden" name="near" value={search.near} />}
        </FilterGroup>
        <FilterGroup title={texts.rera}>
          <CheckRow
            type="checkbox"
            name="rera"
            value="1"
            checked={search.reraOnly}
            onChange={onChange}
            label={texts.reraOnly}
            count={facets?.rera}
          />
        </FilterGroup>
        <PersonFilter search={search} facets={facets} onChange={onChange} />
        {filterNames.map((name) => (
          <ChoiceRows
            key={name}
            field={name}
            chosen={search[name]}
            counts={facets?.[name]}
            onChange={onChange}
          />
        ))}
        <ChoiceRows
          field="extras"
          parameter="with"
          chosen={search.extras}
          counts={facets?.extras}
          onChange={onChange}
        />
      </div>
    </details>
  );
}

type Option = [value: string, label: string];

interface SelectProps {
  label: string;
  name: string;
  value: string | number | null | undefined;
  options?: Option[];
  /** Bounds to choose from, instead of `options`; a chosen one beside them is offered as well. */
  steps?: readonly number[];
  onChange: () => void;
}

function Select({ label, name, value, options, steps = [], onChange }: SelectProps) {
  const own = typeof value === 'number' && !steps.includes(value) ? [value] : [];
  const bounds = [...steps, ...own].sort((a, b) => a - b);
  const offered = options ?? [
    ['', texts.any],
    ...bounds.map((bound): Option => [String(bound), indianNumber(bound)]),
  ];
  return (
    <label className="grid gap-1 text-xs text-ink-muted">
      {label}
      <select name={name} value={value ?? ''} onChange={onChange} className={controlClass}>
        {offered.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The ends of the next years, and a chosen month beside them. */
function monthsTo(chosen: string | null | undefined): string[] {
  const year = new Date().getFullYear();
  const ends = Array.from({ length: 5 }, (_, index) => `${year + index}-12`);
  return chosen && !ends.includes(chosen) ? [...ends, chosen].sort() : ends;
}

function yearOf(month: string): string {
  return month.endsWith('-12') ? month.slice(0, 4) : month;
}
