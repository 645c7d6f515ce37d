import { createBuilder } from 'vite';

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

/** Builds the programs once for all tests: each process that compiled them by itself spent three seconds on that. */
export async function setup(): Promise<void> {
  const input = Object.fromEntries(programs.map((name) => [name, `graphql-server/src/${name}.ts`]));
  const build = {
    outDir: 'dist/programs',
    emptyOutDir: true,
    rolldownOptions: { input },
  };
  const builder = await createBuilder({ logLevel: 'warn', environments: { ssr: { build } } });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
}
