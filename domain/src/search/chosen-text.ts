import { choiceFields } from '../property/property-choices.ts';
import type { ChoiceName } from '../property/property-choices.ts';
import { choiceFilters } from './choice-filters.ts';
import type { ChoiceFilter } from './choice-filters.ts';

const rows: Partial<Record<ChoiceName, ChoiceFilter>> = choiceFilters;

/** Chosen values as people read them without the label of their field: “North or East facing”; empty without any. */
export function chosenText(name: ChoiceName, values: readonly string[], between = ' or '): string {
  const options: Record<string, string> = choiceFields[name].options;
  const words = values.map((value) => options[value] ?? value).join(between);
  return words && `${words}${rows[name]?.suffix ?? ''}`;
}
