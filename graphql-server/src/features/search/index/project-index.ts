import { LRUCache } from 'lru-cache';
import { timeNow } from '../../../base/clock.ts';
import { searchedWords, wordsOf } from '../../../kit/search-words.ts';
import type { ProjectSort } from '../project-filter.input.ts';
import { PropertyCategory } from '../../property/property.type.ts';
import { factFacets } from './facts/fact-facets.ts';
import type { FactCounter, FactGroup } from './facts/fact-facets.ts';
import { FactRows } from './facts/fact-rows.ts';
import { lazily } from './lazily.ts';
import type { Totals } from '../../cost/all-in.service.ts';
import { ProjectColumns } from './project-columns.ts';
import type { FoundProjects } from './found-projects.ts';
import type { IndexedProperty } from './indexed-property.ts';
import { HomeColumns } from './home-columns.ts';
import { plotOf } from './homes.ts';
import { choicesOf, facetsOf, isKindWanted, kindOf, mostRooms, wantedRooms } from './project-kinds.ts';
import type { Kind } from './project-kinds.ts';
import { ProjectOrders } from './project-orders.ts';
import { RowSet } from './rows/row-set.ts';
import type { Wanted } from './wanted.ts';
import { WordRows } from './rows/word-rows.ts';

/** The rows of some kinds, as long as many searches want them. */
interface Choice {
  fits: boolean[];
  rows: RowSet;
}

/** What the filters find that one configuration must fit together. */
interface WantedHomes {
  /** The fitting configurations, whatever their number of bedrooms. */
  places: RowSet;
  /** The rows with one, and the fitting rows without configurations. */
  rows: RowSet;
  /** The same with the wanted choices of bedrooms; rows without configurations count with any. */
  chosen: RowSet;
}

/** The choices of category, status and rooms that were asked for last; each takes a bit for each row. */
const maxChoices = 32;

/**
 * Filters, words, orders and counts of all projects in memory. A project that is written gets a new row, and its former
 * row is no longer shown.
 */
export class ProjectIndex {
  private readonly columns = new ProjectColumns();
  private readonly orders = new ProjectOrders(this.columns);
  private readonly words = new WordRows();
  private readonly titles = new WordRows();
  /** The names of builders by their keys; some may have no project any more. */
  readonly builders = new Map<string, string>();
  private readonly facts = new FactRows(this.columns);
  private readonly homes = new HomeColumns();
  private readonly kinds: Kind[] = [];
  private readonly kindNumbers = new Map<string, number>();
  /** The rows that visitors see, and their number by kind. */
  private readonly shown = new RowSet();
  private readonly shownOfKind: number[] = [];
  private readonly scheduled = new Set<number>();
  /** The moment at which the first shown row ends. */
  private nextEnd = Infinity;
  private readonly choices = new LRUCache<string, Choice>({ max: maxChoices });

  /** Enters the current state of a property with its all-in totals: new, changed, or to forget because it is a draft or deleted. */
  put(property: IndexedProperty, totals: Totals): void {
    const former = this.columns.latest(property._id);
    if (former >= 0) this.hide(former);
    if (property.deleted || !property.publishAt) return;
    const row = this.columns.add(property, this.kindNumber(kindOf(property)), totals);
    this.words.add(property.searchText, row);
    this.titles.add(wordsOf(property.title).join(' '), row);
    if (property.builderKey) this.builders.set(property.builderKey, property.builder ?? '');
    this.orders.add(row);
    this.facts.add(property, row);
    this.homes.add(row, property.configurations ?? [], totals);
    this.scheduled.add(row);
    if (property.publishAt.getTime() <= timeNow().getTime()) this.show(row);
  }

  /** Sorts the rows, in slices; call it once, after the first rows and before the first search. */
  sort(): Generator<void> {
    return this.orders.fill();
  }

  /** Whether too many rows are former ones and waste memory and time, so that the index should be built again. */
  isWorn(): boolean {
    return this.columns.count > 1_000 + 2 * (this.shown.size + this.scheduled.size);
  }

  /** A page of projects, their number, and the counts for each other choice. */
  search(wanted: Wanted, sort: ProjectSort, { skip, limit }: { skip: number; limit: number }): FoundProjects {
    this.showScheduled();
    this.hideEnded();
    const { base, groups, homes } = this.conditions(wanted);
    const parts = [...base, ...groups.values(), ...(homes ? [homes.rows] : [])];
    const narrowed = parts.length > 0 ? this.shownIn(parts) : null;
    const choice = this.choose(wanted);
    const chosen = homes ? choice.rows.and(homes.chosen) : choice.rows;
    const found = narrowed?.and(chosen) ?? chosen;
    const totalCount =
      narrowed === null
        ? this.shownOfKind.reduce((sum, count, kind) => (choice.fits[kind] ? sum + count : sum), 0)
        : found.size;
    const prices = () => this.homes.lowestPrices(wanted, homes?.places ?? null);
    const place = { skip, limit, allIn: wanted.allIn === true, prices };
    const rows = this.orders.inTurn(this.groupsOf(found, totalCount, wanted), sort, place);
    return {
      ids: rows.map((row) => this.columns.idOf(row)),
      totalCount,
      countFacets: () => {
        const without = (group: FactGroup) =>
          groups.has(group)
            ? this.shownIn([
                chosen,
                ...base,
                ...[...groups].flatMap(([name, rows]) => (name === group ? [] : [rows])),
              ])
            : found;
        const kinds = () => facetsOf(this.countedKinds(narrowed, homes), wanted);
        return lazily(kinds, factFacets(this.counter(without, wanted), wanted));
      },
    };
  }

  /** What is listed group by group, each in the order of the list, with its size. */
  private groupsOf(found: RowSet, size: number, wanted: Wanted): { rows: RowSet; size: number }[] {
    if (!wanted.homesFirst) return [{ rows: found, size }];
    const business = this.choose({ ...wanted, category: PropertyCategory.COMMERCIAL }).rows;
    return [found.without(business), found.and(business)].map((rows) => ({ rows, size: rows.size }));
  }

  private counter(without: (group: FactGroup) => RowSet, wanted: Wanted): FactCounter {
    const { facts } = this;
    const known = new Map<FactGroup, RowSet>();
    const rest = (group: FactGroup) => {
      const rows = known.get(group) ?? without(group);
      known.set(group, rows);
      return rows;
    };
    return {
      token: (group, token) => rest(group).sizeWith(facts.with(token)),
      stage: (stage) => rest('stages').sizeWith(facts.atStage(stage, wanted.month)),
      people: () => facts.people,
      nearMetro: () => rest('nearMetro').sizeWith(facts.nearMetro(wanted)),
      places: () => {
        const { place, placeKeys } = facts.measured;
        const counts = new Uint32Array(placeKeys.length);
        rest('places').countBy(place, counts);
        return new Map(
          placeKeys.flatMap((key, number) => (key && counts[number] ? [[key, counts[number]]] : [])),
        );
      },
    };
  }

  private shownIn(parts: RowSet[]): RowSet {
    return parts.reduce((rows, part) => rows.and(part), this.shown);
  }

  /** The number of narrowed rows of each kind; of a project with configurations, those that fit decide its rooms. */
  private countedKinds(narrowed: RowSet | null, homes: WantedHomes | null): { kind: Kind; count: number }[] {
    const { configured } = this.homes;
    const plain = homes ? narrowed?.without(configured) : narrowed;
    const counts = plain ? this.countKinds(plain) : [...this.shownOfKind];
    const counted = this.kinds.map((kind, number) => ({ kind, count: counts[number] ?? 0 }));
    if (!homes || !narrowed) return counted;
    for (const [row, bedrooms] of this.homes.roomsByRow(homes.places)) {
      const kind = this.kinds[this.columns.kind[row] ?? 0];
      if (kind && narrowed.has(row))
        counted.push({ kind: { ...kind, rooms: choicesOf(bedrooms) }, count: 1 });
    }
    return counted;
  }

  private countKinds(rows: RowSet): number[] {
    const counts = new Uint32Array(this.kinds.length);
    rows.countBy(this.columns.kind, counts);
    return [...counts];
  }

  /** The rows that each filter wants besides category, status and rooms. */
  private conditions(wanted: Wanted): {
    base: RowSet[];
    groups: Map<FactGroup, RowSet>;
    homes: WantedHomes | null;
  } {
    const { keyword, titleWords = [], minPrice, maxPrice, area } = wanted;
    const { count, latitude, longitude } = this.columns;
    const price = this.columns[wanted.allIn ? 'allIn' : 'price'];
    const base = searchedWords(keyword).map((word) => this.words.beginningWith(word));
    for (const spellings of titleWords) base.push(this.inTitle(spellings));
    if (area) {
      base.push(RowSet.between(latitude, count, area.south, area.north));
      base.push(RowSet.between(longitude, count, area.west, area.east));
    }
    const { groups, others, homes } = this.facts.conditions(wanted);
    if (minPrice !== undefined || maxPrice !== undefined)
      homes.push(RowSet.between(price, count, minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER));
    if (this.homes.count > 0 && homes.length > 0)
      return { base: [...base, ...others], groups, homes: this.wantedHomes(wanted, homes) };
    return { base: [...base, ...others, ...homes], groups, homes: null };
  }

  /** A row without configurations fits by its own facts; one with them, if one configuration fits all filters. */
  private wantedHomes(wanted: Wanted, own: RowSet[]): WantedHomes {
    const { homes } = this;
    const plot = wanted.floorArea && plotOf(wanted.floorArea);
    const withPlot = plot ? this.facts.measured.withArea(this.columns.count, plot) : null;
    const places = homes.fitting(wanted, withPlot);
    const [first, ...others] = own.map((rows) => rows.without(homes.configured));
    const rows = others.reduce((narrowed, part) => narrowed.and(part), first ?? new RowSet());
    const choices = wantedRooms(wanted);
    const chosen = new RowSet();
    chosen.join(rows);
    rows.join(homes.rowsOf(places));
    chosen.join(homes.rowsOf(choices.length > 0 ? homes.withRooms(places, choices, mostRooms) : places));
    return { places, rows, chosen };
  }

  /** The rows with a title in which a word begins like one of these. */
  private inTitle(beginnings: readonly string[]): RowSet {
    const rows = new RowSet();
    for (const beginning of beginnings) rows.join(this.titles.beginningWith(beginning));
    return rows;
  }

  /** The rows of the wanted kinds. */
  private choose(wanted: Wanted): Choice {
    const fits = this.kinds.map((kind) => isKindWanted(kind, wanted));
    const key = fits.map(Number).join('');
    const known = this.choices.get(key);
    if (known) return known;
    const { kind, count } = this.columns;
    const rows = RowSet.marked(kind, count, Uint8Array.from(fits, Number)).and(this.shown);
    const choice = { fits, rows };
    this.choices.set(key, choice);
    return choice;
  }

  private kindNumber(kind: Kind): number {
    const key = [kind.category, kind.status, ...kind.rooms].join();
    const known = this.kindNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.kinds.push(kind) - 1;
    this.kindNumbers.set(key, number);
    this.shownOfKind.push(0);
    // They were made without this kind.
    this.choices.clear();
    return number;
  }

  private showScheduled(): void {
    if (this.scheduled.size === 0) return;
    const now = timeNow().getTime();
    for (const row of this.scheduled) if ((this.columns.appears[row] ?? 0) <= now) this.show(row);
  }

  private hideEnded(): void {
    const now = timeNow().getTime();
    if (now < this.nextEnd) return;
    this.nextEnd = Infinity;
    for (let row = 0; row < this.columns.count; row += 1) {
      if (!this.shown.has(row)) continue;
      const end = this.columns.ends[row] ?? 0;
      if (end <= now) this.hide(row);
      else this.nextEnd = Math.min(this.nextEnd, end);
    }
  }

  private show(row: number): void {
    this.scheduled.delete(row);
    this.nextEnd = Math.min(this.nextEnd, this.columns.ends[row] ?? 0);
    this.shown.add(row);
    this.countShown(row, 1);
  }

  private hide(row: number): void {
    this.scheduled.delete(row);
    if (!this.shown.has(row)) return;
    this.shown.delete(row);
    this.countShown(row, -1);
  }

  private countShown(row: number, change: 1 | -1): void {
    const kind = this.columns.kind[row] ?? 0;
    this.shownOfKind[kind] = (this.shownOfKind[kind] ?? 0) + change;
    for (const { fits, rows } of this.choices.values()) {
      if (!fits[kind]) continue;
      if (change > 0) rows.add(row);
      else rows.delete(row);
    }
  }
}
