import { PlaceKind } from '../../place/place.type.ts';
import type { KnownPlace } from '../../place/place.type.ts';
import type { Meaning } from './meaning.ts';
import { numberWords } from './read/numbers.ts';
import { KnownWords, shortestMistyped } from '../../../base/text/known-words.ts';
import { digitsOf, spelledWords, usualSpelling } from './read/spelling.ts';
import { tokensOf } from './read/text.ts';
import type { Token } from './read/text.ts';
import { vocabulary } from './vocabulary.content.ts';

/** What a phrase says: meanings from the vocabulary, places from the gazetteer. */
export interface Phrase {
  meanings: readonly Meaning[];
  places: readonly KnownPlace[];
}

interface Node extends Phrase {
  meanings: Meaning[];
  places: KnownPlace[];
  next: Map<string, Node>;
}

/** Names that are also words of their own: they mean the station only beside the word metro. */
const onlyWithMetro = new Set([
  'golf course',
  'depot',
  'city centre',
  'city center',
  'noida office',
  'gnida',
]);
/** Signs that may stand within a phrase: semi-furnished, b.h.k, u/c. */
const withinPhrases = new Set(['-', '.', '/', '–']);
/** Each takes up to a tenth of a millisecond. */
const mostLookUps = 12;
const sectorName = /^sector ?(\d+) ?([a-z]?)$/;

/** Every phrase that a query can hold; made once for each reading of the gazetteer. */
export class Lexicon {
  private readonly root: Node = emptyNode();
  private readonly words = new KnownWords();
  /** Sectors by their label: `150`, `93a`. */
  readonly sectors = new Map<string, KnownPlace[]>();
  /** The stations named after sectors, by the label. */
  readonly stations = new Map<string, KnownPlace[]>();

  /**
   * `more` are phrases that only one reader knows, besides those of the vocabulary; no word with fewer letters than `shortest`
   * is taken for a mistyped one.
   */
  constructor(
    readonly places: readonly KnownPlace[],
    more: typeof vocabulary = [],
    private readonly shortest = shortestMistyped,
  ) {
    for (const [meaning, phrases] of [...vocabulary, ...more])
      for (const phrase of phrases.split('|')) this.enter(phrase, (node) => node.meanings.push(meaning));
    for (const place of places) this.enterPlace(place);
    for (const word of [...numberWords, ...spelledWords]) this.words.add(word);
  }

  /**
   * Gives each word its usual spelling, or that of the word that a mistyped one means. Only so many unknown words are
   * looked up; a text with more of them is no search for a home.
   */
  correct(tokens: Token[]): void {
    let lookUps = 0;
    for (const token of tokens) {
      if (token.kind !== 'word') continue;
      token.text = usualSpelling(token.text);
      if (token.text.length < this.shortest || this.words.has(token.text)) continue;
      lookUps += 1;
      if (lookUps > mostLookUps) continue;
      const meant = this.words.nearest(token.text);
      if (meant !== null) token.text = usualSpelling(meant);
    }
  }

  /** The phrases that begin at a token, the longest first. */
  phrasesAt(tokens: readonly Token[], start: number): { end: number; phrase: Phrase }[] {
    const found: { end: number; phrase: Phrase }[] = [];
    let nodes = [this.root];
    for (let place = start; place < tokens.length && nodes.length > 0; place += 1) {
      const token = tokens[place];
      if (!token) break;
      if (token.kind === 'sign' && place > start && withinPhrases.has(token.text)) continue;
      const spellings = [token.text, ...(place > start ? [digitsOf(token.text) ?? []].flat() : [])];
      nodes = nodes.flatMap((node) => spellings.flatMap((text) => node.next.get(text) ?? [])).slice(0, 4);
      for (const node of nodes) {
        if (node.meanings.length + node.places.length === 0) continue;
        if (found.at(-1)?.end !== place + 1) found.push({ end: place + 1, phrase: node });
      }
    }
    return found.reverse();
  }

  private enterPlace(place: KnownPlace): void {
    const names = new Set([place.name.toLowerCase(), ...place.aliases]);
    for (const name of names) {
      const texts = phraseTexts(name);
      const label = sectorName.exec(
        texts.join(' ').replace(/^(?:noida|greater noida west|gnw) (?=sector)/, ''),
      );
      if (label) {
        const list = place.kind === PlaceKind.METRO ? this.stations : this.sectors;
        addTo(list, `${label[1] ?? ''}${label[2] ?? ''}`, place);
        for (const text of texts) this.words.add(text);
        continue;
      }
      if (place.kind === PlaceKind.METRO && onlyWithMetro.has(name))
        this.enterTexts([...texts, 'metro'], place);
      else this.enterTexts(texts, place);
      // “Greater” is shortened in many ways.
      if (texts[0] === 'greater' && texts.length > 1)
        for (const short of ['gr', 'g', 'grt']) this.enterTexts([short, ...texts.slice(1)], place);
    }
  }

  private enterTexts(texts: string[], place: KnownPlace): void {
    this.enterAll(texts, (node) => {
      if (!node.places.includes(place)) node.places.push(place);
    });
  }

  private enter(phrase: string, add: (node: Node) => void): void {
    this.enterAll(phraseTexts(phrase), add);
  }

  private enterAll(texts: string[], add: (node: Node) => void): void {
    if (texts.length === 0) return;
    add(this.nodeOf(texts));
    for (const text of texts) this.words.add(text);
    // Written together: greaternoida, readytomove, gaurcity 1.
    const letters = texts.filter((text) => !/^\d/.test(text));
    const together = letters.join('');
    if (
      letters.length < 2 ||
      together.length < 6 ||
      texts.slice(0, letters.length).some((text) => /^\d/.test(text))
    )
      return;
    this.words.add(together);
    add(this.nodeOf([together, ...texts.slice(letters.length)]));
  }

  private nodeOf(texts: string[]): Node {
    let node = this.root;
    for (const text of texts) {
      let next = node.next.get(text);
      if (!next) {
        next = emptyNode();
        node.next.set(text, next);
      }
      node = next;
    }
    return node;
  }
}

function emptyNode(): Node {
  return { meanings: [], places: [], next: new Map() };
}

function addTo(map: Map<string, KnownPlace[]>, key: string, place: KnownPlace): void {
  const list = map.get(key);
  if (!list) map.set(key, [place]);
  else if (!list.includes(place)) list.push(place);
}

/** The texts of a phrase as `Lexicon.correct` leaves those of a query, with digits for a number behind a name. */
function phraseTexts(phrase: string): string[] {
  return tokensOf(phrase.normalize('NFKC'))
    .filter(({ kind }) => kind !== 'sign')
    .map(({ text, kind }, index) => {
      const usual = kind === 'word' ? usualSpelling(text) : text;
      return index > 0 ? (/^(?:i|ii|iii|iv|v)$/.test(usual) ? (digitsOf(usual) ?? usual) : usual) : usual;
    });
}

const kept = new WeakMap<readonly KnownPlace[], Lexicon>();

/** The lexicon for one reading of the gazetteer. */
export function lexiconOf(places: readonly KnownPlace[]): Lexicon {
  let lexicon = kept.get(places);
  if (!lexicon) {
    lexicon = new Lexicon(places);
    kept.set(places, lexicon);
  }
  return lexicon;
}
