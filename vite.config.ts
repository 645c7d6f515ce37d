import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { compressAssets } from './web/compress-assets.ts';
import { keepLastBuild } from './web/keep-last-build.ts';
import { leaveOut } from './web/leave-out.ts';
import { plainIcons } from './web/plain-icons.ts';
import { readPages } from './web/page-chunks.ts';
import { unusedParts } from './web/unused-parts.ts';

const { plugin: pages, isFirst, isEarly, inFrame, inOfficeFrame, isOffice, pagesWith } = readPages();

/** The modules of some folders that several public pages need. */
function shared(folders: RegExp, least = 2) {
  return (id: string) => folders.test(id) && pagesWith(id) >= least;
}

/** Pages with a form need it; Home, stories and lists do not. */
const forForms =
  /contact\/enquiry\/|lib\/(?:offline\/outbox|form\/(?:visitor-form|shown-failure|focus-on-failure|upload))/;

/**
 * What several public pages need, in a few files instead of some fifty small ones. A file takes along what its modules
 * import, so the lower floors come first.
 */
const publicChunks = [
  // The first script and all others load modules with it; it must not pull another chunk into the first.
  { name: 'first', test: isFirst },
  // What runs before a touch must not pull React in either.
  { name: 'early', test: isEarly },
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\/|web\/src\/lib\/framework|web\/src\/ui\/plain-icon/,
  },
  { name: 'site', test: (id: string) => inFrame(id) || (pagesWith(id) >= 12 && !forForms.test(id)) },
  { name: 'icons', test: shared(/lucide-react/, 3) },
  { name: 'forms', test: shared(forForms) },
  {
    name: 'parts',
    test: shared(
      /ui\/(?:section-heading|pictures\/no-picture)|lib\/|domain\/src\/(?:text\/|area\/|place\/|rule\/|site\/(?!feed|film))|money\/parse-price|blog\/blog(?:-card|\.)/,
      4,
    ),
  },
  // What shows pictures, in one file: small files compress badly.
  { name: 'pictures', test: /web\/src\/ui\/pictures\/(?:use-strip|strip|full-screen)\.|icons\/images\.mjs/ },
  { name: 'media', test: shared(/web\/src\/ui\/(?:pictures\/(?:video|static)|page\/page)/, 4) },
  { name: 'map', test: shared(/web\/src\/map\//) },
  {
    name: 'cards',
    test: shared(
      /(?:features|domain\/src)\/property\/[^/]+$|money\/plain-price|features\/choices\/(?:shortlist|compare)|ui\/chip-link/,
    ),
  },
  {
    name: 'search',
    test: shared(
      /search\/(?:suggesting\/search-input|project-(?:search|count|list\.content)|use-form)|place\/map-area/,
    ),
  },
  { name: 'results', test: shared(/property\/search\/|domain\/src\/search\/(?:project|fact)-/) },
  { name: 'stories', test: shared(/features\/blog\//) },
  { name: 'property-texts', test: shared(/property\/details\/.*content/) },
  {
    name: 'details',
    test: (id: string) =>
      shared(/property\/(?:details|emi)\/|money\/emi/)(id) ||
      /property\/(?:details\/price-history|emi\/emi)\.content/.test(id),
  },
  // The frame of the office, and what several of its screens need. What they import of the site stays where it is.
  { name: 'office', test: inOfficeFrame, includeDependenciesRecursively: false },
  {
    name: 'screens',
    test: isOffice,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** React Router’s entry for production: its default entry has the warnings for development as well. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, entry] = /^react-router(\/dom)?$/.exec(source) ?? [];
    if (!source.startsWith('react-router') || source.startsWith('react-router-dom')) return null;
    const file = entry ? 'dom-export' : 'index';
    return this.resolve(resolve(`node_modules/react-router/dist/production/${file}.mjs`), importer);
  },
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    // What no page uses stays out once nothing names it: links of our own that fetch pages ahead are `fetch-ahead.ts`, names are
    // for developer tools, and some calls only make a component. The sentences about wrong use of the router are for
    // development, which has them whole.
    handler: (code) => ({
      code: code
        .replace(
          /\b(invariant|warning)\(\s*((?:[^;`"]|"[^"]*"(?!\s*\)))*?),\s*(?:`[^`]*`|"[^"\n]*")\s*\)/g,
          '$1($2, "The router was used wrongly.")',
        )
        .replace(/(?<!function )\bwarn(?:ing)?Once\([^;]*?\n\s*\);/g, '')
        .replace(/"(?:You c|C)annot call `runClientMiddleware[^"]*"/g, '"The router was used wrongly."')
        .replace(/return shouldPrefetch && !isAbsolute \? [^;]*: link;/, 'return link;')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/(?<== )React\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
};

/**
 * One configuration for the bundles of the browser (`client`), its service workers (`serviceWorker` and `officeWorker`, one file
 * each) and the server (`ssr`). The server’s bundle contains both workspaces and its icons, but no packages.
 */
export default defineConfig({
  plugins: [
    productionRouter,
    leaveOut(unusedParts),
    plainIcons,
    react(),
    tailwindcss(),
    compressAssets(),
    keepLastBuild(),
    pages,
  ],
  builder: {},
  publicDir: 'web/public',
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Files of the last build stay for those who still need them.
        emptyOutDir: false,
        manifest: true,
        // The first script fetches what a page needs by the server’s list; a second list in each file would cost 3 kB.
        modulePreload: false,
        rolldownOptions: {
          input: 'web/src/site/entry-loader.ts',
          // No module runs something only by reading a property or a global.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            codeSplitting: { groups: publicChunks },
            // Each name stands in every page and in what imports it, and the letters of a hash do not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/service-worker',
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'web/src/site/worker/worker.ts' },
          output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
        },
      },
    },
    officeWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/office-worker',
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'office-sw': 'web/src/site/worker/office-worker.ts' },
          output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
        },
      },
    },
    ssr: {
      // Of the icons, only those in use; loading all of them takes a tenth of the start.
      resolve: { external: true, noExternal: ['domain', 'web', 'graphql-server', 'lucide-react'] },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            index: 'graphql-server/src/start/index.ts',
            worker: 'graphql-server/src/start/worker.ts',
            // For containers, which have no sources.
            backup: 'graphql-server/src/start/command/backup-command.ts',
            restore: 'graphql-server/src/start/command/restore-command.ts',
          },
        },
      },
    },
  },
});
