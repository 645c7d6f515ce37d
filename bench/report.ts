import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { format } from 'prettier';

const file = new URL('../docs/benchmarks.md', import.meta.url);
const packages = new URL('../package.json', import.meta.url);
const peers = ['graphql-yoga', '@graphql-yoga/plugin-response-cache', 'mercurius', 'fastify'];

/** What the figures depend on: machine, versions, date and command. */
export async function machine(command: string): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile(packages, 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const versions = peers.map((name) => `${name} ${devDependencies[name]}`).join(', ');
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [busy = 0] = loadavg();
  return `\`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpu?.model.trim()}), ${gigabytes} GB, Node ${process.version}, ${versions}. Before the run, other work kept ${busy.toFixed(1)} processes busy.`;
}

/** Writes the figures of a run at the end of a section of docs/benchmarks.md, in place of those of the last run. */
export async function writeFigures(name: string, lines: string[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [begin, end] = [`<!-- figures: ${name} -->`, `<!-- end: ${name} -->`];
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/benchmarks.md has no place for ${name}.`);
  const written = `${text.slice(0, before)}${begin}\n\n${lines.join('\n')}\n\n${text.slice(after)}`;
  await writeFile(file, await format(written, { parser: 'markdown', printWidth: 120, proseWrap: 'always' }));
}
