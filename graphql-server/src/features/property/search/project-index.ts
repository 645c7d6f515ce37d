import { LRUCache } from 'lru-cache';
import type { ObjectId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import { searchedWords } from '../../../items/search-words.ts';
import type { ProjectFilter, ProjectSort } from '../property.input.ts';
import type { PropertyFacets } from '../property.type.ts';
import { ProjectColumns } from './project-columns.ts';
import type { IndexedProperty } from './project-columns.ts';
import { facetsOf, isKindWanted, kindOf } from './project-kinds.ts';
import type { Kind } from './project-kinds.ts';
import { ProjectOrders } from './project-orders.ts';
import { RowSet } from './row-set.ts';
import { WordRows } from './word-rows.ts';

/** What a search found. */
export interface FoundProjects {
  ids: ObjectId[];
  totalCount: number;
  /** The counts for the filters, for callers that want them. */
  countFacets: () => PropertyFacets | Promise<PropertyFacets>;
}

/** The rows of some kinds, as long as many searches want them. */
interface Choice {
  fits: boolean[];
  rows: RowSet;
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
  private readonly kinds: Kind[] = [];
  private readonly kindNumbers = new Map<string, number>();
  /** The rows that visitors see, and their number by kind. */
  private readonly shown = new RowSet();
  private readonly shownOfKind: number[] = [];
  private readonly scheduled = new Set<number>();
  private readonly choices = new LRUCache<string, Choice>({ max: maxChoices });

  /** Enters the current state of a property: new, changed, or to forget because it is a draft or deleted. */
  put(property: IndexedProperty): void {
    const former = this.columns.latest(property._id);
    if (former >= 0) this.hide(former);
    if (property.deleted || !property.publishAt) return;
    const row = this.columns.add(property, this.kindNumber(kindOf(property)));
    this.words.add(property.searchText, row);
    this.orders.add(row);
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
  search(
    wanted: ProjectFilter,
    sort: ProjectSort,
    { skip, limit }: { skip: number; limit: number },
  ): FoundProjects {
    this.showScheduled();
    const narrowed = this.narrow(wanted);
    const choice = this.choose(wanted);
    const found = narrowed?.and(choice.rows) ?? choice.rows;
    const counts = [...this.shownOfKind];
    const totalCount =
      narrowed === null
        ? counts.reduce((sum, count, kind) => (choice.fits[kind] ? sum + count : sum), 0)
        : found.size;
    const rows = this.orders.page(found, totalCount, sort, { skip, limit });
    return {
      ids: rows.map((row) => this.columns.idOf(row)),
      totalCount,
      countFacets: () => this.facets(narrowed ? this.countKinds(narrowed) : counts, wanted),
    };
  }

  private facets(counts: number[], wanted: ProjectFilter): PropertyFacets {
    return facetsOf(
      this.kinds.map((kind, number) => ({ kind, count: counts[number] ?? 0 })),
      wanted,
    );
  }

  private countKinds(rows: RowSet): number[] {
    const counts = new Uint32Array(this.kinds.length);
    rows.countBy(this.columns.kind, counts);
    return [...counts];
  }

  /** The rows with the wanted words, price and place; null if these are not asked for. */
  private narrow({ keyword, minPrice, maxPrice, area }: ProjectFilter): RowSet | null {
    const { count, price, latitude, longitude } = this.columns;
    const parts = searchedWords(keyword).map((word) => this.words.beginningWith(word));
    if (minPrice !== undefined || maxPrice !== undefined)
      parts.push(RowSet.between(price, count, minPrice ?? 0, maxPrice ?? Number.MAX_SAFE_INTEGER));
    if (area) {
      parts.push(RowSet.between(latitude, count, area.south, area.north));
      parts.push(RowSet.between(longitude, count, area.west, area.east));
    }
    return parts.length > 0 ? parts.reduce((rows, part) => rows.and(part), this.shown) : null;
  }

  /** The rows of the wanted kinds. */
  private choose(wanted: ProjectFilter): Choice {
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

  private show(row: number): void {
    this.scheduled.delete(row);
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
