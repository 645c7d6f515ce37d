import type { Plugin } from 'vite';

const firstEntry = 'web/src/site/entry-loader.ts';
const entry = 'web/src/site/entry-client.tsx';
/** What the first script starts by itself, once the page is complete. */
const started = 'web/src/lib/offline/offline.ts';
const pagePath = /\/web\/src\/.*-page\.tsx$/;
/** Its content is fetched once it starts, and shares as much with other pages as its own code. */
const followed = '/compare-page.tsx';
/** Staff pages; what they share with visitors’ pages does not count. */
const officePath = /\/(?:account|auth)\//;
/** The frame of the office, which all its screens need. */
const officeEntry = 'web/src/office/account/account-app.tsx';
/** Rooms of the office, which no public page loads later. */
const officeRooms = /\/web\/src\/(?:office|office-kit|features\/[^/]+\/admin)\//;
const iconPath = /lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * Reads from the graph of modules which of them public pages need, so that the bundle has few files and no page loads
 * much that it does not need. The frame is what every page needs: the layout, the routes and what these import.
 */
export function readPages() {
  const first = new Set<string>();
  const early = new Set<string>();
  const frame = new Set<string>();
  const pages = new Map<string, number>();
  const open = new Set<string>();
  const officeFrame = new Set<string>();
  const plugin: Plugin = {
    name: 'read-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const imports = (id: string, loads: (later: string) => boolean) => {
        const { importedIds = [], dynamicallyImportedIds = [], code = '' } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds.filter(loads), ...iconsIn(code ?? '')];
      };
      const needs = (id: string) => imports(id, () => id.endsWith(followed));
      const needsOrLoads = (id: string) => imports(id, (later) => !officeRooms.test(later));
      for (const id of this.getModuleIds()) {
        if (id.endsWith(firstEntry)) reach(id, needs, first);
        if (id.endsWith(started)) reach(id, needs, early);
        if (id.endsWith(officeEntry)) reach(id, needs, officeFrame);
        if (id.endsWith(entry)) {
          reach(id, needsOrLoads, open);
          reach(id, needs, frame);
          frame.delete(id);
        }
        if (!pagePath.test(id) || officePath.test(id)) continue;
        for (const needed of reach(id, needs)) pages.set(needed, (pages.get(needed) ?? 0) + 1);
      }
    },
  };
  const keyOf = (id: string) => iconPath.exec(id)?.[1] ?? id;
  /** Whether a module of ours, or an icon, is loaded by the office alone. */
  const isOffice = (id: string) =>
    (/\/(?:web|domain)\/src\//.test(id) || iconPath.test(id)) && !open.has(keyOf(id));
  return {
    plugin,
    /** What runs in the first script, with what loads modules. */
    isFirst: (id: string) => first.has(id) || /preload-helper|rolldown.runtime/.test(id),
    isEarly: (id: string) => early.has(id),
    inFrame: (id: string) => frame.has(keyOf(id)),
    /** Whether a module is in the frame of the office, and in no public page. */
    inOfficeFrame: (id: string) => officeFrame.has(keyOf(id)) && isOffice(id),
    isOffice,
    /** How many public pages need the module. */
    pagesWith: (id: string) => pages.get(keyOf(id)) ?? 0,
  };
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
