import { LRUCache } from 'lru-cache';
import { isDenied } from './lint/negations.ts';
import { pattern, plainText } from './lint/phrases.ts';
import { lintRules, lintTexts } from './lint/lint-rules.ts';
import type { LintKind } from './lint/lint-rules.ts';

export interface LintFinding {
  kind: LintKind;
  /** The sentence that says it. */
  sentence: string;
  /** What it does: “promises a return”. */
  text: string;
}

const rules = lintRules.map(({ source, ...rule }) => ({ ...rule, words: pattern(source) }));

/** Listings repeat sentences, and each is read on many occasions. */
const mostKnown = 2_000;
const longestKnown = 1_000;
const known = new LRUCache<string, { rule?: (typeof rules)[number] }>({ max: mostKnown });

/** The sentences of a text that an advertisement should not have, in English, Hindi and Hinglish. What a sentence denies is none. */
export function lintText(text: string): LintFinding[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found = ruleAgainst(sentence);
    return found ? [{ kind: found.kind, sentence, text: lintTexts[found.kind] }] : [];
  });
}

function ruleAgainst(sentence: string): (typeof rules)[number] | undefined {
  const { rule } = known.get(sentence) ?? { rule: findRule(plainText(sentence)) };
  if (sentence.length <= longestKnown) known.set(sentence, { rule });
  return rule;
}

function findRule(plain: string): (typeof rules)[number] | undefined {
  return rules.find(
    ({ words, unless, saysNo }) =>
      !unless?.test(plain) &&
      [...plain.matchAll(words)].some(
        ({ 0: said, index: start }) => !isDenied(plain, { start, end: start + said.length, saysNo }),
      ),
  );
}

/** Short forms end with a full stop, and no sentence. */
const shortForms = /(?:\b(?:rs|no|nos|sq|approx|mr|mrs|dr|st|opp|govt|e\.o\.i|p\.a|i\.e|e\.g))\.$/iu;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.split(/(?<=[.!?;।])\s+|\n+|\s*[•▪|]\s*/u)) {
    open = `${open} ${part}`.trim();
    if (shortForms.test(open)) continue;
    if (open) sentences.push(open);
    open = '';
  }
  return open ? [...sentences, open] : sentences;
}
