import 'reflect-metadata';
import type { Express } from 'express';
import type { RunnableDevEnvironment } from 'vite';
import { createServer as createVite } from 'vite';
import type { AppContext } from '../base/context.ts';
import { readConfig } from './config.ts';
import { answerWith, listen } from './listen.ts';
import { openProduct } from './product.ts';

/**
 * `npm run dev`: the product on Vite. Browser code is replaced within the open page; changed server code is
 * loaded with the next request. The database stays open.
 */
const config = readConfig(process.env);
const server = await listen(config.port);
const product = await openProduct(config);
const { context } = product;
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
  const module = await environment.runner.import<DevApp>('/graphql-server/src/process/dev-app.ts');
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
