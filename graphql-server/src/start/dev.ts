import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Express } from 'express';
import type { RunnableDevEnvironment } from 'vite';
import { createServer as createVite } from 'vite';
import type { AppContext } from '../base/context.ts';
import { StartupError } from '../base/startup-error.ts';
import { readConfig } from './config.ts';
import { answerWith, listen } from './listen.ts';
import { systemContext } from '../access/actor.ts';
import { openProduct } from './product.ts';
import { scenarios } from './seeding/scenarios.ts';

/**
 * `npm run dev`: the product on Vite. Browser code is replaced within the open page; changed server code is
 * loaded with the next request. The database stays open. `npm run dev -- --with busy-week` shows a scenario on a database
 * of its own, which goes when the program ends.
 */
const { values } = parseArgs({ options: { with: { type: 'string' } } });
const scenario = values.with === undefined ? undefined : readScenario(values.with);
const config = { ...readConfig(process.env), ...(scenario && databaseOfItsOwn()) };
const server = await listen(config.port);
const product = await openProduct(config);
const { context } = product;
await scenario?.(systemContext(context));
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  environments: { ssr: { dev: {} } },
});
const environment = vite.environments.ssr as RunnableDevEnvironment;

interface DevApp {
  createDevApp: (context: AppContext) => Promise<Express>;
}
let loaded: { module: DevApp; app: Express } | undefined;

/** The current app; a changed server file makes a new one. */
async function currentApp(): Promise<Express> {
  const module = await environment.runner.import<DevApp>('/graphql-server/src/start/dev-app.ts');
  if (loaded?.module !== module) loaded = { module, app: await module.createDevApp(context) };
  return loaded.app;
}

answerWith(server, (request, response) => {
  vite.middlewares(request, response, () => {
    currentApp().then(
      (app) => {
        app(request, response);
      },
      (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      },
    );
  });
});
console.log(`Developing on http://localhost:${config.port}`);
product.startBackgroundWork();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void Promise.all([vite.close(), product.close()]).then(() => process.exit(0));
  });
}

function readScenario(name: string) {
  const found = Object.hasOwn(scenarios, name) && scenarios[name];
  if (found) return found;
  throw new StartupError(
    `There is no scenario ${name}. Choose one of: ${Object.keys(scenarios).join(', ')}.`,
  );
}

/** A database for this run alone. */
function databaseOfItsOwn() {
  const dataDir = mkdtempSync(join(tmpdir(), 'scenario-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, mongodbUri: undefined };
}
