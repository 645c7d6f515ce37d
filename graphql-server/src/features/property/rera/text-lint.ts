/** What an advertisement must not say, with the sentence for it. */
const forbidden: readonly { words: RegExp; text: string }[] = [
  {
    words:
      /\b(?:assured|guaranteed|fixed|sure)\s+(?:\w+\s+){0,2}(?:returns?|rent(?:als?)?|yields?|appreciation|profits?)\b/i,
    text: 'promises a return',
  },
  { words: /\b(?:no|zero|without)\s+risks?\b|\brisk[\s-]?free\b/i, text: 'says that there is no risk' },
  {
    words: /\bpre[\s-]?launch\b|\bexpressions?\s+of\s+interest\b|\bcoming\s+soon\b|\bsoft\s+launch\b/i,
    text: 'advertises before a registration',
  },
  {
    words: /\b(?:the|our|noida[’']s|city[’']s)\s+best\b|\bbest\s+(?:in|of|project|price|deal)\b/i,
    text: 'says “best”',
  },
  { words: /\b(?:no\.?|number)\s*1\s+(?:project|builder|developer)\b/i, text: 'says “number one”' },
];
const distance =
  /\b(?:stone[’']s\s+throw|walking\s+distance|close\s+to|near\s+to|minutes?\s+(?:away|from|to)|short\s+(?:walk|drive))\b/i;
const negation = /\b(?:no|not|never|neither|nor)\b/i;

export interface LintFinding {
  /** The sentence that says it. */
  sentence: string;
  /** What it does: “promises a return”. */
  text: string;
}

/** The sentences of a text that an advertisement should not have. A sentence that denies a promise is none. */
export function lintText(text: string): LintFinding[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found = forbidden.find(({ words }) => {
      const at = words.exec(sentence);
      return at && !negation.test(sentence.slice(0, at.index));
    });
    if (found) return [{ sentence, text: found.text }];
    if (distance.test(sentence) && !/\d/.test(sentence))
      return [{ sentence, text: 'names a distance without a number' }];
    return [];
  });
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
