import { LRUCache } from 'lru-cache';
import type { Circle } from '../../../place/nearness.ts';
import { isInOne } from '../../../place/nearness.ts';
import { BuildStage } from '../../../property/facts/facts.type.ts';
import { builderKeyOf } from '../../../builder/builder-key.ts';
import { counted, FactColumns } from './fact-columns.ts';
import type { FactGroup } from './fact-facets.ts';
import { anyOf, noStage, personToken, reraToken, tokensOf, wantedValues } from './fact-tokens.ts';
import type { IndexedFacts } from '../indexed-property.ts';
import type { ProjectColumns } from '../project-columns.ts';
import { RowSet } from '../rows/row-set.ts';
import type { Wanted } from '../wanted.ts';

/** The rows that each filter on facts wants: by the name of its group, or without one if it has no counts. */
export interface FactConditions {
  groups: Map<FactGroup, RowSet>;
  others: RowSet[];
  /** Those that one configuration must fit together. */
  homes: RowSet[];
}

/** Circles for which the rows in them are kept: the open stations, and a former list of them. */
const maxCircles = 2;

/** The rows with each fact. */
export class FactRows {
  readonly measured = new FactColumns();
  /** The ids of the people who look after any of them. */
  readonly people: string[] = [];
  private readonly tokens = new Map<string, RowSet>();
  /** The rows in circles, and up to which row they are known. */
  private readonly inCircles = new LRUCache<readonly Circle[], { rows: RowSet; known: number }>({
    max: maxCircles,
  });

  constructor(private readonly columns: ProjectColumns) {}

  add(property: IndexedFacts, row: number): void {
    for (const token of tokensOf(property)) {
      const rows = this.tokens.get(token);
      if (rows) rows.add(row);
      else {
        const first = new RowSet();
        first.add(row);
        this.tokens.set(token, first);
        if (token.startsWith(personToken)) this.people.push(token.slice(personToken.length));
      }
    }
    this.measured.add(row, property);
  }

  /** The rows with a token. */
  with(token: string): RowSet {
    return this.tokens.get(token) ?? none;
  }

  /** The rows at a stage: as chosen, or as their completion says. */
  atStage(stage: BuildStage, month: number): RowSet {
    const chosen = this.with(`stages:${stage}`);
    if (stage === BuildStage.NEW_LAUNCH) return chosen;
    const { before, after } = this.measured.completedBefore(this.columns.count, month);
    const rows = (stage === BuildStage.READY ? before : after).and(this.with(noStage));
    rows.join(chosen);
    return rows;
  }

  /** The rows near an open station. */
  nearMetro({ metro }: Wanted): RowSet {
    return this.around(metro);
  }

  /** The conditions of a filter on facts. */
  conditions(wanted: Wanted): FactConditions {
    const { count } = this.columns;
    const groups: FactConditions['groups'] = new Map();
    for (const group of anyOf) {
      const values = wantedValues(wanted, group);
      if (values.length > 0) groups.set(group, united(values.map((value) => this.with(`${group}:${value}`))));
    }
    if (wanted.stages?.length)
      groups.set('stages', united(wanted.stages.map((stage) => this.atStage(stage, wanted.month))));
    if (wanted.reraOnly) groups.set('rera', this.with(reraToken));
    if (wanted.inPlaces) groups.set('places', this.measured.inPlaces(count, wanted.inPlaces));
    if (wanted.nearby) groups.set('nearMetro', this.near(wanted.nearby));
    return { groups, others: [...this.others(wanted)], homes: [...this.homes(wanted)] };
  }

  private *others(wanted: Wanted): Generator<RowSet> {
    const { count } = this.columns;
    const { completed, builder, extras = [] } = wanted;
    for (const extra of extras) yield this.with(`extras:${extra}`);
    if (builder) yield this.with(`builder:${builderKeyOf(builder) ?? ''}`);
    if (completed) yield this.measured.completed(count, completed);
  }

  private *homes({ floorArea, bedrooms, baths, balconies }: Wanted): Generator<RowSet> {
    const { count } = this.columns;
    if (floorArea) yield this.measured.withArea(count, floorArea);
    const wantedCounts = { rooms: bedrooms, baths, balconies };
    for (const name of counted) {
      const range = wantedCounts[name];
      if (range) yield this.measured.withCount(name, count, range);
    }
  }

  private near(nearby: NonNullable<Wanted['nearby']>): RowSet {
    if ('inPlaces' in nearby) return this.measured.inPlaces(this.columns.count, nearby.inPlaces);
    return this.around(nearby.circles);
  }

  private around(circles: readonly Circle[]): RowSet {
    const kept = this.inCircles.get(circles) ?? { rows: new RowSet(), known: 0 };
    const { latitude, longitude, count } = this.columns;
    for (let row = kept.known; row < count; row += 1)
      if (isInOne(circles, latitude[row] ?? NaN, longitude[row] ?? NaN)) kept.rows.add(row);
    kept.known = count;
    this.inCircles.set(circles, kept);
    return kept.rows;
  }
}

const none = new RowSet();

function united(sets: RowSet[]): RowSet {
  const all = new RowSet();
  for (const rows of sets) all.join(rows);
  return all;
}
