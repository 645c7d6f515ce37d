import type { Lexicon } from '../lexicon.ts';
import type { Phrase } from '../lexicon.ts';
import type { Meaning, Side } from '../meaning.ts';
import { digitsOf } from './spelling.ts';
import { tokensOf } from './text.ts';
import type { Token } from './text.ts';

type MeaningOf<Is extends Meaning['is']> = Extract<Meaning, { is: Is }>;

/** A phrase of the query, or a token that belongs to none. */
export interface Unit extends Phrase {
  start: number;
  end: number;
}

/** A part of the query that was understood: the tokens that said it. */
export interface ReadPart {
  field: string;
  /** What distinguishes it within its field: the key of a place, the name of a kind. */
  of?: string;
  tokens: number[];
  /** What stands in place of the tokens when the part is taken away. */
  instead?: string;
}

/** What may not follow a number that belongs to the name of a place: “Gaur City 2 BHK” names Gaur City. */
const measures = new Set<Meaning['is']>([
  ...(['rooms', 'kitchenRoom', 'scale', 'areaUnit', 'baths', 'balconies', 'distance'] as const),
  ...(['foreignUnit', 'duration', 'minutes'] as const),
]);

const nothing: Phrase = { meanings: [], places: [] };

/** A query in units, and what has been read of it. */
export class Reading {
  readonly tokens: Token[];
  readonly parts: ReadPart[] = [];
  readonly units: Unit[] = [];
  private readonly startingAt: (Unit | undefined)[] = [];
  private readonly endingAt: (Unit | undefined)[] = [];
  private readonly used: boolean[];

  /** `query` is what `cleanQuery` answers, or another text as clean. */
  constructor(
    readonly query: string,
    readonly lexicon: Lexicon,
  ) {
    this.tokens = tokensOf(query);
    lexicon.correct(this.tokens);
    this.used = this.tokens.map(() => false);
    for (let place = 0; place < this.tokens.length;) {
      const unit = this.unitFrom(place);
      this.units.push(unit);
      this.startingAt[unit.start] = unit;
      this.endingAt[unit.end] = unit;
      place = unit.end;
    }
  }

  private unitFrom(start: number): Unit {
    const { tokens, lexicon } = this;
    for (const { end, phrase } of lexicon.phrasesAt(tokens, start)) {
      const last = tokens[end - 1];
      const endsInNumber =
        phrase.places.length > 0 &&
        end - start > 1 &&
        (last?.kind === 'number' || digitsOf(last?.text ?? '') !== undefined);
      if (endsInNumber && this.isMeasure(end)) continue;
      return { ...phrase, start, end };
    }
    return { ...nothing, start, end: start + 1 };
  }

  private isMeasure(place: number): boolean {
    const at = this.tokens[place]?.text === '-' ? place + 1 : place;
    const [longest] = this.lexicon.phrasesAt(this.tokens, at);
    return longest?.phrase.meanings.some(({ is }) => measures.has(is)) ?? false;
  }

  /** The unit that begins at a token, unless it has been read. */
  unitAt(place: number): Unit | undefined {
    return this.isUsed(place) ? undefined : this.startingAt[place];
  }

  /** The unit that ends before a token, unless it has been read. */
  unitBefore(place: number): Unit | undefined {
    return this.isUsed(place - 1) ? undefined : this.endingAt[place];
  }

  /** The unit that begins at a token, read or not. */
  unitFromToken(place: number): Unit | undefined {
    return this.startingAt[place];
  }

  isUsed(place: number): boolean {
    return this.used[place] ?? false;
  }

  isFree({ start, end }: { start: number; end: number }): boolean {
    for (let place = start; place < end; place += 1) if (this.used[place]) return false;
    return true;
  }

  text(place: number): string {
    return this.tokens[place]?.text ?? '';
  }

  /** The first token from here on that carries a meaning of its own. */
  pastFillers(place: number, most = 2): number {
    let at = place;
    for (let skipped = 0; skipped < most; skipped += 1) {
      const unit = this.unitAt(at);
      if (!unit || !isFiller(unit)) break;
      at = unit.end;
    }
    return at;
  }

  /** The end of what carries a meaning of its own before a token. */
  beforeFillers(place: number, most = 2): number {
    let at = place;
    for (let skipped = 0; skipped < most; skipped += 1) {
      const unit = this.unitBefore(at);
      if (!unit || !isFiller(unit)) break;
      at = unit.start;
    }
    return at;
  }

  /** Marks tokens as read, as a part of what was understood. */
  claim(
    field: string,
    start: number,
    end: number,
    details: { of?: string; instead?: string } = {},
  ): ReadPart {
    const tokens: number[] = [];
    for (let place = start; place < end; place += 1) {
      this.used[place] = true;
      tokens.push(place);
    }
    const part = { field, tokens, ...details };
    this.parts.push(part);
    return part;
  }

  /** Adds tokens to a part. */
  extend(part: ReadPart, start: number, end: number): void {
    for (let place = start; place < end; place += 1) {
      this.used[place] = true;
      if (!part.tokens.includes(place)) part.tokens.push(place);
    }
  }

  /** Marks tokens as read that say nothing of their own. */
  skip(start: number, end: number): void {
    for (let place = start; place < end; place += 1) this.used[place] = true;
  }

  /** The words as typed, in lower case. */
  words(start: number, end: number): string {
    const [from, to] = [this.tokens[start]?.start ?? 0, this.tokens[end - 1]?.end ?? 0];
    return this.query.slice(from, to).toLowerCase();
  }

  /** The query without some tokens. */
  without(tokens: readonly number[], instead = ''): string {
    const left = new Set(tokens);
    const first = Math.min(...tokens);
    let rest = '';
    let from = 0;
    this.tokens.forEach(({ start, end }, place) => {
      if (!left.has(place)) return;
      rest += `${this.query.slice(from, start)} ${place === first ? instead : ''} `;
      from = end;
    });
    return `${rest}${this.query.slice(from)}`.replace(/\s+/g, ' ').trim();
  }
}

/** The meaning of one sort that a unit has, if any. */
export function meaningOf<Is extends Meaning['is']>(
  unit: Unit | undefined,
  is: Is,
): MeaningOf<Is> | undefined {
  return unit?.meanings.find((meaning): meaning is MeaningOf<Is> => meaning.is === is);
}

/** A bound or a nearness that stands on one side of what it belongs to. */
export function sided<Is extends 'bound' | 'near' | 'not'>(
  unit: Unit | undefined,
  is: Is,
  side: Side,
): MeaningOf<Is> | undefined {
  return unit?.meanings.find(
    (meaning): meaning is MeaningOf<Is> => meaning.is === is && 'side' in meaning && meaning.side === side,
  );
}

/** Words that carry no meaning of their own here: in, ka, price. */
export function isFiller(unit: Unit): boolean {
  return unit.places.length === 0 && meaningOf(unit, 'filler') !== undefined;
}
