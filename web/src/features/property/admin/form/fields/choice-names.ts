import { choiceRows } from 'domain/property/property-choices.ts';
import type { ChoiceName, SeveralName } from 'domain/property/property-choices.ts';

/** The chosen facts of which a property has one. */
export const singleNames = choiceRows.flatMap(([name, { several }]) =>
  several ? [] : [name as Exclude<ChoiceName, SeveralName>],
);
/** Those of which it can have several. */
export const severalNames = choiceRows.flatMap(([name, { several }]) =>
  several ? [name as SeveralName] : [],
);

/** The values of each fact of which a property can have several. */
export function severalOf(valuesOf: (name: SeveralName) => string[]): Record<SeveralName, string[]> {
  return Object.fromEntries(severalNames.map((name) => [name, valuesOf(name)])) as Record<
    SeveralName,
    string[]
  >;
}
