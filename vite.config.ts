import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './web/compress-assets.ts';

/**
 * What most public pages need, in two files instead of some fifty small ones. Nothing of the back office is in them.
 */
const publicChunks = [
  // The first script and all others load modules with it; it must not pull another chunk into the first.
  { name: 'loading', test: /preload-helper/, priority: 3 },
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 2,
  },
  {
    name: 'site',
    test: (id: string) =>
      /web\/src\/|node_modules\/lucide-react/.test(id) && !/\/(?:admin|office|auth)\//.test(id),
    minShareCount: 5,
    priority: 1,
  },
];

/**
 * One configuration for the bundles of the browser (`client`) and the server (`ssr`). The server’s bundle
 * contains both workspaces, but no packages.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), compressAssets()],
  builder: {},
  publicDir: 'web/public',
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'web/src/entry-loader.ts',
          output: { codeSplitting: { groups: publicChunks } },
        },
      },
    },
    ssr: {
      resolve: { external: true, noExternal: ['web', 'graphql-server'] },
      build: {
        outDir: 'dist/server',
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            index: 'graphql-server/src/process/index.ts',
            worker: 'graphql-server/src/process/worker.ts',
          },
        },
      },
    },
  },
});
