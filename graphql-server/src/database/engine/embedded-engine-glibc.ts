import { copyFileSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const wantedVersion = 'GLIBC_2.38';
const c23Prefix = '__isoc23_';

const sectionTypes = { dynamicSymbols: 11, neededVersions: 0x6ffffffe, symbolVersions: 0x6fffffff };
const weakVersion = 0x2;
const globalSymbol = 1;
const symbolBytes = 24;

interface Section {
  type: number;
  offset: number;
  size: number;
  link: number;
}

/** Whether a native library failed to load only because the C library is older than 2.38. */
export function wantsNewerGlibc(error: unknown): boolean {
  return error instanceof Error && error.message.includes(`\`${wantedVersion}' not found`);
}

/** Copies the folder of a native library to a cache, once per `key`, adapts it to glibc 2.36 and answers the copy. */
export function adaptToOlderGlibc(library: string, key: string): string {
  const source = dirname(library);
  for (const parent of [process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), tmpdir()]) {
    const folder = privateFolder(join(parent, `apna-hi-ghar-${process.getuid?.() ?? 0}`));
    if (folder) return join(copyOnce(source, join(folder, key)), basename(library));
  }
  throw new Error('there is no folder to keep the adapted library in');
}

// Native code is loaded from this folder, so it must not be writable for other users.
function privateFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(folder);
    if (!lstatSync(folder).isDirectory() || uid !== process.getuid?.() || mode & 0o022) return null;
    rmSync(mkdtempSync(join(folder, 'probe-')), { recursive: true });
    return folder;
  } catch {
    return null;
  }
}

function copyOnce(source: string, target: string): string {
  if (lstatSync(target, { throwIfNoEntry: false })) return target;
  const unfinished = mkdtempSync(`${target}-unfinished-`);
  for (const name of readdirSync(source)) {
    if (/\.(node|so)$/.test(name)) {
      writeFileSync(join(unfinished, name), adapt(readFileSync(join(source, name))), { mode: 0o700 });
    } else {
      copyFileSync(join(source, name), join(unfinished, name));
    }
  }
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process was first; its copy is identical.
    if (!lstatSync(target, { throwIfNoEntry: false })) throw error;
  }
  return target;
}

/**
 * Lets a 64-bit ELF library load without GLIBC_2.38: makes the version weak, unbinds the symbols from it, and
 * replaces the C23 names (`__isoc23_strtol`) by the classic names that end the same string.
 */
function adapt(library: Buffer): Buffer {
  const sections = readSections(library);
  const needed = sections.find(({ type }) => type === sectionTypes.neededVersions);
  const versions = sections.find(({ type }) => type === sectionTypes.symbolVersions);
  const symbols = sections.find(({ type }) => type === sectionTypes.dynamicSymbols);
  const names = symbols && sections[symbols.link];
  if (!needed || !versions || !symbols || !names) return library;

  const wanted = weakenVersion(library, needed, names);
  for (let index = 0; index < symbols.size / symbolBytes; index += 1) {
    const version = versions.offset + index * 2;
    if (!wanted.has(library.readUInt16LE(version) & 0x7fff)) continue;
    library.writeUInt16LE(globalSymbol, version);
    const symbol = symbols.offset + index * symbolBytes;
    const name = library.readUInt32LE(symbol);
    if (readName(library, names, name).startsWith(c23Prefix)) {
      library.writeUInt32LE(name + c23Prefix.length, symbol);
    }
  }
  return library;
}

function readSections(library: Buffer): Section[] {
  const start = Number(library.readBigUInt64LE(0x28));
  const bytes = library.readUInt16LE(0x3a);
  return Array.from({ length: library.readUInt16LE(0x3c) }, (_, index) => {
    const at = start + index * bytes;
    return {
      type: library.readUInt32LE(at + 4),
      offset: Number(library.readBigUInt64LE(at + 24)),
      size: Number(library.readBigUInt64LE(at + 32)),
      link: library.readUInt32LE(at + 40),
    };
  });
}

// Each needed file has a chain of versions; symbols refer to a version by its index.
function weakenVersion(library: Buffer, needed: Section, names: Section): Set<number> {
  const indexes = new Set<number>();
  for (let file = needed.offset, nextFile = -1; nextFile !== 0; file += nextFile) {
    nextFile = library.readUInt32LE(file + 12);
    let version = file + library.readUInt32LE(file + 8);
    for (let left = library.readUInt16LE(file + 2); left > 0; left -= 1) {
      if (readName(library, names, library.readUInt32LE(version + 8)) === wantedVersion) {
        library.writeUInt16LE(library.readUInt16LE(version + 4) | weakVersion, version + 4);
        indexes.add(library.readUInt16LE(version + 6));
      }
      version += library.readUInt32LE(version + 12);
    }
  }
  return indexes;
}

function readName(library: Buffer, names: Section, offset: number): string {
  const start = names.offset + offset;
  return library.toString('latin1', start, library.indexOf(0, start));
}
