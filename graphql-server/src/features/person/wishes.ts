import { registerEnumType } from 'type-graphql';

export enum WishIntent {
  BUY = 'BUY',
  RENT = 'RENT',
  SELL = 'SELL',
  LET = 'LET',
}
registerEnumType(WishIntent, {
  name: 'WishIntent',
  description: 'What a person came for.',
  valuesConfig: {
    BUY: { description: 'A home to buy.' },
    RENT: { description: 'A home to rent.' },
    SELL: { description: 'A buyer for a home of theirs.' },
    LET: { description: 'A tenant for a home of theirs.' },
  },
});

export enum WishPurpose {
  OWN_USE = 'OWN_USE',
  INVESTMENT = 'INVESTMENT',
}
registerEnumType(WishPurpose, {
  name: 'WishPurpose',
  description: 'What a home is wanted for.',
  valuesConfig: {
    OWN_USE: { description: 'To live or to work in.' },
    INVESTMENT: { description: 'To let or to sell again.' },
  },
});

interface Bounds {
  min: number | null;
  max: number | null;
}

/**
 * What a person wants, part by part: a part that is missing was not said, and null says that there is no such wish. The filter of
 * the search stands above people, so that its choices are plain texts here.
 */
export interface Wishes {
  intent?: WishIntent | null;
  kinds?: string[] | null;
  /** The keys of places. */
  places?: string[] | null;
  bedrooms?: Bounds | null;
  /** In rupees; per month for a tenant. */
  budget?: Bounds | null;
  area?: (Bounds & { unit: string; basis: string | null }) | null;
  /** Stages of building, or months as YYYY-MM. */
  possession?: { stages: string[]; from: string | null; to: string | null } | null;
  purpose?: WishPurpose | null;
  loan?: boolean | null;
}

/** What an enquiry says of the wishes: its words, and the homes that it is about, which say it less surely. */
export interface SaidWishes {
  words: Wishes;
  homes: Wishes;
}

/** The wishes that a colleague chose when two leads became one, until a later enquiry says others. */
export interface ChosenWishes {
  wishes: Wishes;
  at: Date;
}
