import { parseSync } from 'vite';
import type { ESTree, Plugin } from 'vite';

/** What a file of a package has and no page uses. */
export interface Unused {
  /** The end of the file’s path. */
  file: string;
  /** Functions, with the answer that stands in place of what they do. */
  functions?: Readonly<Record<string, string>>;
  /** Classes whose methods no page calls. */
  classes?: readonly string[];
  /** Variables that keep one value. */
  values?: Readonly<Record<string, string>>;
  /** Comparisons that are never true, and properties that nothing sets. */
  never?: RegExp;
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
  const { functions = {}, classes = [], values = {}, never, tags = [] } = unused;
  const missing = new Set([...Object.keys(functions), ...classes, ...Object.keys(values)]);
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

  function isTag(part: Part): boolean {
    return /(?:^|\.)tag$/.test(textOf(part));
  }

  function isUnusedTag(part: Part | null): boolean {
    return part?.type === 'Literal' && tags.some((tag) => tag === part.value);
  }

  /** The text that stands in place of a part, if there is one. */
  function instead(part: Part): string | undefined {
    switch (part.type) {
      case 'Identifier':
        return find(part.name, values);
      case 'AssignmentExpression':
        return part.left.type === 'Identifier' ? find(part.left.name, values) : undefined;
      case 'CallExpression': {
        const { callee, arguments: given } = part;
        return callee.type === 'Identifier' && given.every(isPlain)
          ? find(callee.name, functions)
          : undefined;
      }
      case 'ExpressionStatement': {
        const [, owner = ''] = /^(\w+)\.prototype\.\w+ = function/.exec(textOf(part)) ?? [];
        return classes.includes(owner) ? find(owner, { [owner]: ';' }) : undefined;
      }
      case 'MemberExpression':
        return never?.test(textOf(part)) ? 'false' : undefined;
      case 'BinaryExpression': {
        const { left, right, operator } = part;
        if ((isUnusedTag(left) && isTag(right)) || (isUnusedTag(right) && isTag(left)))
          return String(operator.startsWith('!'));
        return never?.test(textOf(part)) ? 'false' : undefined;
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
      // What is set is not read.
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
