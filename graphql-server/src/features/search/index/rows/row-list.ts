import { RowSet } from './row-set.ts';

const fewestBytes = 4;

/**
 * A growing list of rows in ascending order. It stores the step to each row, mostly in one byte; once that takes
 * more than a bit for each row of the table, it becomes a set.
 */
export class RowList {
  private steps = new Uint8Array(fewestBytes);
  private used = 0;
  private last = -1;
  private set: RowSet | null = null;

  /** Adds a row that is not below the last one. */
  add(row: number): void {
    if (row === this.last) return;
    if (this.set) {
      this.set.add(row);
    } else {
      let step = row - this.last;
      if (this.used + 5 > this.steps.length) this.grow();
      for (; step > 0x7f; step >>>= 7) this.steps[this.used++] = (step & 0x7f) | 0x80;
      this.steps[this.used++] = step;
      if (this.used > 64 && this.used * 8 > row) this.becomeSet(row);
    }
    this.last = row;
  }

  /** Adds the rows of the list to a set. */
  joinTo(rows: RowSet): void {
    if (this.set) {
      rows.join(this.set);
      return;
    }
    const { steps, used } = this;
    let row = -1;
    for (let place = 0; place < used; place += 1) {
      let byte = steps[place] ?? 0;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        place += 1;
        byte = steps[place] ?? 0;
        step |= (byte & 0x7f) << shift;
      }
      row += step;
      rows.add(row);
    }
  }

  private becomeSet(row: number): void {
    const rows = new RowSet(row + 1);
    this.joinTo(rows);
    rows.add(row);
    this.set = rows;
    this.steps = new Uint8Array(0);
  }

  private grow(): void {
    const larger = new Uint8Array(Math.ceil(this.steps.length * 1.25) + 5);
    larger.set(this.steps);
    this.steps = larger;
  }
}
