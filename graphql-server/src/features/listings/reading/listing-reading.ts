import { Lexicon } from '../../search/understanding/lexicon.ts';
import type { ListingLabel } from '../../search/understanding/meaning.ts';
import { meaningOf, Reading } from '../../search/understanding/read/reading.ts';
import type { KnownPlace } from '../../place/place.type.ts';
import { lineEnd, partEnd, readableText } from './listing-text.ts';
import { listingVocabulary } from './listing-words.content.ts';
import type { FactField, FactOption, ReadFact } from './listing.type.ts';

/** Names of people and societies are near short words: Vikas is no villa. */
const shortestMistyped = 7;

const kept = new WeakMap<readonly KnownPlace[], Lexicon>();

function lexiconOf(places: readonly KnownPlace[]): Lexicon {
  let lexicon = kept.get(places);
  if (!lexicon) {
    lexicon = new Lexicon(places, listingVocabulary, shortestMistyped);
    kept.set(places, lexicon);
  }
  return lexicon;
}

interface Details {
  isSure?: boolean;
  label?: string;
  options?: FactOption[];
}

/** One listing in units, and the facts that were read of it. */
export class ListingReading extends Reading {
  readonly facts: ReadFact[] = [];

  constructor(
    readonly shown: string,
    places: readonly KnownPlace[],
  ) {
    super(readableText(shown), lexiconOf(places));
  }

  /** Notes a fact, and marks the tokens that said it as read. */
  note(field: FactField, value: string, start: number, end: number, details: Details = {}): ReadFact {
    this.skip(start, end);
    const [from, to] = this.span(start, end);
    const { isSure = true, label = value, options = [] } = details;
    const fact = { field, value, label, start: from, end: to, isSure, options };
    this.facts.push(fact);
    return fact;
  }

  has(field: FactField): boolean {
    return this.facts.some((fact) => fact.field === field);
  }

  factValue(field: FactField): string | undefined {
    return this.facts.find((fact) => fact.field === field)?.value;
  }

  /** The place in the text of what stands from one token to another. */
  span(start: number, end: number): [number, number] {
    return [this.tokens[start]?.start ?? 0, this.tokens[end - 1]?.end ?? 0];
  }

  isEnd(place: number): boolean {
    const text = this.text(place);
    return text === '' || text === lineEnd || text === partEnd;
  }

  /** Whether the unit at a token carries one of the labels. */
  isLabel(place: number, ...labels: ListingLabel[]): boolean {
    const label = meaningOf(this.unitFromToken(place), 'label');
    return label !== undefined && labels.includes(label.of);
  }

  /** The labels of what stands before a token in the same statement, the nearest first, with where they begin. */
  labelsBefore(place: number, most = 4): { of: ListingLabel; start: number }[] {
    const found: { of: ListingLabel; start: number }[] = [];
    let at = place;
    for (let steps = 0; steps < most && at > 0; steps += 1) {
      if (this.isEnd(at - 1) || this.isUsed(at - 1)) break;
      const unit = this.unitBefore(at);
      if (!unit) break;
      const label = meaningOf(unit, 'label');
      if (label) found.push({ of: label.of, start: unit.start });
      else if (this.tokens[unit.start]?.kind === 'number') break;
      at = unit.start;
    }
    return found;
  }

  /** The labels of what follows a token in the same statement, up to the next number. */
  labelsAfter(place: number, most = 3): { of: ListingLabel; end: number }[] {
    const found: { of: ListingLabel; end: number }[] = [];
    let at = place;
    for (let steps = 0; steps < most && at < this.tokens.length; steps += 1) {
      if (this.isEnd(at) || this.isUsed(at) || this.tokens[at]?.kind === 'number') break;
      const unit = this.unitAt(at);
      // “25k + maintenance” says nothing of the amount of the maintenance.
      if (!unit || this.text(at) === '+' || meaningOf(unit, 'and')) break;
      const label = meaningOf(unit, 'label');
      if (label) found.push({ of: label.of, end: unit.end });
      at = unit.end;
    }
    return found;
  }
}
