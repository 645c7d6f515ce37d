import { eachFilter } from 'domain/search/choice-filters.ts';
import type { FilterName } from 'domain/search/choice-filters.ts';
import type { PropertyFacets } from '../../facets.type.ts';
import {
  BuildStage,
  choiceEnums,
  PropertyExtra,
  PropertyKind,
  SaleKind,
} from '../../../property/facts/facts.type.ts';
import { personToken } from './fact-tokens.ts';
import { neighboursOf, placeCounts } from '../counts-by-place.ts';
import type { Wanted } from '../wanted.ts';

/** The filters with counts besides category, status and rooms. */
export type FactGroup =
  | 'kinds'
  | 'stages'
  | FilterName
  | 'extras'
  | 'sale'
  | 'responsible'
  | 'rera'
  | 'nearMetro'
  | 'places';

export type FactFacets = Omit<PropertyFacets, 'categories' | 'statuses' | 'rooms'>;

/** The most people that a filter offers. */
const mostPeople = 50;

/** Counts projects while the filter of a group is left out. */
export interface FactCounter {
  /** Those with a token such as `facing:EAST`. */
  token(group: FactGroup, token: string): number;
  /** Those at a stage. */
  stage(stage: BuildStage): number;
  nearMetro(): number;
  /** The ids of people who look after some of them. */
  people(): readonly string[];
  /** Those in each place itself, by its key. */
  places(): ReadonlyMap<string, number>;
}

/** The counts for each choice; each list is counted when it is first read. */
export function factFacets(counter: FactCounter, wanted: Wanted): FactFacets {
  const tokens = <Value extends string>(group: FactGroup, values: Record<string, Value>) =>
    Object.values(values).map((value) => ({ value, count: counter.token(group, `${group}:${value}`) }));
  let places: FactFacets['places'] | undefined;
  const ofPlaces = () => (places ??= placeCounts(wanted.gazetteer, counter.places()));
  const facets = {
    get kinds() {
      return tokens('kinds', PropertyKind);
    },
    get stages() {
      return Object.values(BuildStage).map((value) => ({ value, count: counter.stage(value) }));
    },
    get extras() {
      return tokens('extras', PropertyExtra);
    },
    get sales() {
      return tokens('sale', SaleKind);
    },
    get people() {
      return counter
        .people()
        .map((id) => ({ id, count: counter.token('responsible', personToken + id) }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id))
        .slice(0, mostPeople);
    },
    get rera() {
      return counter.token('rera', 'rera');
    },
    get nearMetro() {
      return counter.nearMetro();
    },
    get places() {
      return ofPlaces();
    },
    get neighbours() {
      return neighboursOf(wanted, ofPlaces());
    },
  };
  const choices = eachFilter((name) => ({
    get: () => tokens<string>(name, choiceEnums[name]),
    enumerable: true,
  }));
  return Object.defineProperties(facets, choices) as FactFacets;
}
