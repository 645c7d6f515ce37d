import { parseSync } from 'vite';
import type { ESTree, Plugin } from 'vite';

/** What a file of a package has and no page uses. */
export interface Unused {
  /** The end of the file’s path. */
  file: string;
  /** Functions, each with the answer that replaces its body. */
  functions?: Readonly<Record<string, string>>;
  /** Classes whose methods no page calls. */
  classes?: readonly string[];
  /** Variables that keep one value. */
  values?: Readonly<Record<string, string>>;
  /** Calls, comparisons and properties with what they always are. */
  facts?: readonly (readonly [RegExp, string])[];
  /** What a file exports and nothing imports. */
  exports?: readonly string[];
  /** The values that no `tag` has. */
  tags?: readonly number[];
}

type Part = ESTree.Node;

/** What only names something and does not read it. */
const names = ['id', 'params', 'label'];
const ends = ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'];

/** Takes out of packages what no page uses, so that the minifier drops all that is only named there. */
export function leaveOut(all: readonly Unused[]): Plugin {
  const left = new Set(all);
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform(code, id) {
      const unused = all.find(({ file }) => id.endsWith(file));
      if (!unused) return null;
      left.delete(unused);
      return { code: without(code, unused), map: null };
    },
    buildEnd() {
      for (const { file } of left) this.error(`No page needs ${file} any more.`);
    },
  };
}

/**
 * The code without what is unused. Throws if the code does not have one of the names, so that a new version of the
 * package is looked at.
 */
export function without(code: string, unused: Unused): string {
  const { functions = {}, classes = [], values = {}, facts = [], exports = [], tags = [] } = unused;
  const missing = new Set([...Object.keys(functions), ...classes, ...Object.keys(values), ...exports]);
  const kept: string[] = [];
  let at = 0;

  function put(text: string, { start, end }: Part): void {
    kept.push(code.slice(at, start), text);
    at = end;
  }

  function find(name: string, texts: Readonly<Record<string, string>>): string | undefined {
    if (!Object.hasOwn(texts, name)) return undefined;
    missing.delete(name);
    return texts[name];
  }

  function textOf({ start, end }: Part): string {
    return code.slice(start, end).replace(/\s+/g, ' ');
  }

  function factOf(part: Part): string | undefined {
    const text = textOf(part);
    const [pattern, fact] = facts.find(([pattern]) => pattern.test(text)) ?? [];
    return pattern && fact && text.replace(pattern, fact);
  }

  function isTag(part: Part): boolean {
    return /(?:^|\.)tag$/.test(textOf(part));
  }

  function isUnusedTag(part: Part | null): boolean {
    return part?.type === 'Literal' && tags.some((tag) => tag === part.value);
  }

  /** The text that replaces a part, if there is one. */
  function instead(part: Part): string | undefined {
    switch (part.type) {
      case 'Identifier':
        return find(part.name, values);
      case 'AssignmentExpression':
        return part.left.type === 'Identifier' ? find(part.left.name, values) : undefined;
      case 'CallExpression': {
        const { callee, arguments: given } = part;
        const isNamed = callee.type === 'Identifier' && given.every(isPlain);
        return (isNamed ? find(callee.name, functions) : undefined) ?? factOf(part);
      }
      case 'ExpressionStatement': {
        const [, owner = '', name = ''] =
          /^(?:(\w+)\.prototype\.\w+ = function|exports\.(\w+) = )/.exec(textOf(part)) ?? [];
        missing.delete(owner || name);
        return classes.includes(owner) || exports.includes(name) ? ';' : undefined;
      }
      case 'MemberExpression':
        return factOf(part);
      case 'BinaryExpression': {
        const { left, right, operator } = part;
        if ((isUnusedTag(left) && isTag(right)) || (isUnusedTag(right) && isTag(left)))
          return String(operator.startsWith('!'));
        return factOf(part);
      }
      default:
        return undefined;
    }
  }

  /** Drops cases of unused tags, unless the case before goes on into them. */
  function visitCases({ cases }: ESTree.SwitchStatement): void {
    let goesOn = false;
    for (const part of cases) {
      if (isUnusedTag(part.test) && (!goesOn || part.consequent.length === 0)) put('', part);
      else {
        part.consequent.forEach(visit);
        goesOn = !ends.includes(part.consequent.at(-1)?.type ?? '');
      }
    }
  }

  function visit(part: Part): void {
    const text = instead(part);
    if (text !== undefined) put(text, part);
    else if (part.type === 'SwitchStatement' && isTag(part.discriminant)) visitCases(part);
    else if (part.type === 'FunctionDeclaration' && part.id && part.body) {
      const answer = find(part.id.name, functions);
      if (answer === undefined) visit(part.body);
      else put(`{ return ${answer} }`, part.body);
    } else if (part.type === 'AssignmentExpression') {
      // An assignment sets a variable without reading it.
      visitAll(part.left);
      visit(part.right);
    } else visitAll(part);
  }

  function visitAll(part: Part): void {
    const isComputed = 'computed' in part && part.computed;
    for (const [name, value] of Object.entries(part)) {
      if (names.includes(name) || (!isComputed && ['key', 'property'].includes(name))) continue;
      [value].flat().filter(isPart).forEach(visit);
    }
  }

  visit(parseSync(unused.file, code).program);
  if (missing.size > 0) throw new Error(`${unused.file} no longer has ${[...missing].join(', ')}.`);
  return kept.join('') + code.slice(at);
}

/** Whether reading a part does nothing else. */
function isPlain(part: Part): boolean {
  if (part.type === 'MemberExpression')
    return isPlain(part.object) && (!part.computed || isPlain(part.property));
  return part.type === 'Identifier' || part.type === 'Literal';
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
