import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where builds of the product and of the tests’ programs lie. */
const built = /\/dist\/(?:server|programs)\//;

/**
 * Names the places of our sources in stack traces. The maps are read when the first trace is asked for: Node’s own support
 * reads those of all packages at the start, which takes 25 MB and a part of a second.
 */
export function mapStackTraces() {
  const maps = new Map();

  function mapOf(address) {
    if (!maps.has(address)) {
      const text = readFileSync(`${fileURLToPath(address)}.map`, 'utf8');
      maps.set(address, new SourceMap(JSON.parse(text)));
    }
    return maps.get(address);
  }

  function placeOf(frame) {
    const address = frame.getFileName() ?? '';
    const [line, column] = [frame.getLineNumber() ?? 0, frame.getColumnNumber() ?? 0];
    if (!address.startsWith('file:') || !built.test(address)) return String(frame);
    const entry = mapOf(address).findEntry(line - 1, column - 1);
    if (!entry.originalSource) return String(frame);
    const original = new URL(entry.originalSource, address);
    const place = `${original}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    return String(frame).replace(`${address}:${line}:${column}`, place);
  }

  function described(frame) {
    try {
      return placeOf(frame);
    } catch {
      // A trace without sources is better than none.
      return String(frame);
    }
  }

  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${described(frame)}`)].join('\n');
}
