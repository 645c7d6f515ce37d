import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { without } from '../../../web/leave-out.ts';
import { unusedParts } from '../../../web/unused-parts.ts';

/** The code without what is unused, spaced by single spaces. */
function lean(code: string, unused: Omit<Parameters<typeof without>[1], 'file'>): string {
  return without(code, { file: 'package.js', ...unused }).replace(/\s+/g, ' ');
}

describe('what no page uses', () => {
  it('is a function, where it is called and where it is named', () => {
    const code = 'function load(a) { fetch(a) } load(b.c); load(a = 1); x = { load: load };';
    expect(lean(code, { functions: { load: 'null' } })).toBe(
      'function load(a) { return null } null; load(a = 1); x = { load: load };',
    );
  });

  it('is a method of a class of which there is none', () => {
    const code =
      'function Part() {} Part.prototype.show = function () { draw() }; Other.prototype.show = function () {};';
    expect(lean(code, { classes: ['Part'] })).toBe(
      'function Part() {} ; Other.prototype.show = function () {};',
    );
  });

  it('is a variable that never changes, but not what only has its name', () => {
    const code =
      'var moves = !1; function f(moves) { moves && g(); a.moves = 1; a[moves] = { moves: 2 }; b = moves = !0; }';
    expect(lean(code, { values: { moves: 'false' } })).toBe(
      'var moves = !1; function f(moves) { false && g(); a.moves = 1; a[false] = { moves: 2 }; b = false; }',
    );
  });

  it('is what a call, a comparison or a property always is, on any number of lines', () => {
    const facts = [
      [/^\((\w+) & 8\) === \1$/, 'false'],
      [/^nameOf\("(\w+)"\)$/, '"my $1"'],
      [/^init\.base$/, 'false'],
    ] as const;
    expect(lean('if ((lanes &\n 8) === lanes) f(); if ((lanes & 8) === other) g();', { facts })).toBe(
      'if (false) f(); if ((lanes & 8) === other) g();',
    );
    expect(lean('x = nameOf("end") || nameOf(x); init.base = init.base || 1;', { facts })).toBe(
      'x = "my end" || nameOf(x); init.base = false || 1;',
    );
  });

  it('is an export that nothing imports', () => {
    expect(lean('exports.load = load; exports.show = show;', { exports: ['load'] })).toBe(
      '; exports.show = show;',
    );
  });

  it('is a tag, unless another case goes on into it', () => {
    const cases =
      'case 30: f(); break; case 1: a(); case 31: b(); break; case 30: case 2: c(); return; case 31: d();';
    expect(lean(`switch (part.tag) { ${cases} }`, { tags: [30, 31] })).toBe(
      'switch (part.tag) { case 1: a(); case 31: b(); break; case 2: c(); return; }',
    );
    expect(lean('x = 30 === part.tag || part.tag !== 30 || 30 === part.lanes;', { tags: [30] })).toBe(
      'x = false || true || 30 === part.lanes;',
    );
  });

  it('is looked at again once a package no longer has it', () => {
    expect(() =>
      lean('function shown() {}', { functions: { shown: '1', hidden: '2' }, values: { old: '0' } }),
    ).toThrow('package.js no longer has hidden, old.');
  });
});

// Vite writes the other ones while it builds, and the build fails if one of them has become another.
const inPackages = unusedParts.filter(({ file }) => !file.startsWith('\0'));

it.each(inPackages)('is in $file', (unused) => {
  const code = readFileSync(resolve('node_modules', unused.file), 'utf8');
  expect(without(code, unused).length).toBeLessThan(code.length);
});
