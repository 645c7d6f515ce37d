import { words } from './phrases.ts';

/** “Not” of a whole clause. */
const clauseNot = new RegExp(
  words(
    "not(?! (?:only|just|merely|to mention))|never|neither|nor|cannot|\\p{L}+n't|nobody|no one(?! else)|none|nothing|nowhere(?! else)",
    '(?:refuses?|decline[sd]?|avoids?|without(?! (?:any )?(?:doubts?|risks?)))',
    'no (?!other)\\p{L}+(?: \\p{L}+)? (?:can|could|may|must|should|will|is|are|has|have)',
    'rather than|instead of|free of|nahi|nahin|nhi|mat|नहीं|नही|मत|न|बिना|bina',
  ),
  'gu',
);
/** “No” of the noun behind it. */
const noun = new RegExp(words('no(?!\\.? ?\\d| (?:other|one|doubts?|wonder|matter)\\b)|zero'), 'gu');
/** What a “no” before it is about, so that it is not about what follows. */
const ownNoun = new RegExp(
  words(
    'brokerage|gst|tds|emis?|pre-?emi|charges?|fees?|lock-?ins?|maintenance|costs?|tension|worry|worries|duty|delays?|risks?|interest|penalty|waiting|hassles?|questions?|vacancy|tax|taxes|paperwork|loans?|commission|hidden',
  ),
  'u',
);
/** Where a clause ends. */
const boundary = new RegExp(
  `[,;:()—]|${words('but|however|yet|although|though|while|plus|and|with|get|aur|lekin|magar|और|लेकिन|मगर|तथा')}`,
  'u',
);
/** Where a clause begins that belongs to the one before it. */
const subordinate = new RegExp(words('that|which|who|whose|because|so|even|if|when|where|whether'), 'u');
/** Not a “not” after all. */
const notElsewhere = /\b(?:why not|not (?:seen|found|available|offered) (?:elsewhere|anywhere))\b/u;
/** A sentence that warns of what it names, or asks about it. */
const warnings = new RegExp(
  words(
    'beware|advis\\p{L}+ against|red flags?|suspicious|too good to be true|myths?|avoid|careful|caution|wary|warn(?:s|ed|ing)?|illegal|unlawful|fraud|scams?|bann?(?:s|ed)?|prohibit(?:s|ed)?|forbid(?:s|den)?|stay away|against the law|distrust|penal(?:ty|ties|ises)|violation',
    'अवैध|गैरकानूनी|सावधान|बचें|savdhan|gairkanooni|bachein|bachen',
  ),
  'u',
);
const asks = /^(?:is|are|was|were|do|does|did|should|ask|check|find out)\b(?!n't)/u;
const conditions = new RegExp(words('whether|if (?:a|an|the|any|anyone|anybody|someone)'), 'u');

/**
 * Whether a phrase of a sentence is denied there: by a “not” of its own clause, or because the sentence warns of it or asks
 * about it. `saysNo` says that a “not” in the phrase itself denies nothing.
 */
export function isDenied(sentence: string, said: { start: number; end: number; saysNo?: boolean }): boolean {
  const { start, end, saysNo = false } = said;
  if (notElsewhere.test(sentence)) return false;
  if (warnings.test(sentence)) return true;
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  if (
    asks.test(sentence) &&
    (sentence.endsWith('?') || conditions.test(before) || /^(?:ask|check)/.test(sentence))
  )
    return true;
  const phrase = sentence.slice(start, end);
  if (!saysNo && (phrase.search(clauseNot) >= 0 || (phrase.search(noun) >= 0 && !ownNoun.test(phrase))))
    return true;
  return isDeniedBefore(before, sentence.slice(start)) || isDeniedAfter(after);
}

function isDeniedBefore(before: string, rest: string): boolean {
  for (const { 0: found, index } of before.matchAll(clauseNot)) {
    const between = before.slice(index + found.length);
    if (!boundary.test(between) || isList(between, rest)) return true;
  }
  for (const { 0: found, index } of before.matchAll(noun)) {
    const between = before.slice(index + found.length);
    const isOwn = !ownNoun.test(between) && between.trim().split(' ').length <= 4;
    if (isOwn && (!boundary.test(between) || isList(between, rest))) return true;
  }
  return false;
}

/** “No returns, rents or buybacks”: the “or” carries a “no” over the commas. */
function isList(between: string, rest: string): boolean {
  const [item = ''] = /^[^.;:()—]*/u.exec(rest) ?? [];
  const isOr = new RegExp(words('or|nor|ya|या'), 'u').test(`${between}${item}`);
  return (
    isOr && !new RegExp(words('but|however|yet|get|with|—'), 'u').test(between) && !ownNoun.test(between)
  );
}

function isDeniedAfter(after: string): boolean {
  const ends = [boundary, subordinate].map((one) => one.exec(after)?.index ?? after.length);
  const clause = after.slice(0, Math.min(...ends));
  return clause.search(clauseNot) >= 0;
}
