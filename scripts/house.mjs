import { dirname, posix } from 'node:path';
import { importsOf, readSources, workspaces } from './imports.mjs';

/**
 * `npm run house` prints how the house stands (decision 89), and fails on what must not be: imports in a circle, those of
 * types among them; a collection named by a string outside its noun; more imports of the server into the web application
 * than its door needs; a noun whose files are in
 * more than three rooms; a folder with too many files.
 */
const maxImportsIntoWeb = 10;
const maxRooms = 3;
const maxFilesInFolder = 20;
const named = ['place', 'builder', 'rule', 'alert'];

const texts = readSources();
const files = [...texts.keys()];
const isTest = (file) => /\.(?:stories|test)\.tsx?$|\/testing\//.test(file);
const isGenerated = (file) => file.includes('.generated.');
const sources = files.filter((file) => texts.get(file) !== '' && !isTest(file));
const written = sources.filter((file) => !isGenerated(file));

const imports = new Map(sources.map((file) => [file, importsOf(file, texts)]));
const circles = findCircles();
const strangers = findStrangers();
const intoWeb = written
  .filter((file) => file.startsWith(workspaces['graphql-server']))
  .flatMap((file) => [...imports.get(file)].filter((other) => other.startsWith(workspaces.web)));

print('circles of imports, types among them', circles.length, circles);
print('collections named by a string outside their noun', strangers.length, strangers);
print('imports of the server into web', `${intoWeb.length} (at most ${maxImportsIntoWeb})`);
const [largest] = shares();
print('largest room of the server', `${largest.room}, ${(largest.share * 100).toFixed(1)} %`);
for (const noun of named) print(`folders with files of ${noun}`, foldersOf(noun).length, foldersOf(noun));
const [fullest, loose] = fullestFolder();
print('most files in one folder', `${loose} in ${fullest}`);
print('generated lines', linesOf(files.filter(isGenerated)));
print('written lines', linesOf(written));
const stands =
  circles.length + strangers.length === 0 &&
  intoWeb.length <= maxImportsIntoWeb &&
  named.every((noun) => foldersOf(noun).length <= maxRooms) &&
  loose <= maxFilesInFolder;
if (!stands) process.exitCode = 1;

function findCircles() {
  const state = new Map();
  const path = [];
  const found = [];
  for (const file of imports.keys()) visit(file);
  return found;

  function visit(file) {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    path.push(file);
    for (const other of imports.get(file) ?? []) visit(other);
    path.pop();
    state.set(file, 'done');
  }
}

/** The room of a noun names its collections in its feature file, with their indexes. */
function findStrangers() {
  const owners = new Map();
  for (const file of written.filter((one) => one.endsWith('.feature.ts'))) {
    const [, indexes = ''] = /\n {2}indexes: \{\n(.*?)\n {2}\},/s.exec(texts.get(file)) ?? [];
    for (const [, collection] of indexes.matchAll(/^ {4}(\w+):/gm)) owners.set(collection, dirname(file));
  }
  return written
    .filter((file) => file.startsWith(workspaces['graphql-server']) && !file.includes('/database/'))
    .flatMap((file) =>
      [...texts.get(file).matchAll(/[cC]ollection(?:<[^()]*>)?(?:\(\s*|\s*[:=]\s*)'(\w+)'/g)].flatMap(
        ([, collection]) => {
          const owner = owners.get(collection);
          return owner && !file.startsWith(`${owner}/`) ? [`${file}: ${collection}`] : [];
        },
      ),
    );
}

function shares() {
  const base = workspaces['graphql-server'];
  const rooms = new Map();
  for (const file of written.filter((one) => one.startsWith(base))) {
    const parts = file.slice(base.length).split('/');
    const room = parts.slice(0, parts[0] === 'features' ? 2 : 1).join('/');
    rooms.set(room, (rooms.get(room) ?? 0) + linesOf([file]));
  }
  const all = [...rooms.values()].reduce((sum, lines) => sum + lines, 0);
  return [...rooms]
    .map(([room, lines]) => ({ room, share: lines / all }))
    .sort((one, other) => other.share - one.share);
}

/** The rooms in which a file is named after a noun. */
function foldersOf(noun) {
  const ofNoun = written.filter((file) =>
    new RegExp(`^${noun}s?[.-]|^${noun}s?$`).test(posix.basename(file)),
  );
  const rooms = ofNoun.map((file) => {
    const parts = dirname(file).split('/');
    return parts.slice(0, parts[2] === 'features' ? 4 : 3).join('/');
  });
  return [...new Set(rooms)].sort();
}

function fullestFolder() {
  const counts = new Map();
  for (const file of written.filter((one) => !one.endsWith('.content.ts')))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0];
}

function linesOf(some) {
  return some.reduce((sum, file) => sum + texts.get(file).split('\n').length - 1, 0);
}

function print(what, value, list = []) {
  console.log(`${what}: ${value}`);
  for (const line of list) console.log(`  ${line}`);
}
