import { ObjectId } from 'mongodb';
import type { Totals } from '../../cost/all-in.service.ts';
import type { IndexedProperty } from './indexed-property.ts';
import { grown } from './rows/word-table.ts';

const idBytes = 12;
/** Price of a project whose price is on request. */
export const noPrice = -1;

/** A row for each state of a project, with a typed array for each fact. Rows never change; an edited project gets a new one. */
export class ProjectColumns {
  count = 0;
  kind = new Uint16Array(0);
  /** In rupees, or `noPrice`. */
  price = new Float64Array(0);
  /** The lowest all-in total in rupees, or `noPrice`. */
  allIn = new Float64Array(0);
  /** In degrees; NaN, which lies in no area, for a project without a position. */
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  /** The moment from which visitors see it; scheduled projects already have a row. */
  appears = new Float64Array(0);
  /** The moment from which visitors see it no more. */
  ends = new Float64Array(0);
  enquiries = new Uint32Array(0);
  sinks = new Uint8Array(0);
  private ids = new Uint8Array(0);
  /** An open hash table of the latest row of each project, plus one. */
  private slots = new Uint32Array(64);
  private projectCount = 0;

  /** Adds a row; `latest` leads to it from now on. */
  add(
    { _id, price, position, publishAt, shownUntil, enquiryCount, sinks }: IndexedProperty,
    kind: number,
    totals: Totals,
  ): number {
    const row = this.count;
    this.count += 1;
    if (this.count > this.kind.length) this.grow();
    this.ids.set(_id.id, row * idBytes);
    this.kind[row] = kind;
    this.price[row] = price?.from ?? noPrice;
    this.allIn[row] = totals.size > 0 ? Math.min(...totals.values()) : noPrice;
    this.latitude[row] = position?.latitude ?? NaN;
    this.longitude[row] = position?.longitude ?? NaN;
    this.appears[row] = publishAt?.getTime() ?? 0;
    this.ends[row] = shownUntil.getTime();
    this.enquiries[row] = enquiryCount;
    this.sinks[row] = sinks ? 1 : 0;
    const slot = this.slotOf(_id.id, 0);
    if (this.slots[slot] === 0) this.projectCount += 1;
    this.slots[slot] = row + 1;
    if (this.projectCount * 2 > this.slots.length) this.spreadAgain();
    return row;
  }

  /** The latest row of a project; -1 if it never had one. */
  latest({ id }: ObjectId): number {
    return (this.slots[this.slotOf(id, 0)] ?? 0) - 1;
  }

  idOf(row: number): ObjectId {
    return new ObjectId(this.ids.slice(row * idBytes, (row + 1) * idBytes));
  }

  /** Orders two rows by their ids. */
  compareIds(a: number, b: number): number {
    const { ids } = this;
    for (let byte = 0; byte < idBytes; byte += 1) {
      const difference = (ids[a * idBytes + byte] ?? 0) - (ids[b * idBytes + byte] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The slot of the id that begins at a byte of `bytes`, or the free one where it belongs. */
  private slotOf(bytes: Uint8Array, from: number): number {
    let hash = 0;
    for (let byte = 0; byte < idBytes; byte += 1)
      hash = Math.imul(hash ^ (bytes[from + byte] ?? 0), 0x01000193);
    const mask = this.slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.slots[slot] !== 0 && !this.isOf((this.slots[slot] ?? 0) - 1, bytes, from))
      slot = (slot + 1) & mask;
    return slot;
  }

  private isOf(row: number, bytes: Uint8Array, from: number): boolean {
    for (let byte = 0; byte < idBytes; byte += 1)
      if (this.ids[row * idBytes + byte] !== bytes[from + byte]) return false;
    return true;
  }

  private spreadAgain(): void {
    const former = this.slots;
    this.slots = new Uint32Array(former.length * 2);
    for (const place of former)
      if (place > 0) this.slots[this.slotOf(this.ids, (place - 1) * idBytes)] = place;
  }

  private grow(): void {
    const { count } = this;
    this.kind = grown(this.kind, count);
    this.price = grown(this.price, count);
    this.allIn = grown(this.allIn, count);
    this.latitude = grown(this.latitude, count);
    this.longitude = grown(this.longitude, count);
    this.appears = grown(this.appears, count);
    this.ends = grown(this.ends, count);
    this.enquiries = grown(this.enquiries, count);
    this.sinks = grown(this.sinks, count);
    this.ids = grown(this.ids, this.kind.length * idBytes);
  }
}
