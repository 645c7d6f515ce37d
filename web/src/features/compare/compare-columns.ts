import { homeName } from 'domain/property/home-name.ts';
import { kindOf } from 'domain/property/property-words.ts';
import type { ComparedHome } from '../choices/compare-choice.ts';
import type { ComparePropertiesQuery } from './compare.generated.ts';

type Property = ComparePropertiesQuery['propertiesByIds'][number];
type Configuration = Property['configurations'][number];

/** One home in a comparison: a property and one of its configurations, if it has some. */
export interface Column {
  property: Property;
  home: Configuration | undefined;
  allIn: Property['allIn'][number] | undefined;
}

/** The columns that are asked for, in order; without a known configuration, that which its property shows. */
export function columnsOf(asked: readonly ComparedHome[], properties: readonly Property[]): Column[] {
  return asked.flatMap(({ id, home: key }) => {
    const property = properties.find((one) => one.id === id);
    if (!property) return [];
    const { configurations, shownConfiguration } = property;
    const of = (wanted: string | null | undefined) => configurations.find((part) => part.key === wanted);
    const home = of(key) ?? of(shownConfiguration);
    const allIn = property.allIn.find(({ configuration }) => configuration === (home?.key ?? null));
    return [{ property, home, allIn }];
  });
}

/** What the home of a column is: “3 BHK, 1,480 sq ft”. */
export function columnHome({ property, home }: Column): string {
  return home ? homeName(home) : kindOf(property);
}

/** The columns as an address names them. */
export function comparedOf({ property: { id }, home }: Column): ComparedHome {
  return { id, home: home?.key };
}
