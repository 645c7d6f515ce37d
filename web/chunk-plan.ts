/** A module that public pages need. */
export interface Piece {
  id: string;
  /** About its bytes after compression. */
  size: number;
  /** The pages that need it at a first visit. */
  pages: ReadonlySet<string>;
  /** What it imports. */
  needs: readonly string[];
  /** The file that it must be in. */
  file?: string;
}

interface Chunk {
  pieces: readonly Piece[];
  size: number;
}

/** A file of its own costs each page about these bytes: names of imports, and a worse compression. */
const costOfFile = 260;
/** A file below this size goes into another one; above 2 kB, because the sizes are estimates. */
const minSize = 2_200;
/**
 * Beyond these bytes beside React and the router, each further byte of a page weighs more than the one before. Small
 * changes of it lead to quite different plans: where a page misses its budget, try the neighbours of this number.
 */
const enough = 33_500;

/**
 * Puts modules into files: those that the same pages need together, then small files into the one where pages load
 * the least that they do not need. No two files import each other. Answers the names of the files by module.
 */
export function planChunks(pieces: readonly Piece[]): Map<string, string> {
  let chunks = samePages(pieces);
  for (let merged = nextMerge(chunks); merged; merged = nextMerge(chunks)) chunks = merged;
  return new Map(chunks.flatMap((chunk) => chunk.pieces.map(({ id }) => [id, nameOf(chunk)] as const)));
}

function samePages(pieces: readonly Piece[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const piece of pieces) {
    const key = piece.file ?? [...piece.pages].sort().join(' ');
    const chunk = chunks.get(key);
    chunks.set(
      key,
      chunk ? joined(chunk, { pieces: [piece], size: piece.size }) : { pieces: [piece], size: piece.size },
    );
  }
  return [...chunks.values()];
}

function joined(one: Chunk, other: Chunk): Chunk {
  return { pieces: [...one.pieces, ...other.pieces], size: one.size + other.size };
}

/** The chunks after the best merge; undefined if no merge is of use. */
function nextMerge(chunks: readonly Chunk[]): Chunk[] | undefined {
  const graph = readGraph(chunks);
  const found = chunks
    .flatMap((one, index) => chunks.slice(index + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => isOfUse(graph, one, other) && !closesCircle(graph, one, other))
    .map(({ one, other }) => ({ one, other, gain: gainOf(graph, one, other) }))
    .filter(({ gain, one, other }) => gain > 0 || Math.min(one.size, other.size) < minSize)
    .sort((first, second) => second.gain - first.gain)[0];
  if (!found) return undefined;
  const { one, other } = found;
  return [...chunks.filter((chunk) => chunk !== one && chunk !== other), joined(one, other)];
}

interface Graph {
  imports: ReadonlyMap<Chunk, ReadonlySet<Chunk>>;
  /** A chunk and all that it loads. */
  reach: ReadonlyMap<Chunk, ReadonlySet<Chunk>>;
  /** What each page loads. */
  loads: readonly { chunks: ReadonlySet<Chunk>; bytes: number }[];
}

function readGraph(chunks: readonly Chunk[]): Graph {
  const homes = new Map(chunks.flatMap((chunk) => chunk.pieces.map(({ id }) => [id, chunk] as const)));
  const imports = new Map(
    chunks.map((chunk) => [
      chunk,
      new Set(chunk.pieces.flatMap(({ needs }) => needs).flatMap((id) => homes.get(id) ?? [])),
    ]),
  );
  const reachOf = (chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const next of imports.get(chunk) ?? []) reachOf(next, seen);
    return seen;
  };
  const reach = new Map(chunks.map((chunk) => [chunk, reachOf(chunk)]));
  const pages = new Set(chunks.flatMap(({ pieces }) => pieces).flatMap((piece) => [...piece.pages]));
  const loads = [...pages].map((page) => {
    const home = homes.get(page);
    const loaded = (home && reach.get(home)) ?? new Set();
    return { chunks: loaded, bytes: sumOf([...loaded].map(({ size }) => size + costOfFile)) };
  });
  return { imports, reach, loads };
}

/** Whether a merge can save a file: one is small, or many pages load both. */
function isOfUse({ loads }: Graph, one: Chunk, other: Chunk): boolean {
  if (Math.min(one.size, other.size) < minSize) return true;
  return loads.some(({ chunks }) => chunks.has(one) && chunks.has(other));
}

/** The bytes that all pages together save if two chunks become one file. */
function gainOf({ reach, loads }: Graph, one: Chunk, other: Chunk): number {
  const burdenOf = (bytes: number) => bytes + Math.max(0, bytes - enough) ** 6 / 1e18;
  let gain = 0;
  for (const { chunks, bytes } of loads) {
    if (chunks.has(one) && chunks.has(other)) gain += burdenOf(bytes) - burdenOf(bytes - costOfFile);
    else if (chunks.has(one)) gain -= burdenOf(bytes + added(chunks, other)) - burdenOf(bytes);
    else if (chunks.has(other)) gain -= burdenOf(bytes + added(chunks, one)) - burdenOf(bytes);
  }
  return gain;

  function added(loaded: ReadonlySet<Chunk>, chunk: Chunk): number {
    let bytes = -costOfFile;
    for (const next of reach.get(chunk) ?? []) if (!loaded.has(next)) bytes += next.size + costOfFile;
    return bytes;
  }
}

/** Whether one of them loads the other through a third. */
function closesCircle({ imports, reach }: Graph, one: Chunk, other: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...(imports.get(from) ?? [])].some((next) => next !== to && next !== from && reach.get(next)?.has(to));
  return leads(one, other) || leads(other, one);
}

/** The largest module lends its name to the file. */
function nameOf({ pieces }: Chunk): string {
  const fixed = pieces.find(({ file }) => file)?.file;
  if (fixed) return fixed;
  const [largest] = [...pieces].sort((one, other) => other.size - one.size);
  const id = largest?.id ?? '';
  return /([^/]+?)\.\w+$/.exec(id)?.[1] ?? id;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
