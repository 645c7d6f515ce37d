import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { planChunks } from './chunk-plan.ts';
import type { Piece } from './chunk-plan.ts';

type Bundle = Rolldown.OutputBundle;

const firstEntry = 'web/src/entry-loader.ts';
const entry = 'web/src/entry-client.tsx';
const pagePath = /\/web\/src\/.*-page\.tsx$/;
/** Staff pages; what they share with visitors’ pages does not count. */
const officePath = /\/(?:account|auth|office|admin)\//;
const iconPath = /lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
/** What so many pages need, all load. */
const mostPages = 20;
/** Minified and compressed, a module has about this part of its bytes after compression alone. */
const minified = 0.6;

/**
 * Reads from the graph of modules which of them public pages need, so that the bundle has few files and no page loads
 * much that it does not need. The frame is what every page needs: the layout, the routes and what these import.
 */
export function readPages() {
  const first = new Set<string>();
  const frame = new Set<string>();
  const pages = new Map<string, Set<string>>();
  let plan = new Map<string, string>();
  const isFirst = (id: string) => first.has(id) || id.includes('preload-helper');
  const isSite = (id: string) => frame.has(keyOf(id)) || (pages.get(keyOf(id))?.size ?? 0) >= mostPages;
  const plugin: Plugin = {
    name: 'read-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const needs = (id: string) => {
        const { importedIds = [], code = '' } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...iconsIn(code ?? '')];
      };
      for (const id of this.getModuleIds()) {
        if (id.endsWith(firstEntry)) for (const needed of reach(id, needs)) first.add(needed);
        if (id.endsWith(entry)) for (const needed of reach(id, needs)) frame.add(needed);
        if (!pagePath.test(id) || officePath.test(id)) continue;
        for (const needed of reach(id, needs)) pages.set(needed, (pages.get(needed) ?? new Set()).add(id));
      }
      const pieces: Piece[] = [];
      for (const id of this.getModuleIds()) {
        const key = keyOf(id);
        const needing = pages.get(key);
        if (isFirst(id) || (!needing && !isSite(id))) continue;
        const size = minified * gzipSync(this.getModuleInfo(id)?.code ?? '').length;
        pieces.push({
          id: key,
          size,
          pages: needing ?? new Set(),
          needs: needs(id),
          ...(isSite(id) && { file: 'site' }),
        });
      }
      plan = planChunks(pieces);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        listMembers(bundle);
      },
    },
  };
  return {
    plugin,
    /** What runs in the first script, with what loads modules. */
    isFirst,
    /** The name of the file of a module that several public pages need. */
    sharedBy: (id: string) => plan.get(keyOf(id)) ?? null,
  };
}

/** Vite’s manifest names a file by the page in it; this adds the pages that stand in a file with others. */
function listMembers(bundle: Bundle): void {
  const manifest = bundle['.vite/manifest.json'];
  if (manifest?.type !== 'asset') throw new Error('Vite has written no manifest.');
  const chunks = JSON.parse(String(manifest.source)) as Record<string, { file: string }>;
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const path = relative(process.cwd(), id);
      const known = byFile.get(chunk.fileName);
      if (known && (id.endsWith(entry) || pagePath.test(id))) chunks[path] ??= known;
    }
  }
  manifest.source = JSON.stringify(chunks, null, 2);
}

function keyOf(id: string): string {
  return iconPath.exec(id)?.[1] ?? id;
}

/** The icons that a module imports, by the names of their files: the package’s index names all of them. */
function iconsIn(code: string): string[] {
  return [...code.matchAll(iconImport)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' ')[0] ?? '')
      .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()),
  );
}

/** A module and all that it imports, without packages. */
function reach(id: string, needs: (id: string) => readonly string[], seen = new Set<string>()): Set<string> {
  if (seen.has(id) || id.includes('node_modules')) return seen;
  seen.add(id);
  for (const needed of needs(id)) reach(needed, needs, seen);
  return seen;
}
